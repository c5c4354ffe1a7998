import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeCatalogue, field, ok, openConsole, pictures, press, product } from '../../../test/fake-catalogue'
import { refusal } from '../../../test/fake-server'

let catalogue: ReturnType<typeof fakeCatalogue>
let server: typeof catalogue.shop
beforeEach(() => {
  catalogue = fakeCatalogue()
  server = catalogue.shop
})
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

describe('a new product', () => {
  it('is created outside of the shop, and shown there once it has a picture', async () => {
    server.on({
      'POST /admin/products': ({ body }) => {
        catalogue.stored = { ...product, ...body, images: [] }
        return ok(catalogue.stored)
      },
      'POST /admin/products/:id/restore': () => {
        catalogue.write({ isActive: true })
        return ok(catalogue.stored)
      },
    })
    const { user, path, ...shown } = await openConsole('/admin/catalogue/new')
    await screen.findByRole('option', { name: 'Gear' })
    const english = within(screen.getByRole('group', { name: 'English' }))
    fireEvent.change(english.getByLabelText('Name'), { target: { value: 'Cork Board' } })
    fireEvent.change(field('Category'), { target: { value: 'c1' } })
    type('SKU', 'TAV-CORK')
    type('Price (USD)', '49.50')
    await user.click(press('Create the Product'))
    await screen.findByText(/is created. It is not in the shop yet/)
    expect(server.calls('POST', '/admin/products')[0]?.body).toMatchObject({ isActive: false, price: 49.5 })
    await waitFor(() => expect(path()).toBe('/admin/catalogue/p1?part=pictures'))

    const show = await screen.findByRole('button', { name: 'Show in the Shop' })
    expect(show.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(show.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('Before you can show it, it needs a picture.')
    await user.click(show)
    expect(server.calls('POST', '/admin/products/p1/restore')).toEqual([])
    shown.unmount()

    catalogue.write({ images: pictures })
    await openConsole('/admin/catalogue/p1')
    const ready = await screen.findByRole('button', { name: 'Show in the Shop' })
    expect(ready.getAttribute('aria-disabled')).toBeNull()
    await user.click(ready)
    await screen.findByText(/Cork Board.* is in the shop\./)
    expect(await screen.findByRole('button', { name: 'Move to Archive' })).toBeTruthy()
  })

  it('is called “Not in the shop” in the list, which offers to show it only when nothing is missing', async () => {
    catalogue.stored = { ...product, isActive: false, images: [] }
    const { unmount } = await openConsole('/admin/catalogue')
    const line = (await screen.findByRole('link', { name: 'Steel Bottle' })).closest('tr')
    expect(line?.textContent).toContain('Not in the shop')
    expect(screen.queryByRole('button', { name: /Show in the shop/ })).toBeNull()
    unmount()
    catalogue.stored = { ...product, isActive: false }
    await openConsole('/admin/catalogue')
    expect(await screen.findByRole('button', { name: /Show in the shop: .Steel Bottle/ })).toBeTruthy()
  })

  it('has a button that opens its pictures while they are missing', async () => {
    catalogue.stored = { ...product, isActive: false, images: [] }
    const { user, path } = await openConsole('/admin/catalogue/p1')
    await user.click(await screen.findByRole('button', { name: 'Add Pictures' }))
    expect(path()).toBe('/admin/catalogue/p1?part=pictures')
    expect(screen.queryByRole('button', { name: 'Add Pictures' })).toBeNull()
  })
})

describe('the duplicate of a product', () => {
  async function openDialog() {
    catalogue.stored = { ...product, facts: { flavor: 'Vanilla', size: '900 g' } }
    const shown = await openConsole('/admin/catalogue/p1')
    await shown.user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    return {
      ...shown,
      dialog: within(await screen.findByRole('dialog', { name: /Duplicate .Steel Bottle/ })),
    }
  }

  it('needs a SKU, shows that one is taken, and opens the copy', async () => {
    let taken = true
    server.on({
      'POST /admin/products/:id/duplicate': ({ body }) => {
        if (taken) return refusal('catalog.sku_taken')
        return ok({ ...product, _id: 'p2', sku: body.sku, isActive: false })
      },
    })
    const { user, dialog, path } = await openDialog()
    const input = (name: string) => dialog.getByLabelText<HTMLInputElement>(name)
    expect([input('Flavor').value, input('Size').value]).toEqual(['Vanilla', '900 g'])
    const submit = dialog.getByRole('button', { name: 'Create the Copy' })
    await user.click(submit)
    await dialog.findByText('Please enter a SKU of letters, digits, hyphens, dots and slashes')
    await user.type(input('SKU'), 'TAV-BOT')
    await user.clear(input('Flavor'))
    await user.type(input('Flavor'), 'Chocolate')
    await user.click(submit)
    await dialog.findAllByText('Another product has this SKU')
    expect(input('SKU').getAttribute('aria-invalid')).toBe('true')
    expect(input('Flavor').value).toBe('Chocolate')
    taken = false
    await user.type(input('SKU'), '-C')
    await user.click(submit)
    await waitFor(() => expect(path()).toBe('/admin/catalogue/p2'))
    await screen.findByText(/TAV-BOT-C.* is created. It is not in the shop yet/)
    expect(server.calls('POST', '/admin/products/p1/duplicate').at(-1)?.body).toEqual({
      sku: 'TAV-BOT-C',
      flavor: 'Chocolate',
      size: '900 g',
    })
  })
})
