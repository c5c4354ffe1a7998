import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../test/page'
import { FilterLinks } from './filter-links'

it('sets its chips close together, so that nine statuses fit into one row', async () => {
  const links = ['All', 'Open'].map((label) => ({ key: label, label, to: '/', current: false }))
  await openPage({ '/': <FilterLinks label="Status" links={links} /> }, '/')
  const chip = await screen.findByRole('link', { name: 'Open' })
  expect(chip.className.split(' ')).toEqual(expect.arrayContaining(['px-3', 'text-sm']))
  expect(screen.getByRole('list').className.split(' ')).toContain('gap-1')
})
