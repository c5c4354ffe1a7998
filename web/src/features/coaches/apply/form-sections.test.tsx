import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { type FakeUpload, fakeUploads } from '../../../../test/fake-upload'
import { openPage } from '../../../../test/page'
import { LOGOUT_EVENT } from '../../../api/areas'
import { changeField } from '../../../ui/form/store'
import { abandonApplication, applicationForm } from './application-form'
import ApplyPage from './apply-page'

const option = {
  _id: 'a',
  name: 'Program a',
  description: '',
  categoryId: { name: 'Strength', color: '#b4552d' },
  metadata: { duration: 84, difficulty: 'beginner' },
}
const pdf = (name: string, content = '%PDF') => new File([content], name)
const ready = {
  firstName: 'Sara',
  lastName: 'Rad',
  email: 'sara@example.com',
  phone: '0912345678',
  experience: 'x'.repeat(60),
  programs: ['a'],
}

function Shop() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('/become-coach')}>
      back
    </button>
  )
}
function Away() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('/shop')}>
      away
    </button>
  )
}
const pages = {
  '/become-coach': (
    <>
      <Away />
      <ApplyPage />
    </>
  ),
  '/shop': <Shop />,
}

let uploads: FakeUpload[]
beforeEach(() => {
  abandonApplication()
  uploads = fakeUploads()
  fakeServer({ 'GET /coach-applications/programs': () => ({ success: true, data: [option] }) })
})
afterEach(() => vi.unstubAllGlobals())

