import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import CodeCells from './CodeCells.svelte'

const setUp = () => {
  const oncode = vi.fn()
  const { container } = render(CodeCells, { label: 'Code', hint: 'No I, L, O, 0 or 1', oncode })
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  const type = (value: string) => fireEvent.input(input, { target: { value } })
  const cells = () => [...container.querySelectorAll('.drawn span')].map((cell) => cell.textContent?.trim())
  return { oncode, input, type, cells }
}

describe('the six cells of a code', () => {
  it('fold what is typed or pasted, and join at the sixth (S33)', async () => {
    for (const typed of [
      'k7q2mx',
      ' k7q-2mx\n',
      'K7Q 2MX',
      'ｋ７ｑ２ｍｘ',
      'https://trueline.example/g/K7Q2MX?x=1',
    ]) {
      const { oncode, type, cells } = setUp()
      await type(typed)
      expect(oncode.mock.calls).toEqual([['K7Q2MX']])
      expect(cells().join('')).toBe('K7Q2MX')
      document.body.replaceChildren()
    }
  })

  it('wait for the sixth sign, and do not join twice for the same six', async () => {
    const { oncode, type } = setUp()
    await type('K7Q2M')
    expect(oncode).not.toHaveBeenCalled()
    await type('K7Q2MX')
    await type('K7Q2MXX')
    expect(oncode).toHaveBeenCalledTimes(1)
  })

  it('ask again for the same six at Enter: the net may be back', async () => {
    const { oncode, type, input } = setUp()
    await type('K7Q2M')
    const form = input.form as HTMLFormElement
    await fireEvent.submit(form)
    expect(oncode).not.toHaveBeenCalled()
    await type('K7Q2MX')
    await fireEvent.submit(form)
    expect(oncode.mock.calls).toEqual([['K7Q2MX'], ['K7Q2MX']])
  })

  it('say so when a sign is typed that no code has (S34)', async () => {
    const { type, input } = setUp()
    await type('K7O')
    expect(input.value).toBe('K7')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('No I, L, O, 0 or 1')).toBeTruthy()
    // Said until the code is whole, though nothing is wrong any more.
    await type('K7Q')
    expect(input.getAttribute('aria-invalid')).toBe('false')
    expect(screen.getByText('No I, L, O, 0 or 1')).toBeTruthy()
    await type('K7Q2MX')
    expect(screen.queryByText('No I, L, O, 0 or 1')).toBeNull()
  })
})
