import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { MB } from 'contract/units'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeShop } from '../../test/fake-shop'
import { openPage, openPopover } from '../../test/page'
import { wholeLanguage } from '../../test/words'
import { clockTime } from '../features/chat/conversation/times'
import { homeWords } from '../features/site/home/words/home-words'
import { I18nProvider, useLocale, useT } from '../i18n/i18n'
import { loadLanguage } from '../i18n/languages'
import { Ago } from '../ui/ago'
import { DateText } from '../ui/date'
import { useDayFormat } from '../ui/day-format'
import { useFileSize } from '../ui/file-size'
import { Money } from '../ui/money'
import { LanguageChoice } from './language-theme-choice'
import { LanguageMenu } from './language-theme-menus'

afterEach(() => vi.unstubAllGlobals())

const NOON = new Date(2026, 10, 22, 12, 5)
const BEFORE = new Date(Date.now() - 130_000).toISOString()

function Fixed() {
  return <p>{useT(homeWords)('home.stats.coaches.value')}</p>
}

/** Renders every kind of formatted number. */
function Figures() {
  const t = useT()
  const { tag } = useLocale()
  const dayOf = useDayFormat()
  const sizeOf = useFileSize()
  return (
    <ul data-testid="figures">
      <li>{t('nav.cart', { count: 12 })}</li>
      <li>{t.number(1234.5)}</li>
      <li>
        <DateText value={NOON} look="short" />
      </li>
      <li>{dayOf(NOON)}</li>
      <li>{clockTime(NOON.toISOString(), tag)}</li>
      <li>
        <Ago value={BEFORE} />
      </li>
      <li>{sizeOf(1.2 * MB)}</li>
      <li>
        <Money amount={1234.5} />
      </li>
    </ul>
  )
}

const PERSIAN = [
  'سبد خرید، ۱۲ کالا',
  '۱٬۲۳۴٫۵',
  '۱ آذر ۱۴۰۵',
  'یکشنبه ۱ آذر',
  '۱۲:۰۵',
  '۲ دقیقه پیش',
  '۱٫۲ مگابایت',
  '$1,234.50',
]
const LATIN = [
  'سبد خرید، 12 کالا',
  '1,234.5',
  '1 آذر 1405',
  'یکشنبه 1 آذر',
  '12:05',
  '2 دقیقه پیش',
  '1.2 مگابایت',
  '$1,234.50',
]

const shown = (within: ParentNode = document) =>
  [...within.querySelectorAll('li')].map((li) => li.textContent)

async function open(locale: Locale) {
  fakeShop([])
  const choice = (
    <>
      <LanguageChoice />
      <LanguageMenu />
      <Figures />
    </>
  )
  return openPage({ '/': choice }, '/', locale)
}
const digits = () => within(screen.getByRole('group', { name: 'ارقام' }))

describe('X-81: the digits of Persian', () => {
  it('are Persian until the reader chooses Latin ones; the choice is stored, and money stays Latin', async () => {
    const { unmount } = await open('fa')
    expect(shown()).toEqual(PERSIAN)
    fireEvent.click(digits().getByRole('button', { name: 'ارقام لاتین' }))
    expect(shown()).toEqual(LATIN)
    expect(digits().getByRole('button', { pressed: true }).textContent).toBe('ارقام لاتین')
    expect(localStorage.getItem('digits')).toBe('latin')
    unmount()
    await open('fa')
    expect(shown()).toEqual(LATIN)
    fireEvent.click(digits().getByRole('button', { name: 'ارقام فارسی' }))
    expect(shown()).toEqual(PERSIAN)
  })

  it('can be chosen in the menu of wide screens', async () => {
    await open('fa')
    const menu = within(openPopover())
    fireEvent.click(menu.getByRole('button', { name: 'ارقام لاتین' }))
    expect(shown()).toEqual(LATIN)
  })

  it.each(['en', 'nl'] as const)('have no choice and no effect in %s', async (locale) => {
    const { unmount } = await open(locale)
    const before = shown()
    openPopover()
    expect(screen.queryByText(/Latin|Latijn/)).toBeNull()
    unmount()
    localStorage.setItem('digits', 'latin')
    await open(locale)
    expect(shown()).toEqual(before)
  })

  it('are chosen for the life of the page when storage is blocked', async () => {
    await open('fa')
    const closed = () => {
      throw new Error('closed')
    }
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed })
    fireEvent.click(digits().getByRole('button', { name: 'ارقام لاتین' }))
    expect(shown()).toEqual(LATIN)
  })

  it('apply to fixed texts', async () => {
    localStorage.setItem('digits', 'latin')
    await openPage({ '/': <Fixed /> }, '/', 'fa')
    expect(screen.getByText('+500')).toBeTruthy()
  })
})

it('hydrates a prerendered page with Persian digits and then applies the chosen ones (X-81)', async () => {
  await wholeLanguage('fa')
  const page = (
    <I18nProvider locale="fa" language={await loadLanguage('fa')}>
      <Figures />
    </I18nProvider>
  )
  localStorage.setItem('digits', 'latin')
  const { container } = render(<div />)
  const root = container.appendChild(document.createElement('main'))
  root.innerHTML = renderToString(page)
  expect(shown(root)).toEqual(PERSIAN)
  const painted = root.querySelector('ul')
  const complaints = vi.fn()
  const alive = await act(async () => hydrateRoot(root, page, { onRecoverableError: complaints }))
  expect(shown(root)).toEqual(LATIN)
  expect(complaints).not.toHaveBeenCalled()
  expect(root.querySelector('ul')).toBe(painted)
  act(() => alive.unmount())
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('uses the locale tag, which includes the digits, or explicit English in every format (X-81)', () => {
  const made = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/new Intl\.(?:\w+Format|PluralRules)\(\s*([^\s,)]+)/g)].map(([, by]) => by),
  )
  expect(made.length).toBeGreaterThan(10)
  expect(made.filter((by) => by !== 'tag' && by !== "'en-US'")).toEqual([])
  expect(Object.values(sources).filter((source) => /\.toLocale(Date|Time)?String\(/.test(source))).toEqual([])
})
