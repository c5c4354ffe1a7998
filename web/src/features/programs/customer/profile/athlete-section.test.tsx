import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AthleteProfile } from 'contract/programs/profile-calls'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dateField, dayIn, loadDateFields, typeDay } from '../../../../../test/date-fields'
import { fakePrograms } from '../../../../../test/fake-programs'
import { offline } from '../../../../../test/fake-server'
import { storeSession } from '../../../../../test/fake-shop'
import { type FakeUpload, fakeUploads } from '../../../../../test/fake-upload'
import { openPage } from '../../../../../test/page'
import { AthleteSection } from './athlete-section'

beforeAll(loadDateFields)

const profile = (more: Partial<AthleteProfile> = {}): AthleteProfile => ({
  birthDate: '1991-05-14',
  height: 168,
  weight: null,
  latestWeight: null,
  profilePhoto: null,
  ...more,
})
let server: ReturnType<typeof fakePrograms>
let uploads: FakeUpload[]
beforeEach(() => {
  storeSession()
  uploads = fakeUploads()
  server = fakePrograms([])
  server.on({
    'GET /account/profile': () => ({ success: true, data: profile() }),
    'PUT /account/profile': ({ body }) => ({ success: true, data: profile(body) }),
  })
})
afterEach(() => vi.unstubAllGlobals())
const open = () => openPage({ '/account': <AthleteSection /> }, '/account')

describe('profile visible to coaches', () => {
  it('is shown and changed, Persian digits understood, and taken back where it is emptied', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open()
    await screen.findByLabelText('Height (cm)')
    expect(dayIn(dateField('Date of Birth'))).toBe('1991-05-14')
    await visitor.type(screen.getByLabelText('Starting Weight (kg)'), '۷۱٫۵')
    await visitor.clear(screen.getByLabelText('Height (cm)'))
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved. Your coach can see the change.')
    expect(server.calls('PUT', '/account/profile')[0]?.body).toEqual({
      birthDate: '1991-05-14',
      height: null,
      weight: 71.5,
    })
  })

  it('reports invalid values at their field', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open()
    const height = await screen.findByLabelText('Height (cm)')
    await visitor.clear(height)
    await visitor.type(height, '1.68')
    await typeDay('Date of Birth', '2999-01-01')
    await visitor.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Please enter your height in centimeters')
    expect(screen.getByText('Please enter your date of birth')).toBeTruthy()
    expect(server.calls('PUT', '/account/profile')).toEqual([])
  })

  it('is sent with a photo, which can be removed', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open()
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    await visitor.upload(await screen.findByLabelText('Your photo'), file)
    await waitFor(() => expect(uploads).toHaveLength(1))
    const sent = uploads[0]?.body.get('photo')
    expect(sent instanceof File && sent.name).toBe('me.png')
    uploads[0]?.answer(200, { success: true, data: profile({ profilePhoto: '/photos/abc' }) })
    await screen.findByText('Photo saved.')
    server.on({ 'DELETE /account/profile/photo': () => ({ success: true, data: profile() }) })
    await visitor.click(screen.getByRole('button', { name: 'Remove Photo' }))
    await screen.findByText('Photo removed.')
  })

  it('says why a photo was not taken', async () => {
    const visitor = userEvent.setup({ delay: null })
    await open()
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    await visitor.upload(await screen.findByLabelText('Your photo'), file)
    await waitFor(() => expect(uploads).toHaveLength(1))
    uploads[0]?.refuse('programs.photo_invalid')
    await screen.findByText('Please choose a JPG or PNG picture')
  })

  it('U11: can be asked for again where it did not arrive', async () => {
    server.on({ 'GET /account/profile': offline })
    await open()
    await screen.findByText('Your details couldn’t be loaded')
    server.on({ 'GET /account/profile': () => ({ success: true, data: profile() }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByLabelText('Height (cm)')
  })
})
