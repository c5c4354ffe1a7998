import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Need } from 'contract/catalog/console-need-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeCatalogue, field, ok, openConsole, pageOf, press, row } from '../../../test/fake-catalogue'
import { refusal } from '../../../test/fake-server'

const need: Need = {
  id: 'n1',
  words: { en: 'back pain, sore back', fa: 'کمردرد', nl: 'rugpijn' },
  products: ['p9'],
  categories: ['c1'],
  articles: ['/tips#warmUp'],
}
const names = { p9: 'Foam Roller' }

let catalogue: ReturnType<typeof fakeCatalogue>
beforeEach(() => {
  catalogue = fakeCatalogue()
  catalogue.shop.on({
    'GET /admin/needs': () => ok({ needs: [need], version: 4, names }),
    'PUT /admin/needs': ({ body }) => ok({ ...body, version: body.version + 1, names }),
    'GET /admin/products': () => pageOf([row]),
  })
})

const sent = () => catalogue.shop.calls('PUT', '/admin/needs').map(({ body }) => body)
const write = (name: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByLabelText(name)[at] as HTMLElement, { target: { value } })

async function open() {
  const shown = await openConsole('/admin/catalogue/needs')
  await screen.findByRole('button', { name: 'Save Needs' })
  return shown
}

async function save() {
  const before = sent().length
  await userEvent.click(press('Save Needs'))
  await waitFor(() => expect(sent().length).toBe(before + 1))
  return sent().at(-1)
}

describe('the needs in the console', () => {
  it('saves unchanged needs as they were loaded, and the next change with the version of that save', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'back pain' })).toBeTruthy()
    expect(await save()).toEqual({ needs: [need], version: 4 })
    await screen.findByText('Needs saved.')
    write('Words (Nederlands)', 'pijn in de rug')
    expect(await save()).toEqual({
      needs: [{ ...need, words: { ...need.words, nl: 'pijn in de rug' } }],
      version: 5,
    })
  })

  it('adds a need with products found by name, categories and articles, and takes choices away', async () => {
    const { user } = await open()
    await user.click(press('Remove ⁨Foam Roller⁩'))
    await user.click(press('Add a Need'))
    expect(document.activeElement).toBe(screen.getAllByLabelText('Words (English)')[1])
    write('Words (English)', 'thirst', 1)
    write('Words (فارسی)', 'تشنگی', 1)
    write('Words (Nederlands)', 'dorst', 1)
    await user.type(screen.getAllByRole('combobox', { name: 'Add a product' })[1] as HTMLElement, 'bottle')
    await user.click(await screen.findByRole('option', { name: /Steel Bottle/ }))
    expect(press('Remove ⁨Steel Bottle⁩')).toBeTruthy()
    await user.selectOptions(screen.getAllByLabelText('Add a category')[1] as HTMLElement, 'Food')
    await user.selectOptions(screen.getAllByLabelText('Add an article')[1] as HTMLElement, 'Water')
    expect(await save()).toEqual({
      needs: [
        { ...need, products: [] },
        {
          id: expect.stringMatching(/.{8,}/),
          words: { en: 'thirst', fa: 'تشنگی', nl: 'dorst' },
          products: ['p1'],
          categories: ['c2'],
          articles: ['/nutrition#water'],
        },
      ],
      version: 4,
    })
  })

  it('deletes a need, with undo', async () => {
    const { user } = await open()
    await user.click(press('Delete back pain'))
    expect(screen.getByText('No needs yet. Add the first one.')).toBeTruthy()
    await user.click(press('Undo'))
    expect(screen.getByRole('heading', { level: 2, name: 'back pain' })).toBeTruthy()
    await user.click(press('Delete back pain'))
    expect(await save()).toEqual({ needs: [], version: 4 })
  })

  it('shows words that are missing in a language at their field and sends nothing', async () => {
    await open()
    write('Words (فارسی)', ' ')
    await userEvent.click(press('Save Needs'))
    expect(await screen.findByText(/in every language/)).toBeTruthy()
    expect(document.activeElement).toBe(field('Words (فارسی)'))
    expect(sent()).toEqual([])
  })

  it('offers the newer version after a refused save and keeps the typed words until then', async () => {
    await open()
    catalogue.shop.on({ 'PUT /admin/needs': () => refusal('catalog.needs_changed') })
    write('Words (English)', 'sore back')
    await userEvent.click(press('Save Needs'))
    await screen.findByRole('button', { name: 'Load Their Version' })
    expect(field('Words (English)').value).toBe('sore back')
    const theirs = { ...need, words: { ...need.words, en: 'stiff back' } }
    catalogue.shop.on({ 'GET /admin/needs': () => ok({ needs: [theirs], version: 5, names }) })
    await userEvent.click(press('Load Their Version'))
    await waitFor(() => expect(field('Words (English)').value).toBe('stiff back'))
  })

  it('asks before unsaved needs are left', async () => {
    await open()
    write('Words (English)', 'sore back')
    const parts = within(screen.getByRole('navigation', { name: 'Parts of this section' }))
    await userEvent.click(parts.getByRole('link', { name: 'Products' }))
    expect(await screen.findByText('Unsaved changes')).toBeTruthy()
    await userEvent.click(press('Keep Editing'))
    expect(field('Words (English)').value).toBe('sore back')
  })

  it('shows an error with a retry when the needs can’t be loaded', async () => {
    catalogue.shop.on({ 'GET /admin/needs': () => refusal('auth.forbidden') })
    await openConsole('/admin/catalogue/needs')
    expect(await screen.findByText('The needs couldn’t be loaded')).toBeTruthy()
    catalogue.shop.on({ 'GET /admin/needs': () => ok({ needs: [], version: 0, names: {} }) })
    await act(async () => void fireEvent.click(press('Try Again')))
    expect(await screen.findByText('No needs yet. Add the first one.')).toBeTruthy()
  })
})
