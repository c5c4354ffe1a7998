import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../test/page'
import { Button } from './button'
import { FileChoice, FileRow } from './file-row'
import { ProgressBar } from './progress-bar'

afterEach(() => vi.restoreAllMocks())

describe('a file', () => {
  it('shows the name, the localised size and the action buttons', async () => {
    const row = (
      <FileRow name="مدرک.docx" size={12_345}>
        <Button>Remove</Button>
      </FileRow>
    )
    const shown = await openPage({ '/': row }, '/', 'fa')
    expect(screen.getByText('مدرک.docx').tagName).toBe('BDI')
    expect(shown.container.textContent).toContain('۱۲ کیلوبایت')
    expect(shown.container.textContent).toContain('docx')
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('shows the upload progress, and the problem after a failure', async () => {
    const way = { value: 0.456, label: 'cv.pdf is being sent' }
    const shown = await openPage({ '/': <FileRow name="cv.pdf" size={2048} progress={way} /> }, '/')
    expect(
      screen.getByRole('progressbar', { name: 'cv.pdf is being sent' }).getAttribute('aria-valuenow'),
    ).toBe('45')
    expect(shown.container.textContent).toContain('2 kB')
    shown.unmount()
    const stopped = <FileRow name="cv.pdf" size={2048} progress={way} problem="Too large" />
    await openPage({ '/': stopped }, '/')
    expect(screen.getByText('Too large')).toBeTruthy()
    expect(screen.queryByText('2 kB')).toBeNull()
  })

  it('shows an image preview, and the file type if the image cannot be decoded', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const row = <FileRow name="gym.png" size={2048} picture={new Blob(['x'])} />
    const { container } = await openPage({ '/': row }, '/')
    const picture = container.querySelector('img')
    expect(picture?.src).toBe('blob:one')
    if (picture) fireEvent.error(picture)
    expect(container.querySelector('img')).toBeNull()
  })

  it('is a toggle button that exposes the chosen file', async () => {
    const choose = vi.fn()
    const choice = (
      <>
        <FileChoice name="a.pdf" size={2048} chosen onChoose={choose} />
        <FileChoice name="b.pdf" size={2048} chosen={false} onChoose={choose} />
      </>
    )
    await openPage({ '/': choice }, '/')
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('a.pdf')
    fireEvent.click(screen.getByRole('button', { name: /^b\.pdf/ }))
    expect(choose).toHaveBeenCalledTimes(1)
  })
})

describe('progress', () => {
  it.each([
    [-1, '0'],
    [0.999, '99'],
    [1.2, '100'],
  ])('clamps the progress to 0 and 100: %s', async (value, said) => {
    await openPage({ '/': <ProgressBar label="Way" value={value} /> }, '/')
    expect(screen.getByRole('progressbar', { name: 'Way' }).getAttribute('aria-valuenow')).toBe(said)
  })
})
