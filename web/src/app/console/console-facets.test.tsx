import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeCatalogue, openConsole, press, product } from '../../../test/fake-catalogue'

let catalogue: ReturnType<typeof fakeCatalogue>
beforeEach(() => {
  catalogue = fakeCatalogue()
})

const group = (name: string) => within(screen.getByRole('group', { name }))
const chips = (name: string) =>
  group(name)
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent)

async function open(): Promise<void> {
  await openConsole('/admin/catalogue/p1')
  await screen.findByRole('heading', { level: 1, name: 'Steel Bottle' })
}

describe('the facets of a product in the console', () => {
  it('shows the stored facets, and the brand in each language', async () => {
    catalogue.stored = {
      ...product,
      facts: {
        ...{ brand: 'Chalak', diet: ['vegan'], goal: ['endurance', 'recovery'] },
        translations: { fa: { brand: 'چالاک' } },
      },
    }
    await open()
    expect(chips('Diet')).toEqual(['Vegan'])
    expect(chips('Goal')).toEqual(['Endurance', 'Recovery'])
    expect(group('Equipment').queryAllByRole('checkbox', { checked: true })).toEqual([])
    expect(group('English').getByLabelText<HTMLInputElement>(/^Brand/).value).toBe('Chalak')
    expect(group('فارسی').getByLabelText<HTMLInputElement>(/^Brand/).value).toBe('چالاک')
  })

  it('saves facets with the other facts, in the order of the shop, without empty lists', async () => {
    catalogue.stored = { ...product, facts: { capacity: 750, equipment: ['mat'] } }
    await open()
    fireEvent.click(group('Goal').getByRole('checkbox', { name: 'Recovery' }))
    fireEvent.click(group('Goal').getByRole('checkbox', { name: 'Strength' }))
    fireEvent.click(group('Equipment').getByRole('checkbox', { name: 'Mat' }))
    fireEvent.change(group('English').getByLabelText(/^Brand/), { target: { value: ' Chalak ' } })
    fireEvent.click(press('Save'))
    await waitFor(() => expect(catalogue.sent()).toHaveLength(1))
    expect((catalogue.sent()[0] as { facts: unknown }).facts).toEqual({
      ...{ capacity: 750, brand: 'Chalak', goal: ['strength', 'recovery'] },
    })
  })

  it('names a facet that someone else has changed meanwhile', async () => {
    await open()
    fireEvent.click(group('Goal').getByRole('checkbox', { name: 'Strength' }))
    catalogue.write({ facts: { capacity: 750, diet: ['vegan'] } })
    fireEvent.click(press('Save'))
    expect(await screen.findByText('Also changed by someone else, and merged: Diet.')).toBeTruthy()
    expect(catalogue.sent()[1]).toMatchObject({ facts: { diet: ['vegan'], goal: ['strength'] } })
  })
})
