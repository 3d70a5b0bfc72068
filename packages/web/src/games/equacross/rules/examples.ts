import { type ScoredLine, type ScoredPlay, TILE_POINTS } from '@trueline/rules/equacross/client'
import type { LineExample, PlayExample } from './work.ts'

// Positions are written as packages/rules/src/equacross/README.md says: board, racks, scores, whose turn, bag …
const EMPTY = 'o/o/o/o/o/o/o/o/o/o/o/o/o/o/o'
const at = (board: string, rack: string): string => `${board} ${rack},1234567 0,0 0 - 1,1 0 0,0 -`

/** `2 = 9 − 7` across the star. */
const STAR_LINE = 'o/o/o/o/o/o/o/f297f/o/o/o/o/o/o/o'
/** The same, and `2 + 3 = 5` down from its 2. */
const TWO_LINES = 'o/o/o/o/o/o/o/f297f/f3h/f5h/o/o/o/o/o'

/** The points on the faces of the tiles in a line. */
const faceValue = ({ reading }: ScoredLine): number =>
  reading
    .replace(/\D/g, '')
    .split('')
    .reduce((sum, digit) => sum + (TILE_POINTS[digit] ?? 0), 0)
/** What multiplied a line of a play, and how many lines there are. */
const multiplied =
  (by: number) =>
  ({ lines: [line, ...others] }: ScoredPlay): boolean =>
    others.length === 0 && line?.multiplier === by
const severalLines =
  (count: number) =>
  ({ lines, bonuses }: ScoredPlay): boolean =>
    lines.length === count && bonuses.several > 0

/** The plays of the rule book. */
export const PLAYS = {
  first: {
    rule: 'EC-11',
    title: 'The first play: 2 9 7 over the star',
    position: at(EMPTY, '2974113'),
    move: 'play G8=2 H8=9 I8=7',
    expects: ({ lines: [line] }) => line?.reading === '2=9-7',
  },
  cross: {
    rule: 'EC-10',
    title: 'A line down from a tile that lies there',
    position: at(STAR_LINE, '3541860'),
    move: 'play G9=3 G10=5',
    expects: ({ lines: [line] }) => line?.reading === '2+3=5',
  },
  'not-in-rack': {
    rule: 'EC-10',
    title: 'A tile that is not on the rack',
    position: at(STAR_LINE, '1146860'),
    move: 'play G9=3 G10=5',
    expects: 'not-in-rack',
  },
  occupied: {
    rule: 'EC-10',
    title: 'A square that is taken',
    position: at(TWO_LINES, '1146860'),
    move: 'play G10=6',
    expects: 'occupied',
  },
  'not-one-line': {
    rule: 'EC-10',
    title: 'Neither one row nor one column',
    position: at(STAR_LINE, '3541860'),
    move: 'play G9=3 H10=5',
    expects: 'not-one-line',
  },
  gap: {
    rule: 'EC-10',
    title: 'A gap',
    position: at(STAR_LINE, '3541860'),
    move: 'play G9=3 G11=5',
    expects: 'gap',
  },
  'not-touching': {
    rule: 'EC-10',
    title: 'Tiles that touch nothing',
    position: at(STAR_LINE, '3541860'),
    move: 'play G10=1 H10=3 I10=4',
    expects: 'not-touching',
  },
  'misses-star': {
    rule: 'EC-11',
    title: 'A first play beside the star',
    position: at(EMPTY, '2974113'),
    move: 'play I8=2 J8=9 K8=7',
    expects: 'misses-star',
  },
  'too-few-tiles': {
    rule: 'EC-11',
    title: 'A first play of two tiles',
    position: at(EMPTY, '2974113'),
    move: 'play H8=2 I8=9',
    expects: 'too-few-tiles',
  },
  'false-line': {
    rule: 'EC-10',
    title: 'A line that is not true',
    position: at(STAR_LINE, '4961860'),
    move: 'play G9=4 G10=9',
    expects: 'false-line',
  },
  'false-lines': {
    rule: 'EC-10',
    title: 'Several false lines: all are named',
    position: at(STAR_LINE, '6481350'),
    move: 'play G9=6 H9=4 I9=8',
    expects: 'false-line',
  },
  doubleTile: {
    rule: 'EC-13',
    title: '2T doubles the tile on it',
    position: at(STAR_LINE, '3541860'),
    move: 'play G9=3 G10=5',
    expects: ({ lines: [line] }) => line?.multiplier === 1 && line.tiles - faceValue(line) === TILE_POINTS[3],
  },
  tripleTile: {
    rule: 'EC-13',
    title: '3T triples the tile on it',
    position: at(TWO_LINES, '8341160'),
    move: 'play F10=8 H10=3',
    expects: ({ lines: [line] }) =>
      line?.multiplier === 1 && line.tiles - faceValue(line) === 2 * (TILE_POINTS[8] ?? 0),
  },
  doubleEquation: {
    rule: 'EC-13',
    title: '2E doubles the equation; what × earns is added after',
    position: at('o/o/o/o/g2g/g8g/g1g/g0g/o/o/o/o/o/o/o', '6213440'),
    move: 'play E5=6 F5=2 G5=1',
    expects: ({ lines: [line], score }) =>
      line?.multiplier === 2 && line.bonus > 0 && score === line.tiles * 2 + line.bonus,
  },
  tripleEquation: {
    rule: 'EC-13',
    title: '3E triples the equation',
    position: at('o/o/o/o/o/g255125b/g5d3b/g7d2b/o/o/o/o/o/o/o', '3541860'),
    move: 'play N8=3 O8=5',
    expects: multiplied(3),
  },
  twoDoubles: {
    rule: 'EC-13',
    title: 'Two 2E under one line: times four',
    position: at('o/o/o/o/g2g/g8g/g1g/g0g/o/o/o/o/o/o/o', '1211440'),
    move: 'play E5=1 F5=2 G5=1 I5=1 J5=4 K5=4',
    expects: multiplied(4),
  },
  later: {
    rule: 'EC-13',
    title: 'A square counts once: G9 is covered already',
    position: at('o/o/o/o/o/o/o/f297f/f4h/f6h/o/o/o/o/o', '4541860'),
    move: 'play G11=4',
    expects: ({ lines: [line] }) => line !== undefined && line.tiles === faceValue(line) && line.bonus > 0,
  },
  division: {
    rule: 'EC-14',
    title: 'A division of five tiles',
    position: at(EMPTY, '1296834'),
    move: 'play F8=1 G8=2 H8=9 I8=6 J8=8',
    expects: ({ lines: [line] }) => line?.reading === '12=96/8' && line.bonus > 0,
  },
  twoLines: {
    rule: 'EC-15',
    title: 'Two lines: the tile on G9 counts doubled in both',
    position: at('o/o/o/o/o/o/g5g/g3g/g248e/o/o/o/o/o/o', '1563340'),
    move: 'play G9=1 G10=5 G11=6',
    expects: (play) =>
      severalLines(2)(play) && play.lines.every((line) => line.tiles - faceValue(line) === TILE_POINTS[1]),
  },
  threeLines: {
    rule: 'EC-15',
    title: 'Three lines',
    position: at('o/o/o/o/o/o/o/f134f/f2a2f/f3a6f/o/o/o/o/o', '4376612'),
    move: 'play G11=4 H11=3 I11=7',
    expects: severalLines(3),
  },
  fourLines: {
    rule: 'EC-15',
    title: 'Four lines',
    position: at('o/o/o/o/o/o/o/f11112d/f1a2a4d/f2a2a8d/o/o/o/o/o', '9969312'),
    move: 'play G11=9 H11=9 I11=6 J11=9 K11=3',
    expects: severalLines(4),
  },
  sevenTiles: {
    rule: 'EC-15',
    title: 'Seven tiles at once',
    position: at(EMPTY, '1212144'),
    move: 'play F8=1 G8=2 H8=1 I8=2 J8=1 K8=4 L8=4',
    expects: ({ bonuses, tiles }) => tiles.length === 7 && bonuses.allTiles > 0,
  },
} satisfies Readonly<Record<string, PlayExample>>

