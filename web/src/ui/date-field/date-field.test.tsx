import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { useEffect, useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dateField, dayIn, loadDateFields, partOf, typeDay, typeInto } from '../../../test/date-fields'
import { openPopover } from '../../../test/page'
import { wholeLanguage } from '../../../test/words'
import { setDigits } from '../../i18n/digits'
import { I18nProvider } from '../../i18n/i18n'
import { Form } from '../form/form'
import { createForm } from '../form/store'
import { DateField } from './date-field'
import { DatePicker } from './date-picker'

beforeAll(loadDateFields)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00') })
  return () => void vi.useRealTimers()
})

interface Options {
  value?: string
  locale?: Locale
  min?: string
  max?: string
  required?: boolean
  /** The owner sets the value on its own time. */
  isSlow?: boolean
}

const NAMES: Record<Locale, string> = { en: 'From', fa: 'از', nl: 'Van' }

interface OwnerProps extends Pick<Options, 'min' | 'max' | 'required'> {
  initial: string
  owner: { set: (value: string) => void }
  label: string
  onChange: (day: string) => void
}

/** Holds the value of a field, as a form does. */
function Owner({ initial, owner, ...rest }: OwnerProps) {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    owner.set = setValue
  }, [owner])
  return <DatePicker hint="A day" value={value} {...rest} />
}

async function open({ value: initial = '', locale = 'en', isSlow, ...rest }: Options = {}) {
  const changes: string[] = []
  const owner: { set: (value: string) => void } = { set: () => undefined }
  const onChange = (day: string) => {
    changes.push(day)
    if (!isSlow) owner.set(day)
  }
  const language = await wholeLanguage(locale)
  await act(async () =>
    render(
      <I18nProvider locale={locale} language={language}>
        <Owner initial={initial} owner={owner} label={NAMES[locale]} onChange={onChange} {...rest} />
      </I18nProvider>,
    ),
  )
  const field = dateField(NAMES[locale])
  return { field, changes, owner, shown: () => field.textContent }
}

const leave = (field: HTMLElement) => act(() => fireEvent.blur(partOf(field, 'day')))
const press = (part: HTMLElement, key: string) => fireEvent.keyDown(part, { key })

