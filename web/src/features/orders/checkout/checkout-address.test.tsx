import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Reply } from '../../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CheckoutPage from './checkout-page'

const pages = { '/checkout': <CheckoutPage />, '/order-success': <p>Thank you</p> }
const person = { 'First Name': 'Sara', 'Last Name': 'Rad', Email: 'sara@example.com', Phone: '0912' }
const place = { 'Street Address': 'Kade 1', City: 'Delft', 'Zip Code': '2611' }
const stored = {
  id: 'a1',
  firstName: 'Sara',
  lastName: 'Rad',
  phone: '0912',
  street: 'Kade 1',
  city: 'Delft',
  zipCode: '2611',
  country: 'Nederland',
  countryCode: 'NL',
  isDefault: true,
}

let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  shop = fakeShop([product('a', { name: 'Rope', price: 50 })], [['a', 1]])
  shop.on({
    'GET /config': () => ({ success: true, data: { onlinePayment: false } }),
    'GET /orders/user': () => ({ success: true, data: { orders: [], totalPages: 1 } }),
    'POST /orders/checkout': () =>
      new Reply(201, {
        success: true,
        data: {
          orderNumber: 'TV-1',
          total: 54.5,
          paymentMethod: 'cod',
          shippingMethod: 'standard',
          status: 'pending',
        },
      }),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const state = () => screen.queryByLabelText<HTMLInputElement>('State')
const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Place Order' }))
async function sentAddress() {
  await screen.findByText('Thank you')
  return shop.calls('POST', '/orders/checkout')[0]?.body.customerInfo.address
}
async function open(locale: Locale = 'en', lastName = 'Last Name') {
  const page = await openPage(pages, '/checkout', locale)
  await waitFor(() => expect(field(lastName).value).not.toBe(''))
  return page
}

describe('the address of the checkout', () => {
  it('has no country at first, and asks for a state', async () => {
    await open()
    expect(field('Country').value).toBe('')
    expect(state()?.required).toBe(true)
  })

  it('preselects the country of the language, else the first to which the shop sells', async () => {
    const { unmount } = await open('nl', 'Achternaam')
    await waitFor(() => expect(field('Land').value).toBe('Nederland'))
    unmount()
    sessionStorage.clear()
    shop.on({
      'GET /config': () => ({ success: true, data: { onlinePayment: false, countries: ['DE', 'AT'] } }),
    })
    const second = await open()
    await waitFor(() => expect(field('Country').value).toBe('Germany'))
    second.unmount()
    sessionStorage.clear()
    await open('nl', 'Achternaam')
    await waitFor(() => expect(field('Land').value).toBe('Duitsland'))
  })

  it('asks for no state where the country has none, and sends the city in its place [X-109]', async () => {
    await open()
    fill({ ...person, ...place, Country: 'Netherlands' })
    expect(state()).toBeNull()
    submit()
    expect(await sentAddress()).toEqual({
      street: 'Kade 1',
      city: 'Delft',
      state: 'Delft',
      zipCode: '2611',
      country: 'Netherlands',
    })
  })

  it('reports a missing city once where the country has no state', async () => {
    await open()
    fill({ ...person, ...place, City: '', Country: 'Netherlands' })
    submit()
    expect(screen.getByText('City is required')).toBeTruthy()
    expect(screen.queryByText('State is required')).toBeNull()
    expect(screen.getByText('Please check one field above.')).toBeTruthy()
  })

  it('keeps a typed state while countries are switched', async () => {
    await open()
    fill({ ...person, ...place, State: 'Utah', Country: 'United States' })
    fill({ Country: 'Belgium' })
    expect(state()).toBeNull()
    fill({ Country: 'United States' })
    expect(state()?.value).toBe('Utah')
    submit()
    expect(await sentAddress()).toMatchObject({ state: 'Utah', country: 'United States' })
  })

  it('fills in a saved address without a state, whose country is in another language', async () => {
    shop.on({ 'GET /account/addresses': () => ({ success: true, data: { items: [stored] } }) })
    await open()
    await waitFor(() => expect(field('Country').value).toBe('Netherlands'))
    expect(state()).toBeNull()
    expect(screen.getByText('Sara Rad, Kade 1, 2611 Delft, Netherlands')).toBeTruthy()
    submit()
    expect(await sentAddress()).toMatchObject({ city: 'Delft', state: 'Delft', country: 'Netherlands' })
  })

  it('offers several saved addresses as cards; a press fills person and place and keeps the email', async () => {
    const home = { ...stored, country: 'Netherlands' }
    const work = {
      ...home,
      id: 'a2',
      firstName: 'Robin',
      street: 'Gracht 9',
      city: 'Leiden',
      zipCode: '2311',
      isDefault: false,
    }
    shop.on({ 'GET /account/addresses': () => ({ success: true, data: { items: [home, work] } }) })
    await open()
    const card = await screen.findByRole<HTMLInputElement>('radio', { name: 'Gracht 9' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kade 1' }).checked).toBe(true)
    fireEvent.click(card)
    expect(card.checked).toBe(true)
    expect(['First Name', 'Street Address', 'City', 'Zip Code'].map((name) => field(name).value)).toEqual([
      'Robin',
      'Gracht 9',
      'Leiden',
      '2311',
    ])
    expect(field('Email').value).toBe('sara@example.com')
    submit()
    expect(await sentAddress()).toMatchObject({ street: 'Gracht 9', city: 'Leiden' })
  })

  it('shows no cards for one saved address, which is filled in', async () => {
    shop.on({ 'GET /account/addresses': () => ({ success: true, data: { items: [stored] } }) })
    await open()
    await waitFor(() => expect(field('City').value).toBe('Delft'))
    expect(screen.queryByRole('radio', { name: 'Kade 1' })).toBeNull()
  })

  it('keeps a drafted text that names no country, and asks for its state', async () => {
    const { unmount } = await open()
    const { userId, values } = draftAfter(() => fill({ ...person, ...place, State: 'West' }))
    values.customerInfo.address.country = 'Atlantis'
    unmount()
    sessionStorage.setItem('checkoutDraft', JSON.stringify({ userId, values }))
    await open()
    expect([field('Country').value, state()?.value]).toEqual(['Atlantis', 'West'])
    submit()
    expect(await sentAddress()).toMatchObject({ state: 'West', country: 'Atlantis' })
  })

  it('sends the name of a drafted country in the language of the page', async () => {
    const { unmount } = await open()
    const draft = draftAfter(() => fill({ ...person, ...place, Country: 'Netherlands' }))
    unmount()
    sessionStorage.setItem('checkoutDraft', JSON.stringify(draft))
    await open('nl', 'Achternaam')
    expect(field('Land').value).toBe('Nederland')
    fireEvent.click(screen.getByRole('button', { name: /^Bestel/ }))
    expect(await sentAddress()).toMatchObject({ state: 'Delft', country: 'Nederland' })
  })
})

function draftAfter(change: () => void) {
  change()
  return JSON.parse(sessionStorage.getItem('checkoutDraft') ?? '{}')
}
