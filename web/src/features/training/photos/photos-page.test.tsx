import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProgressPhoto } from 'contract/training/photo-calls'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields } from '../../../../test/date-fields'
import { fakePrograms } from '../../../../test/fake-programs'
import { refusal } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { type FakeUpload, fakeUploads } from '../../../../test/fake-upload'
import { openPage } from '../../../../test/page'
import PhotosPage from './photos-page'

beforeAll(loadDateFields)

const photo = (_id: string, date: string, pose: ProgressPhoto['pose'] = 'front'): ProgressPhoto => ({
  ...{ _id, pose, date },
  size: 1000,
  createdAt: `${date}T10:00:00.000Z`,
})
let server: ReturnType<typeof fakePrograms>
let uploads: FakeUpload[]
let items: ProgressPhoto[]
let consentNeeded = false
beforeEach(() => {
  storeSession()
  uploads = fakeUploads()
  consentNeeded = false
  items = [photo('new', '2026-11-20'), photo('side', '2026-11-10', 'side'), photo('old', '2026-10-12')]
  server = fakePrograms([])
  server.on({
    'GET /user-programs/:id/photos': () => ({
      success: true,
      data: { items, total: items.length, currentPage: 1, totalPages: 1, consentNeeded },
    }),
    'GET /user-programs/:id/photos/:photoId': () => ({ success: true }),
    'DELETE /user-programs/:id/photos/:photoId': ({ params }) => {
      items = items.filter(({ _id }) => _id !== params.photoId)
      return { success: true }
    },
  })
})
afterEach(() => vi.unstubAllGlobals())
const open = (locale?: 'fa') =>
  openPage({ '/programs/:id/photos': <PhotosPage /> }, '/programs/p1/photos', locale)
const shown = async () => (await screen.findAllByRole('img')).map((one) => one.getAttribute('alt'))

describe('the page of progress photos', () => {
  it('shows the first and the latest photo of a pose side by side, and others when they are chosen', async () => {
    items = [photo('mid', '2026-11-01'), ...items].sort((a, b) => (a.date < b.date ? 1 : -1))
    await open()
    await waitFor(async () => expect(await shown()).toEqual(['Front, Oct 12, 2026', 'Front, Nov 20, 2026']))
    await act(async () =>
      fireEvent.change(screen.getByLabelText('Earlier photo'), { target: { value: 'mid' } }),
    )
    await waitFor(async () => expect(await shown()).toEqual(['Front, Nov 1, 2026', 'Front, Nov 20, 2026']))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Side' })))
    await waitFor(async () => expect(await shown()).toEqual(['Side, Nov 10, 2026']))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back' })))
    await screen.findByText('No photo in this pose yet.')
  })

  it('leads back to the program above its title', async () => {
    await open()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'My Program' }).getAttribute('href')).toBe(
      '/programs?program=p1&tab=tracking',
    )
  })

  it('sends a photo with pose and day, shows the progress and asks for consent first when it is needed', async () => {
    consentNeeded = true
    items = []
    const visitor = userEvent.setup({ delay: null })
    await open()
    const button = () => screen.getByRole('button', { name: 'Choose Photo' }) as HTMLButtonElement
    await screen.findByRole('button', { name: 'Choose Photo' })
    expect(button().disabled).toBe(true)
    await visitor.click(screen.getByRole('checkbox'))
    expect(button().disabled).toBe(false)
    await visitor.click(screen.getByRole('button', { name: 'Side' }))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no file input')
    await visitor.upload(input, new File(['x'], 'me.png', { type: 'image/png' }))
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]?.progress(50, 100))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    const { body } = uploads[0] as FakeUpload
    expect([body.get('pose'), body.get('consent'), (body.get('photo') as File).name]).toEqual([
      'side',
      'true',
      'me.png',
    ])
    expect(body.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/)
    items = [photo('one', '2026-11-21', 'side')]
    uploads[0]?.answer(201, { success: true, data: items[0] })
    await screen.findByText('Photo saved.')
    await waitFor(async () => expect(await shown()).toEqual(['Side, Nov 21, 2026']))
  })

  it('says why a photo is refused when it is a HEIC file or the server refuses it', async () => {
    const visitor = userEvent.setup({ delay: null, applyAccept: false })
    await open()
    await screen.findByRole('button', { name: 'Choose Photo' })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no file input')
    await visitor.upload(input, new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }))
    await screen.findByText(/HEIC pictures can’t be read here/)
    expect(uploads).toHaveLength(0)
    await visitor.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(uploads).toHaveLength(1))
    uploads[0]?.refuse('log.photo_day')
    await screen.findByText('Please choose the day of the photo, not in the future')
  })

  it('deletes a photo after asking', async () => {
    await open()
    const first = await screen.findByRole('button', { name: 'Delete Front, Oct 12, 2026' })
    await act(async () => fireEvent.click(first))
    const dialog = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete Photo' })))
    await screen.findByText('Photo deleted.')
    await waitFor(() => expect(screen.queryByText('Front, Oct 12, 2026')).toBeNull())
    expect(server.calls('DELETE', '/user-programs/p1/photos/old')).toHaveLength(1)
  })

  it('offers to try again when the list cannot be loaded, and is Persian where the page is', async () => {
    server.on({ 'GET /user-programs/:id/photos': () => refusal('server.error') })
    await open('fa')
    await screen.findByText('بارگذاری عکس‌ها ممکن نشد')
  })
})
