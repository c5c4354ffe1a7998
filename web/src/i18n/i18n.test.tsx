import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errors } from 'contract/errors'
import { localeCodes } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { errorWords } from './error-words/error-words'
import { I18nProvider, useLocale, useT } from './i18n'
import { loadLanguage, storedLocale } from './languages'
import { createTranslate } from './translate'
import type { KnowsErrors } from './types'

describe('texts', () => {
  it('chooses the plural form of a number, and the separate text for zero', async () => {
    const en = createTranslate('en', await loadLanguage('en'))
    expect([0, 1, 2, 5, 1.5].map((count) => en('nav.cart', { count }))).toEqual([
      'Cart, empty',
      'Cart, 1 item',
      'Cart, 2 items',
      'Cart, 5 items',
      'Cart, 1.5 items',
    ])
    const fa = createTranslate('fa', await loadLanguage('fa'))
    expect([0, 1, 12].map((count) => fa('nav.cart', { count }))).toEqual([
      'سبد خرید، خالی',
      'سبد خرید، ۱ کالا',
      'سبد خرید، ۱۲ کالا',
    ])
  })

  it('translates an error code, and uses the fallback for an unknown one', async () => {
    const nl = createTranslate<KnowsErrors>('nl', await errorWords.load('nl'))
    expect(nl.error('cart.insufficient_stock', { available: 3 })).toContain('3')
    expect(nl.error('cart.insufficient_stock', { available: 3 })).not.toBe(
      errors['cart.insufficient_stock'][1],
    )
    expect(nl.error('newer.code', undefined, 'As the server says')).toBe('As the server says')
  })
})

function Probe() {
  const t = useT()
  const { setLocale } = useLocale()
  return (
    <>
      <p data-testid="text">{t('nav.shop')}</p>
      {localeCodes.map((code) => (
        <button key={code} type="button" onClick={() => void setLocale(code)}>
          {code}
        </button>
      ))}
    </>
  )
}

describe('choice of the language', () => {
  it('is English until a choice is stored, regardless of the browser’s language (SHOP-I18N-01)', () => {
    expect(storedLocale()).toBe('en')
    localStorage.setItem('language', 'xx')
    expect(storedLocale()).toBe('en')
  })

  it('changes texts, language and direction, and is stored (SHOP-I18N-06, SHOP-I18N-07, SHOP-I18N-08)', async () => {
    render(
      <I18nProvider locale="en" language={await loadLanguage('en')}>
        <Probe />
      </I18nProvider>,
    )
    const root = document.documentElement
    await userEvent.click(screen.getByText('fa'))
    expect(await screen.findByText('فروشگاه')).toBeTruthy()
    expect([root.lang, root.dir, storedLocale()]).toEqual(['fa', 'rtl', 'fa'])
    await userEvent.click(screen.getByText('nl'))
    expect(await screen.findByText('Winkel')).toBeTruthy()
    expect([root.lang, root.dir]).toEqual(['nl', 'ltr'])
    await userEvent.click(screen.getByText('en'))
    expect(await screen.findByText('Shop')).toBeTruthy()
    expect([root.lang, root.dir]).toEqual(['en', 'ltr'])
  })
})