describe('the parts of a date', () => {
  it('shows the parts of an empty date in the order of the language', async () => {
    expect((await open()).shown()).toBe('mm/dd/yyyy')
  })

  it.each<[Locale, string]>([
    ['en', '11/07/2026'],
    ['nl', '07-11-2026'],
    ['fa', '۱۴۰۵/۰۸/۱۶'],
  ])('shows a day in the calendar and digits of the page (%s)', async (locale, text) => {
    const { shown } = await open({ value: '2026-11-07', locale })
    expect(shown()).toBe(text)
  })

  it('shows Latin digits in the Persian calendar when the reader chose them [X-81]', async () => {
    setDigits('latin')
    const { field, shown, changes } = await open({ value: '2026-11-07', locale: 'fa' })
    expect(shown()).toBe('1405/08/16')
    typeInto(partOf(field, 'day'), '۱۷')
    expect(changes.at(-1)).toBe('2026-11-08')
    setDigits('persian')
  })

  it.each<[Locale, string]>([
    ['en', '2026-11-27'],
    ['en', '۲۰۲۶-۱۱-۲۷'],
    ['en', '٢٠٢٦-١١-٢٧'],
    ['nl', '2026-11-27'],
    ['fa', '۱۴۰۵-۰۹-۰۶'],
    ['fa', '1405-09-06'],
    ['fa', '١٤٠٥-٠٩-٠٦'],
  ])('emits the day once all parts are typed, in any digits (%s, %s)', async (locale, typed) => {
    const { changes } = await open({ locale })
    await typeDay(NAMES[locale], typed)
    expect(changes.at(-1)).toBe('2026-11-27')
    expect(changes).not.toContain('')
  })

  it('changes a part with up and down, and moves between parts with left and right', async () => {
    const { field, changes } = await open({ value: '2026-11-07' })
    press(partOf(field, 'day'), 'ArrowUp')
    press(partOf(field, 'month'), 'ArrowDown')
    expect(changes).toEqual(['2026-11-08', '2026-10-08'])
    act(() => partOf(field, 'month').focus())
    press(partOf(field, 'month'), 'ArrowRight')
    expect(document.activeElement).toBe(partOf(field, 'day'))
  })

  it('emits an empty day when a part is deleted, and the day again when it is typed anew', async () => {
    const { field, changes, shown } = await open({ value: '2026-11-07' })
    press(partOf(field, 'day'), 'Backspace')
    expect([changes, shown()]).toEqual([[''], '11/dd/2026'])
    typeInto(partOf(field, 'day'), '07')
    expect(changes.at(-1)).toBe('2026-11-07')
  })

  it('emits another day when it is typed over the present one', async () => {
    const { changes, shown } = await open({ value: '2026-11-16' })
    await typeDay('From', '2026-12-01')
    expect(shown()).toBe('12/01/2026')
    expect(changes.at(-1)).toBe('2026-12-01')
  })

  it('emits an empty day while the year has fewer than four digits', async () => {
    const { field, changes } = await open({ value: '2026-11-07' })
    typeInto(partOf(field, 'year'), '2025')
    expect(changes).toEqual(['', '2025-11-07'])
  })

  it('asks for the missing parts when the focus leaves the field', async () => {
    const { field } = await open()
    typeInto(partOf(field, 'month'), '11')
    leave(field)
    const problem = screen.getByText('Enter day, month and year, or clear the date')
    const part = partOf(field, 'month')
    expect(part.getAttribute('aria-invalid')).toBe('true')
    expect(part.getAttribute('aria-describedby')).toContain(problem.parentElement?.id)
    await typeDay('From', '2026-11-07')
    expect(screen.queryByText(/clear the date/)).toBeNull()
  })

  it('names its parts in Persian, which the library does not speak', async () => {
    const { field } = await open({ locale: 'fa' })
    const day = partOf(field, 'day')
    expect(day.getAttribute('aria-label')).toBe('روز, از')
    expect(day.getAttribute('aria-valuetext')).toBe('خالی')
    expect(field.getAttribute('aria-describedby')).toContain(screen.getByText('A day').id)
  })
})

describe('the value of a date field', () => {
  it('replaces the typed parts when the form sets another day', async () => {
    const { owner, shown } = await open({ value: '2026-11-07' })
    act(() => owner.set('2026-01-31'))
    expect(shown()).toBe('01/31/2026')
    act(() => owner.set(''))
    expect(shown()).toBe('mm/dd/yyyy')
  })

  it('ignores an emitted day that the form returns late', async () => {
    const { field, owner, shown, changes } = await open({ value: '2026-11-07', isSlow: true })
    typeInto(partOf(field, 'day'), '12')
    expect(changes).toEqual(['2026-11-01', '2026-11-12'])
    act(() => owner.set('2026-11-01'))
    expect(shown()).toBe('11/12/2026')
    act(() => owner.set('2025-01-31'))
    expect(shown()).toBe('01/31/2025')
  })

  it('accepts the autofill of the browser', async () => {
    const { field, changes } = await open()
    const native = field.parentElement?.parentElement?.querySelector('input[type=date]') as HTMLInputElement
    fireEvent.change(native, { target: { value: '1990-05-01' } })
    expect(changes).toEqual(['1990-05-01'])
    expect(dayIn(field)).toBe('1990-05-01')
  })
})

