import { type Locale, locales } from 'contract/locale'
import { makePeople } from './lib/fixture'
import { shopper } from './lib/shopper'
import { reach, states } from './lib/states'
import { expect, test } from './lib/test'
import { expectWellFormed } from './lib/visual-checks'
import { allTexts } from './lib/words'

/** Every text that a person can see or hear on the page, piece by piece. */
const piecesOf = () => {
  const pieces: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('script, noscript, [lang]:not(html)')) pieces.push(node.data)
    } else if (node instanceof Element && !node.closest('[lang]:not(html)'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        pieces.push(node.getAttribute(name) ?? '')
  }
  return [document.title, ...pieces].map((piece) => piece.trim()).filter((piece) => piece !== '')
}

/** Pages and states that have words of their own. */
const PAGES = [
  'home',
  'shop',
  'shop, list',
  'shop, nothing found',
  'shop, failed',
  'product, on sale',
  'product, all that is left',
  'product, not found',
  'cart, empty',
  'cart',
  'cart, clear?',
  'cart, another from before the sign-in',
  'sign-in',
  'registration, with problems',
  'account’s menu open',
  'checkout, with problems',
  'order placed',
  'orders, none',
  'orders',
  'a page that is not there',
  'shop, sorted and filtered',
  'product, sold out, waiting for it',
  'forgotten password, mailed',
  'reset link, dead',
  'new password, with problems',
  'mailbox, dead link',
  'account',
  'account, an address with problems',
  'account, sign out everywhere?',
  'order, waiting for its payment',
  'order, cancel it?',
  'app',
  'application, programs failed',
  'application, no programs',
  'application, with mistakes',
  'application, being sent',
  'application, received',
]

const english = allTexts('en')

for (const locale of ['fa', 'nl'] as const) {
  const own = new Set(allTexts(locale).values())
  /** English sentences that this language says differently; a hole in them stands for anything. */
  const foreign = [...english]
    .filter(([path, text]) => text !== allTexts(locale).get(path) && !own.has(text))
    .map(([, text]) => ({
      text,
      shape: new RegExp(
        `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\w+\\\}/g, '.+')}$`,
        'u',
      ),
    }))
    .filter(({ text }) => /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, '')))

  test(`nothing on any page is left in English or as a bare key: ${locale} (${locale === 'fa' ? 'SHOP-I18N-02' : 'SHOP-I18N-03'})`, async ({
    page,
    api,
    consoleErrors,
  }) => {
    test.setTimeout(180_000)
    const people = await makePeople(api)
    for (const state of states.filter((one) => PAGES.includes(one.name))) {
      if (state.expectedErrors) consoleErrors.expect(state.expectedErrors)
      await page.unrouteAll()
      await reach(state, page, api, people, { locale, theme: 'light', wide: true })
      const pieces = await page.evaluate(piecesOf)
      const keys = pieces.filter((piece) => english.has(piece) || /\{\w+\}/.test(piece))
      expect(keys, `${state.name}: bare keys and open holes`).toEqual([])
      const left = pieces.filter((piece) => foreign.some(({ shape }) => shape.test(piece)))
      expect(left, `${state.name}: English`).toEqual([])
      // An order keeps the names under which its things were bought.
      if (locale === 'fa' && !/^orders?\b/.test(state.name)) {
        // Persian is written in its own letters: two Latin words in a row are a sentence that was forgotten.
        const latin = pieces.filter((piece) =>
          /[a-z]{2,}[\s,.]+[a-z]{2,}/i.test(piece.replace(/\S*@\S*/g, '')),
        )
        const given = [
          'Robin',
          'Noor',
          'Sara',
          'Populierenkade',
          'Amsterdam',
          'Please ring',
          'neighbours',
          'deliver',
        ]
        expect(
          latin.filter((piece) => !given.some((word) => piece.includes(word))),
          `${state.name}: Latin words`,
        ).toEqual([])
      }
    }
  })
}

test('the switcher changes words, direction and products at once, and is remembered (SHOP-I18N-01 SHOP-I18N-04 SHOP-I18N-06 SHOP-I18N-07 SHOP-I18N-08)', async ({
  page,
  api,
}) => {
  const { _id } = await api.product('ZAG-KETT-16')
  await page.goto(`/product/${_id}`)
  await expectWellFormed(page, 'en', 'first visit')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  let now: Locale = 'en'
  for (const next of ['fa', 'nl', 'en', 'fa'] as const) {
    await shopper(page, now).chooseLanguage(next)
    const { t, main, banner } = shopper(page, next)
    const { name } = await api.product('ZAG-KETT-16', next)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(main.getByRole('button', { name: t('product.add'), exact: true })).toBeVisible()
    await expect(banner.getByRole('link', { name: t('nav.shop'), exact: true })).toBeVisible()
    await expectWellFormed(page, next, next)
    now = next
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // The mirrored page: what begins on the left in English begins on the right.
  const brand = page.getByRole('banner').getByRole('link').first()
  expect((await brand.boundingBox())?.x).toBeGreaterThan(640)

  await page.reload()
  await expectWellFormed(page, 'fa', 'after a reload')
  await page.goto('/cart')
  await expect(
    page.getByRole('heading', { name: shopper(page, 'fa').t('cart.title'), exact: true }),
  ).toBeVisible()
})

test('a stored language is there from the first paint', async ({ page, context }) => {
  await context.addInitScript(() => {
    const first: string[] = []
    Object.assign(window, { first })
    const look = () => {
      if (document.body?.textContent?.trim()) first.push(document.documentElement.dir)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    localStorage.setItem('language', 'fa')
  })
  await page.goto('/shop')
  await expect(shopper(page, 'fa').main.getByRole('article')).toHaveCount(12)
  const seen = await page.evaluate(() => (window as unknown as { first: string[] }).first)
  expect(new Set(seen)).toEqual(new Set(['rtl']))
})

test('the cart follows the language, prices stay in dollars with Latin digits (SHOP-GEN-07)', async ({
  page,
  api,
}) => {
  const visitor = shopper(page)
  const product = (locale: Locale) => api.product('SEP-HONE-500', locale)
  await page.goto('/shop')
  await visitor.findAndAdd('SEP-HONE-500', (await product('en')).name)
  await page.goto('/cart')
  await visitor.chooseLanguage('fa')
  const persian = shopper(page, 'fa')
  await expect(persian.card((await product('fa')).name)).toBeVisible()
  const price = persian
    .card((await product('fa')).name)
    .locator('bdi')
    .first()
  await expect(price).toHaveText(`$${(await product('en')).price.toFixed(2)}`)
  await expect(price).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('button', { name: persian.t('nav.language') })).toBeVisible()
  expect(Object.keys(locales)).toEqual(['en', 'fa', 'nl'])
})
