import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { QuantityStepper } from './quantity-stepper'

function Counter({ start, max }: { start: number; max: number }) {
  const [value, setValue] = useState(start)
  return <QuantityStepper value={value} onChange={setValue} max={max} />
}

async function show(start: number, max: number) {
  render(
    <I18nProvider locale="en" language={await loadLanguage('en')}>
      <Counter start={start} max={max} />
    </I18nProvider>,
  )
  return {
    field: screen.getByRole('textbox', { name: 'Quantity' }) as HTMLInputElement,
    more: screen.getByRole('button', { name: 'Increase quantity' }) as HTMLButtonElement,
    less: screen.getByRole('button', { name: 'Decrease quantity' }) as HTMLButtonElement,
  }
}

describe('quantity', () => {
  it('does not go below 1', async () => {
    const { field, less } = await show(2, 5)
    await userEvent.click(less)
    expect(field.value).toBe('1')
    expect(less.disabled).toBe(true)
  })

  it('stops at the stock and states the number in stock', async () => {
    const { field, more } = await show(4, 5)
    expect(more.title).toBe('')
    await userEvent.click(more)
    expect(field.value).toBe('5')
    expect(more.disabled).toBe(true)
    expect(more.title).toBe('Max available: 5')
  })

  it('has no stock limit when the stock is unknown', async () => {
    const { field, more } = await show(50, 0)
    await userEvent.click(more)
    expect(field.value).toBe('51')
  })

  it.each([
    ['۳', '3'],
    ['٤', '4'],
    ['99', '5'],
    ['0', '1'],
    ['-2', '1'],
    ['abc', '2'],
    ['', '2'],
  ])('parses %s as %s', async (typed, read) => {
    const { field } = await show(2, 5)
    await userEvent.clear(field)
    if (typed) await userEvent.type(field, typed)
    await userEvent.tab()
    expect(field.value).toBe(read)
  })
})