describe('the calendar of a date field', () => {
  const calendar = () => within(openPopover())

  it('opens the calendar on the day and emits the chosen one', async () => {
    const { changes } = await open({ value: '2026-11-07' })
    const month = calendar()
    expect(month.getByRole('grid', { name: /November 2026/ })).toBeTruthy()
    const chosen = month.getByRole('button', { name: 'Saturday, November 7, 2026, selected' })
    expect(document.activeElement).toBe(chosen)
    fireEvent.click(month.getByRole('button', { name: 'Sunday, November 8, 2026' }))
    expect(changes).toEqual(['2026-11-08'])
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('opens a Persian calendar that begins on Saturday on a Persian page', async () => {
    const { changes } = await open({ locale: 'fa' })
    const month = calendar()
    const [, year] = month.getAllByRole<HTMLSelectElement>('combobox')
    expect(month.getByRole<HTMLSelectElement>('combobox', { name: 'ماه' }).selectedOptions[0]?.text).toBe(
      'آذر',
    )
    expect(year?.selectedOptions[0]?.text).toBe('۱۴۰۵')
    expect(month.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toMatch(/^ش/)
    fireEvent.click(month.getByRole('button', { name: /^امروز، .*آذر/ }))
    expect(changes).toEqual(['2026-11-27'])
  })

  it('shows other months and years of the calendar', async () => {
    await open({ value: '2026-11-07' })
    const month = calendar()
    fireEvent.click(month.getByRole('button', { name: 'Next month' }))
    expect(month.getByRole('grid', { name: /December 2026/ })).toBeTruthy()
    fireEvent.change(month.getByRole('combobox', { name: 'month' }), { target: { value: '2' } })
    expect(month.getByRole('grid', { name: /February 2026/ })).toBeTruthy()
    const year = month.getByRole<HTMLSelectElement>('combobox', { name: 'year' })
    const at = [...year.options].findIndex(({ text }) => text === '2028')
    fireEvent.change(year, { target: { value: String(at) } })
    expect(month.getByRole('grid', { name: /February 2028/ })).toBeTruthy()
  })

  it('disables days before the first and after the last one', async () => {
    const { changes } = await open({ value: '2026-11-27', min: '2026-11-20', max: '2026-11-28' })
    const month = calendar()
    expect(month.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true)
    const early = month.getByRole('button', { name: /November 19/ })
    expect(early.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(early)
    expect(changes).toEqual([])
    fireEvent.click(month.getByRole('button', { name: /November 28/ }))
    expect(changes).toEqual(['2026-11-28'])
  })

  it('emits today and an empty day from the buttons of the calendar', async () => {
    const { changes, shown } = await open({ value: '2026-11-07' })
    fireEvent.click(calendar().getByRole('button', { name: 'Today' }))
    fireEvent.click(calendar().getByRole('button', { name: 'Clear' }))
    expect(changes).toEqual(['2026-11-27', ''])
    expect(shown()).toBe('mm/dd/yyyy')
  })

  it('hides the Clear button when the date is required', async () => {
    await open({ value: '2026-11-07', required: true })
    expect(calendar().queryByRole('button', { name: 'Clear' })).toBeNull()
  })
})

describe('a date field of a form', () => {
  it('submits its form on Enter, and shows and focuses a broken rule', async () => {
    const submit = vi.fn(async (_: { day: string }) => undefined)
    const form = createForm({
      rules: ({ day }) => (day < '2026-01-01' ? [{ path: 'day', code: 'programs.day_invalid' }] : []),
      initial: { day: '2025-12-31' },
      submit,
      show: 'all',
      errorText: () => '',
    })
    const language = await wholeLanguage('en')
    await act(async () =>
      render(
        <I18nProvider locale="en" language={language}>
          <Form form={form}>
            <DateField name="day" label="Day" min="2026-01-01" />
          </Form>
        </I18nProvider>,
      ),
    )
    const field = dateField('Day')
    const month = partOf(field, 'month')
    expect(month.getAttribute('aria-required')).toBe('true')
    press(month, 'Enter')
    const problem = await screen.findByText(/choose a day of this program/)
    expect(document.activeElement).toBe(month)
    expect(month.getAttribute('aria-invalid')).toBe('true')
    expect(month.getAttribute('aria-describedby')).toContain(problem.closest('p')?.id)
    typeInto(partOf(field, 'year'), '2026')
    expect(screen.queryByText(/choose a day of this program/)).toBeNull()
    await act(async () => press(month, 'Enter'))
    expect(submit.mock.calls[0]?.[0]).toEqual({ day: '2026-12-31' })
  })
})
