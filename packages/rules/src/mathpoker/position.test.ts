import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BETTING, CHOOSING, EQUATION, read, SHOWN } from '../../test/mathpoker-positions.ts'
import { parsePosition } from './notation.ts'
import { fromSetup } from './setup.ts'

test.each<[string, string, string]>([
  ['bad-rules', 'chips no table begins with', BETTING.replace('1000,5,10', '10,5,10')],
  ['bad-rules', 'blinds that never rise so', BETTING.replace('1000,5,10', '1000,5,7')],
  ['bad-number', 'one seat', BETTING.split(' | ').slice(0, 3).join(' | ')],
  ['bad-number', 'nine seats', BETTING + ` | ${BETTING.split(' | ')[4]}`.repeat(6)],
  ['bad-number', 'a turn of no seat', BETTING.replace('10,10 2', '10,10 3')],
  ['bad-number', 'an exit of no seat', BETTING.replace('30 0 -', '30 0 7')],
  ['bad-number', 'an exit twice', CHOOSING.replace('3,2', '3,23')],
  ['bad-number', 'more chips than can be counted', BETTING.replace('995', '9'.repeat(400))],
  ['bad-chips', 'a chip too many', BETTING.replace('995', '996')],
  ['bad-chips', 'chips of another seat', BETTING.replace('995', '994').replace('990', '991')],
  ['bad-chips', 'a bet that is in no pot', BETTING.replace('995,5,5', '995,5,6')],
  ['bad-chips', 'a bet that nobody made', BETTING.replace('10,10 2', '20,10 2')],
  ['bad-chips', 'a raise below the big blind', BETTING.replace('10,10 2', '10,9 2')],
  ['bad-chips', 'a bet before all have made room for a ×', CHOOSING.replace('200,0,-', '200,0,0')],
  ['bad-cards', 'a card twice', BETTING.replace('7.3', '2.1')],
  ['bad-cards', 'a card too few', BETTING.replace('0.1,', '')],
  ['bad-cards', 'five roots', BETTING.replace('VVV', 'VVVV')],
  ['bad-cards', 'a + in the deck', BETTING.replace('0.1,', '0.1,+,')],
  ['bad-cards', 'a hand without ÷', BETTING.replace('7.3,+,-,/', '7.3,+,-,*')],
  ['bad-cards', 'an operator face down', BETTING.replace('7.3,+', '+,7.3')],
  ['bad-players', 'one who left and is in', BETTING.replace('c 0', 'cl 0')],
  ['bad-players', 'a computer that is away', BETTING.replace('c 0', 'ca 2')],
  ['bad-players', 'out with chips', CHOOSING.replace('3,2', '2,01')],
  [
    'bad-players',
    'nobody is in',
    BETTING.replace('- 0 7', 'f 0 7').replace('c 0', 'cf 0').replace('- 1 6', 'f 1 6'),
  ],
  [
    'bad-cards',
    'a × that has found no room',
    BETTING.replace('2.1,9.4', '2.1,*').replace('2 0.1', '2 9.4,0.1'),
  ],
  ['bad-phase', 'nothing to choose', BETTING.replace('betting', 'choosing')],
  [
    'bad-phase',
    'a hand arranged before it is whole',
    BETTING.replace(' 0 - | 1000,990', ' 0 low | 1000,990'),
  ],
  ['bad-phase', 'ready in a betting turn', BETTING.replace('- 1 6', 'r 1 6')],
  ['bad-phase', 'an end that is none', BETTING.replace('betting', 'betting=left')],
  ['bad-phase', 'chips in play before the first round', BETTING.replace('1 1 0', '0 1 0')],
  ['bad-turn', 'the turn of nobody', BETTING.replace('10,10 2', '10,10 -')],
  ['bad-turn', 'a turn in the equation phase', EQUATION.replace('0,500 -', '0,500 2')],
  ['bad-turn', 'a turn of one who folded', BETTING.replace('- 1 6', 'f 1 6')],
  ['bad-choice', 'more than there are × to make room for', CHOOSING.replace('* 1 ', '* 1** ')],
  ['bad-choice', 'an operator that is not held', CHOOSING.replace('* 1 ', '* 1+ ')],
  ['bad-arrangement', 'a card that lies twice', EQUATION.replace('low=0,1,4', 'low=0,1,1')],
  ['bad-arrangement', 'a card that is not there', EQUATION.replace('low=0,1,4', 'low=0,1,9')],
  ['bad-showdown', 'a hand that is in and not laid open', SHOWN.replace(' as ', ' a ')],
  ['bad-showdown', 'another equation than the one that won', SHOWN.replace(/swing\S+/, '-')],
])('%s: %s', (code, _, text) => expect(read(text)).toEqual({ ok: false, error: { code } }))

test('no number makes a setup throw', () => {
  const parsed = [BETTING, CHOOSING, EQUATION, SHOWN].map((text) => JSON.stringify(parsePosition(text)))
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-1, 0.5, 8, 2 ** 53))
  fc.assert(
    fc.property(fc.constantFrom(...parsed), fc.nat(), number, (json, at, other) => {
      let left = at % (json.match(/:\d+/g)?.length ?? 1)
      const put = (_: string, value: unknown): unknown =>
        typeof value === 'number' && left-- === 0 ? other : value
      const { value } = JSON.parse(json, put) as { value: Parameters<typeof fromSetup>[0] }
      const made = fromSetup(value)
      if (!made.ok) expect(made.error.code).toMatch(/^bad-[a-z]+$/)
    }),
  )
})
