import { notCopied, signs } from './code.ts'

/** What is said in English before a game, between turns and after it. */
export const words = {
  notCopied,
  claim: {
    offer: 'Silent for seven days.',
    key: 'Claim the game',
    title: 'Claim the game?',
    text: 'The other player has not moved for seven days. The game ends, and you win it.',
    yes: 'Claim it',
    no: 'Keep waiting',
  },
  waiting: {
    title: 'Waiting for your friend',
    text: 'Send the link, or read out the code. The game begins when your friend takes the seat.',
    code: (code: string) => `Code ${signs(code)}`,
    share: 'Share the link',
    invite: (game: string) => `Play ${game} with me`,
    copyLink: 'Copy the link',
    linkCopied: 'Link copied',
    copyCode: 'Copy the code',
    codeCopied: 'Code copied',
    scan: 'Show a QR code',
    scanOf: (link: string) => `QR code for ${link}`,
    cancel: 'Cancel this game',
    cancelTitle: 'Cancel this game?',
    cancelText: 'The code stops working. Nobody has joined yet.',
    keep: 'Keep waiting',
    several: {
      title: 'Waiting for players',
      maker:
        'Send the link, or read out the code. Begin when everybody is there; with no seat free it begins by itself.',
      guest: 'It begins when the one who opened the table says so, or when no seat is free.',
      seats: 'Seats',
      count: (taken: number, all: number) => `${taken} of ${all} taken`,
      free: 'Free seat',
      you: 'you',
      add: 'Computer:',
      addOf: (level: string, seat: number) => `Put a computer, ${level}, on seat ${seat}`,
      remove: (name: string) => `Take ${name} off its seat`,
      begin: 'Begin',
      tooFew: (least: number) => `At least ${least} have to sit at the table`,
      leave: 'Leave the table',
    },
  },
  invitation: {
    title: (game: string) => `invites you to ${game}`,
    name: 'Your name',
    needName: 'Your friend wants to know who you are.',
    sit: 'Take the seat',
    watch: 'Only watch',
  },
  early: {
    title: 'Not begun yet',
    text: 'The game shows here as soon as it begins. Or take a free seat yourself.',
    sit: 'Take the seat',
  },
  cover: {
    title: 'Pass the device to',
    reveal: (name: string) => `I am ${name}: show my tiles`,
  },
  closed: {
    home: 'To the house',
    reload: 'Reload',
    unknown: {
      title: 'No such game',
      text: 'There is no game with this code. Look at it again: codes have six signs, and no I, L, O, 0 or 1.',
    },
    cancelled: { title: 'Cancelled', text: 'The one who made this game took it back before it began.' },
    older: {
      title: 'A game we do not know',
      text: 'This page is older than the game. Reload it and try again.',
    },
  },
} as const
