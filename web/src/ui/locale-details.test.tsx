import { render, screen } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { I18nProvider } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { Ago } from './ago'
import { Breadcrumb } from './breadcrumb'
import { DateText } from './date'
import { QuantityStepper } from './quantity-stepper'

const show = async (locale: Locale, part: ReactNode) =>
  render(
    <MemoryRouter>
      <I18nProvider locale={locale} language={await loadLanguage(locale)}>
        {part}
      </I18nProvider>
    </MemoryRouter>,
  ).container

it.each([
  ['en', 'just now', '2 minutes ago'],
  ['nl', 'zojuist', '2 minuten geleden'],
  ['fa', 'همین حالا', '۲ دقیقه پیش'],
] as const)('in %s what is younger than a minute was just now', async (locale, young, older) => {
  const before = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  expect((await show(locale, <Ago value={before(20)} />)).textContent).toBe(young)
  expect((await show(locale, <Ago value={before(130)} />)).textContent).toBe(older)
})

it('writes a quantity in the digits of the language', async () => {
  await show('fa', <QuantityStepper value={12} onChange={() => undefined} />)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('۱۲')
})

it('truncates a breadcrumb between words, never inside a number', async () => {
  const name = 'پودر انار، ۳۹۰ گرم'
  await show('fa', <Breadcrumb crumbs={[{ label: 'فروشگاه', to: '/shop' }, { label: name }]} />)
  const crumb = document.querySelector('[aria-current=page]')
  expect(crumb?.textContent).toBe(name)
  expect([...(crumb?.children ?? [])].map((word) => [word.textContent, word.className])).toContainEqual([
    '۳۹۰',
    'inline-block',
  ])
})

it('writes an hour in English without a leading zero', async () => {
  const morning = new Date(2026, 9, 5, 9, 5)
  expect((await show('en', <DateText value={morning} look="time" />)).textContent).toMatch(/ 9:05\s?AM$/)
})
