import { expect, type Page } from '@playwright/test'
import { localCountryName } from 'contract/countries'
import type { Locale } from 'contract/locale'
import { locales } from 'contract/locale'
import { hasState } from 'contract/postal-address'
import { PASSWORD } from './api'
import { words } from './words'

/** Checkout fields that are not part of the account. */
export const DELIVERY = {
  phone: '+31 20 555 0199',
  street: 'Lijnbaansgracht 12',
  city: 'Amsterdam',
  state: 'Noord-Holland',
  zip: '1015 AA',
  country: 'Netherlands',
}

/** Actions of a customer on one page in one language. */
export function shopper(page: Page, locale: Locale = 'en') {
  const t = words(locale)
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')

  const cartButton = (count: number) =>
    banner.getByRole('button', { name: t('nav.cart', { count }), exact: true })
  const expectCart = (count: number) => expect(cartButton(count)).toBeVisible()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  /** Card of a product in the shop, or its line in the cart. */
  const card = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

  async function search(term: string) {
    const box = page.getByRole('searchbox', { name: t('shop.search.label') })
    await box.fill(term)
    await box.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === term)
  }

  /** Finds a product by a word and adds one to the cart from its card. */
  async function findAndAdd(term: string, name: string) {
    await search(term)
    await card(name)
      .getByRole('button', { name: t('shop.card.add'), exact: true })
      .click()
    await expect(page.getByRole('status').filter({ hasText: t('shop.card.added', { name }) })).toBeVisible()
  }

  /** Presses Undo in the message about a removed line. */
  const undoRemoval = (name: string) =>
    page
      .getByRole('region', { name: t('common.notifications') })
      .locator('div')
      .filter({ hasText: t('cart.removed', { name }) })
      .last()
      .getByRole('button', { name: new RegExp(`^${t('cart.undo')}`) })
      .click()

  /** Ticks the human verification and waits for its calculation. */
  async function verify() {
    // Before hydration a click is replayed, so the tick follows later.
    await page.getByRole('checkbox', { name: t('auth.verification.label') }).click()
    await expect(page.getByText(t('auth.verification.verified'), { exact: true })).toBeVisible()
  }

  async function fillRegistration(who: { first: string; last: string; email: string; password?: string }) {
    const password = who.password ?? PASSWORD
    await field(t('auth.firstName')).fill(who.first)
    await field(t('auth.lastName')).fill(who.last)
    await field(t('auth.email')).fill(who.email)
    await field(t('auth.password')).fill(password)
    await field(t('auth.confirmPassword')).fill(password)
  }

  async function register(who: { first: string; last: string; email: string }) {
    await fillRegistration(who)
    await verify()
    await page.getByRole('button', { name: t('auth.register.submit'), exact: true }).click()
  }

  /** Goes from the sign-in to the registration. */
  async function signUpInstead() {
    await page.waitForURL('**/login')
    await main.getByRole('link', { name: t('auth.login.signUp'), exact: true }).click()
    await page.waitForURL('**/register')
  }

  async function signIn(email: string, password: string) {
    await field(t('auth.email')).fill(email)
    await field(t('auth.password')).fill(password)
    await verify()
    await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click()
  }

  /** Waits until the header shows the account, so that the next step does not interrupt the sign-in. */
  const signedIn = () =>
    expect(banner.getByRole('link', { name: t('nav.login'), exact: true })).toHaveCount(0)

  async function openProfile(name: string) {
    await banner.getByRole('button', { name: t('auth.menu.label', { name }), exact: true }).click()
  }

  async function signOut(name: string) {
    await openProfile(name)
    await page.getByRole('button', { name: t('auth.menu.logout'), exact: true }).click()
    await expect(banner.getByRole('link', { name: t('nav.login'), exact: true })).toBeVisible()
  }

  async function fillDelivery(delivery: Partial<typeof DELIVERY> = {}) {
    const { phone, street, city, state, zip, country } = { ...DELIVERY, ...delivery }
    await field(t('auth.phone')).fill(phone)
    await field(t('auth.country')).selectOption(localCountryName(country, locale))
    await field(t('auth.street')).fill(street)
    await field(t('auth.city')).fill(city)
    if (hasState(country)) await field(t('auth.state')).fill(state)
    await field(t('auth.zip')).fill(zip)
  }

  const placeOrder = () => page.getByRole('button', { name: t('checkout.place'), exact: true })

  /** Places the order once the form is prefilled with the customer's data. */
  async function order() {
    for (const label of [
      t('auth.firstName'),
      t('auth.lastName'),
      t('auth.email'),
      t('auth.phone'),
      t('auth.country'),
      t('auth.street'),
      t('auth.city'),
      t('auth.zip'),
    ])
      await expect(field(label)).not.toHaveValue('')
    if (hasState(await field(t('auth.country')).inputValue()))
      await expect(field(t('auth.state'))).not.toHaveValue('')
    await placeOrder().click()
  }

  /** Reads the number on the confirmation. */
  async function orderNumber(): Promise<string> {
    await page.waitForURL('**/order-success')
    const number = await main.getByText(/^TV-\d+$/).textContent()
    return number ?? ''
  }

  /** Selects another language in the header of wide screens. */
  async function chooseLanguage(to: Locale) {
    await banner.getByRole('button', { name: t('nav.language'), exact: true }).click()
    await page.getByRole('button', { name: locales[to].name, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', to)
  }

  return {
    t,
    main,
    banner,
    cartButton,
    expectCart,
    field,
    card,
    search,
    findAndAdd,
    undoRemoval,
    verify,
    fillRegistration,
    signUpInstead,
    register,
    signIn,
    signedIn,
    openProfile,
    signOut,
    fillDelivery,
    placeOrder,
    order,
    orderNumber,
    chooseLanguage,
  }
}

export type Shopper = ReturnType<typeof shopper>
