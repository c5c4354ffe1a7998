import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartConsent } from 'contract/notifications/consent-rules'
import { defaultWays } from 'contract/notifications/rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CheckoutPage from './checkout-page'

let shop: ReturnType<typeof fakeShop>
let chosen: { kinds: object; quiet: object | null }
beforeEach(() => {
  storeSession()
  chosen = { kinds: defaultWays, quiet: { from: '22:00', until: '07:00' } }
  shop = fakeShop([product('a')], [['a', 1]])
  shop.on({
    'GET /config': () => ({ success: true, data: { onlinePayment: false } }),
    'GET /orders/user': () => ({ success: true, data: { orders: [], totalPages: 1 } }),
    'GET /account/notifications': () => ({ success: true, data: chosen }),
    'PUT /account/notifications': ({ body }) => {
      chosen = { kinds: { ...chosen.kinds, ...body.kinds }, quiet: body.quiet }
      return { success: true, data: chosen }
    },
  })
})
async function openCheckout(locale?: 'fa' | 'nl') {
  const opened = await openPage({ '/checkout': <CheckoutPage /> }, '/checkout', locale)
  await waitFor(() => expect(shop.calls('GET', '/account/notifications')).not.toEqual([]))
  return opened
}
const labels = {
  en: 'Remind me about my cart',
  fa: 'سبد خریدم را یادآوری کنید',
  nl: 'Herinner me aan mijn winkelwagen',
}
const offer = (locale: 'en' | 'fa' | 'nl' = 'en') =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: labels[locale] })
const saves = () => shop.calls('PUT', '/account/notifications').map(({ body }) => body)

describe('the offer of a cart reminder at the checkout', () => {
  it.each(['en', 'fa', 'nl'] as const)(
    'is an unticked box, described by the text that is stored: %s',
    async (locale) => {
      await openCheckout(locale === 'en' ? undefined : locale)
      const box = await offer(locale)
      expect(box.checked).toBe(false)
      expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        cartConsent[locale],
      )
      expect(saves()).toEqual([])
    },
  )

  it('follows the fields of the order and is none of them', async () => {
    await openCheckout()
    const box = await offer()
    const notes = screen.getByLabelText('Notes')
    expect(notes.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(box.name).toBe('')
    expect(box.required).toBe(false)
  })

  it('is between the summary and its button', async () => {
    await openCheckout()
    const box = await offer()
    expect(box.closest('section')?.querySelector('h2')?.textContent).toBe('Order summary')
    const button = screen.getByRole('button', { name: 'Place Order' })
    expect(box.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('saves the consent when it is ticked, keeps the quiet hours, and takes it back when unticked', async () => {
    const visitor = userEvent.setup({ delay: null })
    await openCheckout()
    const box = await offer()
    await visitor.click(box)
    await waitFor(() => expect(box.checked).toBe(true))
    await visitor.click(box)
    await waitFor(() => expect(box.checked).toBe(false))
    expect(saves()).toEqual([
      { kinds: { cart: 'mail' }, quiet: { from: '22:00', until: '07:00' } },
      { kinds: { cart: 'none' }, quiet: { from: '22:00', until: '07:00' } },
    ])
  })

  it('is not made to a customer who agreed already', async () => {
    chosen = { ...chosen, kinds: { ...defaultWays, cart: 'mail' } }
    await openCheckout()
    await screen.findByRole('button', { name: 'Place Order' })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('leaves the order alone when the choices cannot be loaded', async () => {
    shop.on({ 'GET /account/notifications': () => refusal('server.error') })
    await openCheckout()
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Place Order' })).toHaveProperty(
      'disabled',
      false,
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('says that it was not saved, unticks the box and leaves the order alone', async () => {
    const visitor = userEvent.setup({ delay: null })
    shop.on({ 'PUT /account/notifications': () => refusal('server.error') })
    await openCheckout()
    const box = await offer()
    await visitor.click(box)
    await screen.findByText('This couldn’t be saved. Your order isn’t affected.')
    expect(box.checked).toBe(false)
    expect(screen.getByRole('button', { name: 'Place Order' })).toHaveProperty('disabled', false)
  })
})
