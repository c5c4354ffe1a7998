import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, chooseMore, freshEditorServer, openProgram } from '../../../../test/program-editor'

freshEditorServer()

it('has the time of each version, and marks only the entries of a list that differ', async () => {
  const version = {
    version: 3,
    at: '2026-11-29T14:15:00.000Z',
    by: { firstName: 'Kaveh', lastName: 'Rad' },
    changes: [{ path: 'goals', from: ['Sleep', 'Walk'], to: ['Sleep', 'Swim', 'Walk'] }],
  }
  answers({
    'GET /coach/user-programs/:id/versions': () => ({
      success: true,
      data: { items: [version], total: 1, currentPage: 1, totalPages: 1 },
    }),
  })
  await openProgram()
  await chooseMore('Version History')
  const dialog = within(await screen.findByRole('dialog', { name: 'Version history' }))
  const entry = (await dialog.findByRole('heading', { level: 3 })).closest('li') as HTMLElement
  expect(entry.querySelector('time')?.textContent).toMatch(/2026 at \d\d:\d\d/)
  const marks = [...entry.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Swim'])
  expect(within(entry).getAllByText('Walk')).toHaveLength(2)
})
