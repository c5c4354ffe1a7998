import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LibraryExercise } from 'contract/library/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open } from '../../../../test/coach-area'
import { refusal } from '../../../../test/fake-server'
import { fakeUploads } from '../../../../test/fake-upload'

let server: ReturnType<typeof fakeCoachServer>['server']

function exercise(name: string, more: Partial<LibraryExercise> = {}): LibraryExercise {
  return {
    _id: name.replace(' ', '-'),
    name,
    names: { fa: '', nl: '' },
    aliases: { en: [], fa: [], nl: [] },
    category: 'Strength',
    equipment: ['Barbell'],
    muscleGroups: ['Chest'],
    difficulty: '',
    technique: 'Slowly.',
    techniques: { fa: '', nl: '' },
    alternatives: [],
    videoUrl: '',
    own: true,
    video: null,
    version: 1,
    filled: {
      name,
      category: 'Strength',
      equipment: ['Barbell'],
      technique: 'Slowly.',
      alternatives: [],
      videoUrl: '',
      muscleGroups: ['Chest'],
      difficulty: '',
    },
    ...more,
  }
}
const listed = (...items: LibraryExercise[]) => ({
  success: true,
  data: { items, total: items.length, currentPage: 1, totalPages: 1 },
})

beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  const items = [exercise('Floor press'), exercise('Bench press', { own: false })]
  server.on({ 'GET /coach/library/exercises': () => listed(...items) })
})
afterEach(() => vi.unstubAllGlobals())

const openDialog = async (name: string) => {
  const { visitor } = await open('/coach/library')
  await visitor.click(await screen.findByRole('button', { name }))
  return { visitor, dialog: within(await screen.findByRole('dialog')) }
}

describe('the library of exercises [57]', () => {
  it('lists exercises, marks the coach’s own, and is reached from the header', async () => {
    await open('/coach/library')
    await screen.findByRole('button', { name: 'Floor press' })
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Floor pressYoursEquipmentBarbellMuscle groupsChest',
      'Bench pressEquipmentBarbellMuscle groupsChest',
    ])
    expect(screen.getByRole('link', { name: 'Library' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByText('2 exercises')).toBeTruthy()
  })

  it('shows an exercise of the house without a way to change it', async () => {
    const { dialog } = await openDialog('Bench press')
    expect(dialog.getByText('Slowly.')).toBeTruthy()
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Delete Exercise' })).toBeNull()
  })

  it('adds an exercise once, with lists between commas, and then offers a video', async () => {
    server.on({
      'POST /coach/library/exercises': ({ body }) => ({
        success: true,
        data: exercise('Pin press', { ...(body as object), _id: 'new' }),
      }),
    })
    const { visitor } = await open('/coach/library')
    await visitor.click(await screen.findByRole('button', { name: 'New Exercise' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(document.activeElement).toBe(dialog.getAllByLabelText('Name')[0])
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Please enter a name')).toBeTruthy()
    const [name] = dialog.getAllByLabelText('Name')
    await visitor.type(name as HTMLElement, 'Pin press')
    await visitor.type(dialog.getByLabelText('Equipment'), 'Barbell, , Squat rack')
    await visitor.dblClick(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByRole('region', { name: 'Own video' })
    const sent = server.calls('POST', '/coach/library/exercises')
    expect(sent.map(({ body }) => body)).toMatchObject([
      { name: 'Pin press', equipment: ['Barbell', 'Squat rack'], names: { fa: '', nl: '' } },
    ])
  })

  it('saves the version that was read, and keeps the input where it is refused', async () => {
    server.on({ 'PUT /coach/library/exercises/:id': () => refusal('library.changed_meanwhile') })
    const { visitor, dialog } = await openDialog('Floor press')
    await visitor.type(dialog.getByLabelText('Category'), ' x')
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Someone else changed this while/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Category').value).toBe('Strength x')
    const [sent] = server.calls('PUT', '/coach/library/exercises/Floor-press')
    expect(sent?.body).toMatchObject({ version: 1, category: 'Strength x' })
  })

  it('refuses a file that is no video before it is sent', async () => {
    const { dialog } = await openDialog('Floor press')
    const input = dialog.getByLabelText('Choose a Video', { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File(['x'], 'press.mov')] } })
    expect(await dialog.findByText(/press\.mov.* is none of these: mp4, webm/)).toBeTruthy()
  })

  it('keeps the typed fields when a video arrives', async () => {
    const video = { type: 'video/mp4', size: 1 }
    const uploads = fakeUploads()
    const { visitor, dialog } = await openDialog('Floor press')
    await visitor.type(dialog.getByLabelText('Category'), ' x')
    const input = dialog.getByLabelText('Choose a Video', { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File(['x'], 'press.mp4')] } })
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]?.progress(1, 2))
    expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    uploads[0]?.answer(200, { success: true, data: exercise('Floor press', { video }) })
    expect(await dialog.findByRole('button', { name: /^Delete the Video/ })).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Category').value).toBe('Strength x')
  })

  it('deletes a video after a question, because its file cannot be restored', async () => {
    const video = { type: 'video/mp4', size: 1 } as const
    server.on({
      'GET /coach/library/exercises': () => listed(exercise('Floor press', { video })),
      'DELETE /coach/library/exercises/:id/video': () => ({ success: true, data: exercise('Floor press') }),
    })
    const { visitor, dialog } = await openDialog('Floor press')
    const deletions = () => server.calls('DELETE', '/coach/library/exercises/Floor-press/video')
    const ask = async () => {
      await visitor.click(dialog.getByRole('button', { name: /^Delete the Video/ }))
      return within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
    }
    await visitor.click((await ask()).getByRole('button', { name: 'Cancel' }))
    expect(deletions()).toHaveLength(0)
    const question = await ask()
    expect(question.getByText(/can’t be restored/)).toBeTruthy()
    await visitor.click(question.getByRole('button', { name: 'Delete Video' }))
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^Delete the Video/ })).toBeNull())
    expect(deletions()).toHaveLength(1)
  })

  it('deletes an own exercise after a question', async () => {
    server.on({ 'DELETE /coach/library/exercises/:id': () => ({ success: true }) })
    const { visitor, dialog } = await openDialog('Floor press')
    await visitor.click(dialog.getByRole('button', { name: 'Delete Exercise' }))
    const question = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
    expect(question.getByText(/Plans and logs keep/)).toBeTruthy()
    await visitor.click(question.getByRole('button', { name: 'Delete Exercise' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('DELETE', '/coach/library/exercises/Floor-press')).toHaveLength(1)
  })

  it('says that it is empty, or could not be loaded and can be tried again', async () => {
    server.on({ 'GET /coach/library/exercises': () => refusal('library.not_found') })
    const { visitor } = await open('/coach/library')
    expect(await screen.findByText('The library couldn’t be loaded')).toBeTruthy()
    server.on({ 'GET /coach/library/exercises': () => listed() })
    await visitor.click(screen.getByRole('button', { name: /Retry|Try Again/i }))
    expect(await screen.findByText('No exercises yet')).toBeTruthy()
  })
})
