import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HistoryImport } from 'contract/training/history-calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offline } from '../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../test/fake-shop'
import { type FakeUpload, fakeUploads } from '../../../../test/fake-upload'
import { openPage } from '../../../../test/page'
import { HistorySection } from './history-section'

const found: HistoryImport = {
  source: 'fitnotes',
  dryRun: true,
  unit: null,
  from: '2022-01-03',
  to: '2024-05-01',
  sessions: 2,
  sets: 12,
  added: 12,
  changed: 0,
  names: [{ name: 'Deadlift', sets: 12, exercise: 'Deadlift' }],
  skipped: 1,
  skippedLines: [{ line: 7, code: 'request.invalid' }],
}
let uploads: FakeUpload[]
let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  server = fakeShop([])
  uploads = fakeUploads()
})
afterEach(() => vi.unstubAllGlobals())

const file = new File(['Date,Exercise,Category\n'], 'fitnotes.csv', { type: 'text/csv' })
const open = (locale?: 'fa') => openPage({ '/account': <HistorySection /> }, '/account', locale)
const choose = (name = 'Choose File') =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } })

/** Waits for the upload with this number, from 1. */
async function sent(count: number): Promise<FakeUpload> {
  await waitFor(() => expect(uploads).toHaveLength(count))
  return uploads[count - 1] as FakeUpload
}
const texts = ({ body }: FakeUpload) =>
  Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'))
const answer = (upload: FakeUpload) =>
  act(async () =>
    upload.answer(200, { success: true, data: { ...found, dryRun: texts(upload).dryRun === 'true' } }),
  )

it('shows what a file holds, asks for its unit, and stores it under the names that were typed', async () => {
  const visitor = userEvent.setup({ delay: null })
  await open()
  choose()
  const look = await sent(1)
  expect(texts(look)).toEqual({ dryRun: 'true' })
  await answer(look)
  await screen.findByText(/FitNotes: 12 sets in 2 sessions/)
  expect(screen.getByText(/line 7/)).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Add to My History' }))
  await screen.findByText('Please choose whether the loads are in kilograms or pounds')
  await visitor.selectOptions(screen.getByLabelText('Unit of the weights'), 'lb')
  await visitor.click(screen.getByText('Names of the exercises (1)'))
  const name = screen.getByLabelText('Deadlift')
  await visitor.clear(name)
  await visitor.type(name, 'Romanian Deadlift')
  await visitor.click(screen.getByRole('button', { name: 'Add to My History' }))
  const store = await sent(2)
  expect(texts(store)).toEqual({ dryRun: 'false', unit: 'lb', map: '{"Deadlift":"Romanian Deadlift"}' })
  await answer(store)
  await screen.findByText('Your history is here: 12 sets are new or different.')
})

it('keeps the unit when storing fails, and gives the file up when asked', async () => {
  const visitor = userEvent.setup({ delay: null })
  await open()
  choose()
  await answer(await sent(1))
  await visitor.selectOptions(await screen.findByLabelText('Unit of the weights'), 'kg')
  await visitor.click(screen.getByRole('button', { name: 'Add to My History' }))
  const store = await sent(2)
  await act(async () => store.break())
  await screen.findByRole('button', { name: 'Add to My History' })
  expect(screen.getByLabelText<HTMLSelectElement>('Unit of the weights').value).toBe('kg')
  await visitor.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Unit of the weights')).toBeNull()
})

it('says why a file is refused, in the language of the page', async () => {
  await open('fa')
  choose('انتخاب فایل')
  const look = await sent(1)
  await act(async () => look.refuse('history.file'))
  await screen.findByText('لطفاً فایل CSV خروجی Strong، Hevy یا FitNotes را انتخاب کنید')
})

it('saves the history once on a double click, and says so when the file could not be made', async () => {
  server.on({ 'GET /account/history/export.csv': offline })
  await open()
  const button = await screen.findByRole('button', { name: 'Export My History' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('alert')
  expect(server.calls('GET', '/account/history/export.csv')).toHaveLength(1)
  const saved = vi.fn(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }))
  server.on({ 'GET /account/history/export.csv': () => 'date,source' })
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false))
  fireEvent.click(button)
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
})
