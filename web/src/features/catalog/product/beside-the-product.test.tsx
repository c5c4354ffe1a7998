import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Product } from 'contract/catalog/calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, refusal } from '../../../../test/fake-server'
import { customer, fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ProductPage from './product-page'

const pages = { '/product/:id': <ProductPage /> }
const soldOut = { stockQuantity: 0, availability: 'sold_out' } as const
afterEach(() => vi.unstubAllGlobals())

function shelf(more: Partial<Product>, handlers: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    'GET /products/:id': () => ({ success: true, data: product('a', { name: 'Rope', ...more }) }),
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
    ...handlers,
  })
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Rope' })
/** The form comes with its own chunk. */
const lateForm = () => screen.findByLabelText('Email', {}, { timeout: 5_000 })
const write = (email: string) => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Notify Me' }))
}

describe('related products', () => {
  it('are below the product and lead to their pages', async () => {
    shelf({}, { 'GET /products/:id/related': () => ({ success: true, data: [product('b'), product('c')] }) })
    await openPage(pages, '/product/a')
    const row = within(await screen.findByRole('region', { name: 'Goes well with this' }))
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/b',
      '/product/c',
    ])
  })

  it('is left out where it cannot be had, and the product stays', async () => {
    const server = shelf({}, { 'GET /products/:id/related': () => refusal('request.invalid') })
    await openPage(pages, '/product/a')
    await heading()
    await waitFor(() => expect(server.calls('GET', '/products/a/related')).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Goes well with this' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeTruthy()
  })
})

describe('the mail when it is back', () => {
  it('is offered for a sold-out product alone', async () => {
    shelf({})
    await openPage(pages, '/product/a')
    await heading()
    expect(screen.queryByRole('heading', { name: 'Tell me when it’s back' })).toBeNull()
  })

  it('checks the address, asks the server and says that it is done', async () => {
    const server = shelf(soldOut, { 'POST /products/:id/notify': () => ({ success: true, message: 'ok' }) })
    await openPage(pages, '/product/a')
    await lateForm()
    write('')
    expect(screen.getByText('Email address is required')).toBeTruthy()
    write('sara@')
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(server.calls('POST', '/products/a/notify')).toHaveLength(0)
    write(' sara@example.com ')
    expect(await screen.findByText('Done. We’ll email you once it’s back in stock.')).toBeTruthy()
    expect(server.calls('POST', '/products/a/notify').map((one) => one.body)).toEqual([
      { email: 'sara@example.com' },
    ])
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('fills in the address of the signed-in account', async () => {
    storeSession()
    fakeShop([product('a', { name: 'Rope', ...soldOut })]).on({
      'GET /categories/with-counts': () => ({ success: true, data: [] }),
    })
    await openPage(pages, '/product/a')
    await lateForm()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(customer.email)
  })

  it('says why it did not work, and shows a product that is back meanwhile', async () => {
    const server = shelf(soldOut, { 'POST /products/:id/notify': () => refusal('request.invalid') })
    await openPage(pages, '/product/a')
    await lateForm()
    write('sara@example.com')
    expect(await screen.findByText('The request is not valid.')).toBeTruthy()
    server.on({
      'POST /products/:id/notify': () => refusal('catalog.already_in_stock'),
      'GET /products/:id': () => ({ success: true, data: product('a', { name: 'Rope' }) }),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Notify Me' }))
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeTruthy()
  })
})