const documents = () => screen.getByLabelText<HTMLInputElement>('Documents')
const choose = (...files: File[]) => fireEvent.change(documents(), { target: { files } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const listed = () =>
  screen.queryByRole('list', { name: 'Selected files' })
    ? [...screen.getByRole('list', { name: 'Selected files' }).querySelectorAll('bdi')].map(
        (one) => one.textContent,
      )
    : []
const open = async (locale: 'en' | 'fa' | 'nl' = 'en') => {
  const opened = await openPage(pages, '/become-coach', locale)
  await screen.findByRole('checkbox', { name: 'Program a' })
  return opened
}

describe('document selection', () => {
  it('states the reason for each refused file (SHOP-VAL-48 SHOP-VAL-49 SHOP-VAL-50)', async () => {
    await open()
    const big = pdf('big.pdf')
    Object.defineProperty(big, 'size', { value: 11 * 1024 * 1024 })
    choose(pdf('virus.exe'), big, ...[1, 2, 3, 4, 5, 6].map((n) => pdf(`${n}.pdf`)))
    const said = screen
      .getAllByRole('alert')
      .map((one) => one.textContent)
      .join('')
    expect(said).toContain('Invalid file type: virus.exe. Supported formats: PDF, DOC, DOCX, JPG, PNG')
    expect(said).toContain('File too large: big.pdf. Maximum size: 10MB')
    expect(said).toContain('Maximum 5 files allowed')
    expect(said).toContain('Not added: 6.pdf')
    expect(listed()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
    expect(documents().getAttribute('aria-invalid')).toBe('true')
  })

  it('accepts dropped files and ignores a drop beside the zone without leaving the page', async () => {
    const { container } = await open()
    const zone = documents().parentElement
    if (!zone) throw new Error('there is no place to drop on')
    fireEvent.dragOver(zone, { dataTransfer: {} })
    expect(screen.getByText('Drop to add')).toBeTruthy()
    fireEvent.drop(zone, { dataTransfer: { files: [pdf('dropped.pdf')] } })
    expect(listed()).toEqual(['dropped.pdf'])
    // fireEvent returns false if preventDefault was called: the browser would otherwise open the file.
    expect(fireEvent.drop(container, { dataTransfer: { files: [pdf('missed.pdf')] } })).toBe(false)
    expect(listed()).toEqual(['dropped.pdf'])
  })

  it('previews images and shows type and size of other files', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    await open()
    choose(pdf('gym.png'), pdf('cv.docx', 'x'.repeat(3 * 1024)))
    const list = screen.getByRole('list', { name: 'Selected files' })
    await waitFor(() => expect(list.querySelector('img')?.src).toBe('blob:one'))
    expect(made).toHaveBeenCalledTimes(1)
    expect(list.textContent).toContain('docx')
    expect(list.textContent).toContain('3 kB')
    const img = list.querySelector('img')
    if (img) fireEvent.error(img)
    expect(list.querySelector('img')).toBeNull()
    fireEvent.click(button('Remove gym.png'))
    expect(freed).toHaveBeenCalledWith('blob:one')
  })

  it('removes a file, moves the focus to the next and restores it in place', async () => {
    await open()
    choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'))
    fireEvent.click(button('Remove 2.pdf'))
    expect(listed()).toEqual(['1.pdf', '3.pdf'])
    expect(document.activeElement).toBe(button('Remove 3.pdf'))
    fireEvent.click(button('Undo'))
    expect(listed()).toEqual(['1.pdf', '2.pdf', '3.pdf'])
  })

  it('focuses the field when the last file is removed', async () => {
    await open()
    choose(pdf('1.pdf'))
    fireEvent.click(button('Remove 1.pdf'))
    expect(document.activeElement).toBe(documents())
  })

  it('refuses to restore a sixth file', async () => {
    await open()
    choose(pdf('0.pdf'))
    fireEvent.click(button('Remove 0.pdf'))
    choose(...[1, 2, 3, 4, 5].map((n) => pdf(`${n}.pdf`)))
    fireEvent.click(button('Undo'))
    expect(listed()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'])
    expect(screen.getByText('Maximum 5 files allowed')).toBeTruthy()
  })
})

describe('captcha', () => {
  const drawn = () => [...(screen.getByRole('img', { name: /^Captcha/ }).textContent ?? '')]

  it('clears the typed code when a new code is generated', async () => {
    await open()
    const before = drawn().join('')
    fireEvent.change(screen.getByLabelText('Captcha code'), { target: { value: 'abc' } })
    fireEvent.click(button('New Code'))
    expect(drawn().join('')).not.toBe(before)
    expect(screen.getByLabelText<HTMLInputElement>('Captcha code').value).toBe('')
    expect(screen.getByText('New code ready.')).toBeTruthy()
  })

  it('shows the code as text, letter by letter', async () => {
    await open()
    fireEvent.click(button('Show the Code as Text'))
    expect(screen.getByText(drawn().join(', '))).toBeTruthy()
    fireEvent.click(button('Hide the Text'))
    expect(screen.queryByText(drawn().join(', '))).toBeNull()
  })

  it('speaks the code if the browser can, else shows it as text', async () => {
    const speak = vi.fn()
    vi.stubGlobal('SpeechSynthesisUtterance', class {})
    vi.stubGlobal('speechSynthesis', { getVoices: () => [], cancel: () => undefined, speak })
    await open()
    fireEvent.click(button('Listen to the Code'))
    expect(speak).toHaveBeenCalledTimes(1)
    vi.stubGlobal('speechSynthesis', undefined)
    fireEvent.click(button('Listen to the Code'))
    expect(screen.getByText(drawn().join(', '))).toBeTruthy()
  })
})

describe('draft of the form', () => {
  const unload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('keeps the form while the applicant visits another page', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Sara' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Program a' }))
    choose(pdf('1.pdf'))
    fireEvent.click(button('away'))
    fireEvent.click(await screen.findByRole('button', { name: 'back' }))
    expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Sara')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Program a' }).checked).toBe(true)
    expect(listed()).toEqual(['1.pdf'])
    expect(JSON.stringify({ ...localStorage })).not.toContain('Sara')
  })

  it('asks before unload only while files are selected', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Sara' } })
    expect(unload()).toBe(false)
    choose(pdf('1.pdf'))
    expect(unload()).toBe(true)
    fireEvent.click(button('Remove 1.pdf'))
    expect(unload()).toBe(false)
  })

  it('continues the upload on another page and shows the result there', async () => {
    await open()
    const form = applicationForm()
    act(() => {
      for (const [name, value] of Object.entries({ ...ready, captcha: form.values().code }))
        changeField(form, name, value)
    })
    choose(pdf('1.pdf'))
    fireEvent.click(button('Submit Application'))
    await waitFor(() => expect(uploads).toHaveLength(1))
    fireEvent.click(button('away'))
    await screen.findByRole('button', { name: 'back' })
    await act(async () => uploads[0]?.answer(201, { success: true }))
    expect(await screen.findByText('Application submitted successfully!')).toBeTruthy()
    fireEvent.click(button('back'))
    expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('')
  })

  it('prefills the customer’s email and clears the form on sign-out', async () => {
    storeSession()
    await open()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sara@example.com')
    fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Sara' } })
    act(() => void dispatchEvent(new CustomEvent(LOGOUT_EVENT)))
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  })
})

describe.each(['fa', 'nl'] as const)('in %s', (locale) => {
  it('shows no English text', async () => {
    const { container } = await open(locale)
    const text = container.textContent ?? ''
    for (const english of ['Become a coach', 'Documents that', 'Choose Files', 'What happens next', 'Submit'])
      expect(text).not.toContain(english)
    if (locale === 'fa') expect(text).toContain('ارسال درخواست')
  })
})
