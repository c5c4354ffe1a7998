import { expect, type Page } from '@playwright/test'
import type { Locale } from 'contract/locale'
import { allTexts } from '../../lib/words'

/** Returns every visible or announced text of the page, piece by piece. */
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

/** States with messages that no other state shows. */
const PAGES: readonly string[] = [
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
  'account, another address, with problems',
  'account, another address waits',
  'another address',
  'another address, confirmed',
  'another address, dead link',
  'address to keep',
  'address to keep, kept',
  'address to keep, dead link',
  'application to withdraw, its link asked for',
  'application to withdraw, link mailed',
  'application to withdraw',
  'application to withdraw, withdrawn',
  'application to withdraw, dead link',
  'account, your data',
  'account, delete it?',
  'account to keep',
  'account to keep, dead link',
]

/** Returns true if a state's messages are checked; the others repeat them or show user texts. */
export const hasOwnWords = (state: string) => PAGES.includes(state)

const english = allTexts('en')

/** Returns a test for English sentences that the language translates; a parameter matches anything. */
function foreignSentences(locale: Locale): (piece: string) => boolean {
  const texts = allTexts(locale)
  const own = new Set(texts.values())
  const sentences = [...english]
    .filter(([path, text]) => text !== texts.get(path) && !own.has(text))
    .map(([, text]) => text)
    .filter((text) => /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, '')))
  const whole = new Set(sentences.filter((text) => !/\{\w+\}/.test(text)))
  const open = sentences
    .filter((text) => !whole.has(text))
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\w+\\\}/g, '.+'))
    .map((pattern) => new RegExp(`^${pattern}$`, 'u'))
  // The pattern of “Download {name}” would match a Dutch sentence too.
  return (piece) => !own.has(piece) && (whole.has(piece) || open.some((sentence) => sentence.test(piece)))
}

const foreign: Partial<Record<Locale, (piece: string) => boolean>> = {}
const isForeign = (locale: Locale) => (foreign[locale] ??= foreignSentences(locale))

/** Names from tests and demo data, in Latin letters on a Persian page. */
const GIVEN = [
  'Robin',
  'Noor',
  'Sara',
  'Populierenkade',
  'Amsterdam',
  'Please ring',
  'neighbours',
  'deliver',
  'Tavan Demo',
]

/** Expects no bare keys, unfilled parameters or English texts on the page. */
export async function expectTranslated(page: Page, locale: Locale, state: string): Promise<void> {
  const pieces = await page.evaluate(piecesOf)
  const keys = pieces.filter((piece) => english.has(piece) || /\{\w+\}/.test(piece))
  expect(keys, `${state}: bare keys and open parameters`).toEqual([])
  if (locale === 'en') return
  expect(pieces.filter(isForeign(locale)), `${state}: English`).toEqual([])
  // An order keeps the product names of its purchase.
  if (locale !== 'fa' || /^orders?\b/.test(state)) return
  // Persian uses its own letters, so two Latin words in a row are an untranslated sentence.
  const latin = pieces.filter((piece) => /[a-z]{2,}[\s,.]+[a-z]{2,}/i.test(piece.replace(/\S*@\S*/g, '')))
  expect(
    latin.filter((piece) => !GIVEN.some((word) => piece.includes(word))),
    `${state}: Latin words`,
  ).toEqual([])
}
