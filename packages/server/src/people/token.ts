import { createHash, randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET, foldCode } from '@trueline/rules/wire'

/** A new device token: 256 random bits in 43 characters. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Whether `text` has the form of a device token: anything else is not worth a question to the database. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What is stored in place of a secret. It is random and long, so a plain hash gives nothing to guess at. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** 28 letters without look-alikes are 138 bits, and can still be copied by hand. */
const RECOVERY_LENGTH = 28

/** A new recovery code. */
export const makeRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

/** A typed or pasted recovery code, or its whole link, in the form that was hashed. */
export const foldRecoveryCode = (typed: string): string => foldCode(typed.slice(typed.indexOf('#') + 1))