/** How lines are read. */
export const LINES = {
  read: [
    { rule: 'EC-5', digits: '297', expects: '2=9-7', note: '= may come first' },
    { rule: 'EC-5', digits: '257', expects: '2+5=7', note: 'or last' },
    { rule: 'EC-5', digits: '12968', expects: '12=96/8', note: 'digits side by side make a number' },
    { rule: 'EC-5', digits: '13791', expects: '13*7=91' },
    { rule: 'EC-7', digits: '707', expects: '7+0=7', note: '0 may be added' },
    { rule: 'EC-7', digits: '770', expects: '7=7+0', also: '7-7=0', note: '7 − 7 = 0 is true as well' },
    { rule: 'EC-7', digits: '000', expects: '0+0=0' },
    { rule: 'EC-8', digits: '842', expects: '8=4*2', also: '8/4=2', note: 'a division that comes out' },
  ],
  unread: [
    { rule: 'EC-4', digits: '44', expects: 'too-short' },
    { rule: 'EC-5', digits: '8549', expects: 'no-equation', note: '8 + 5 − 4 = 9 has two operators' },
    { rule: 'EC-5', digits: '21869', expects: 'only-backwards', note: '96 ÷ 8 = 12, from right to left' },
    { rule: 'EC-6', digits: '3058', expects: 'no-equation', note: '05 is no number' },
    { rule: 'EC-7', digits: '500', expects: 'only-with-zero', note: '5 × 0 = 0 does not count' },
    { rule: 'EC-7', digits: '050', expects: 'only-with-zero', note: '0 ÷ 5 = 0 does not count' },
    { rule: 'EC-8', digits: '723', expects: 'no-equation', note: '7 ÷ 2 leaves a rest' },
  ],
  several: [
    { rule: 'EC-9', digits: '224', expects: '2+2=4', also: '2*2=4', note: 'equal points: + before ×' },
    { rule: 'EC-9', digits: '42143', expects: '42=14*3', also: '42+1=43', note: 'the × earns more' },
    { rule: 'EC-9', digits: '707', expects: '7+0=7', also: '7=0+7', note: '= last before = first' },
  ],
  ladder: [
    { rule: 'EC-14', digits: '236', expects: '2*3=6', earns: false },
    { rule: 'EC-14', digits: '3412', expects: '3*4=12', earns: true },
    { rule: 'EC-14', digits: '12968', expects: '12=96/8', earns: true },
    { rule: 'EC-14', digits: '255125', expects: '25*5=125', earns: true },
    { rule: 'EC-14', digits: '1212144', expects: '12*12=144', earns: true },
    { rule: 'EC-14', digits: '99121188', expects: '99*12=1188', earns: true },
  ],
  without: [
    { rule: 'EC-14', digits: '13434', expects: '1*34=34', earns: false, note: 'an operand is 1' },
    { rule: 'EC-14', digits: '1012120', expects: '10*12=120', earns: false, note: 'an operand is 10' },
    {
      rule: 'EC-14',
      digits: '24241',
      expects: '24=24*1',
      also: '24/24=1',
      earns: false,
      note: 'an operand or the answer is 1',
    },
    { rule: 'EC-14', digits: '2510', expects: '2*5=10', earns: true, note: 'an answer of 10 is fine' },
  ],
} satisfies Readonly<Record<string, readonly LineExample[]>>
