import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { wholeLanguage } from '../../../../test/words'
import { I18nProvider } from '../../../i18n/i18n'
import { Gallery } from './gallery'

const images = ['/images/a', '/images/b']

async function open() {
  render(
    <I18nProvider locale="en" language={await wholeLanguage('en')}>
      <Gallery productId="p1" name="Kettlebell" images={images} tintClass="tint-sand" />
    </I18nProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge image' }))
  return await screen.findByRole('dialog', { name: 'Kettlebell' }, { timeout: 10_000 })
}
const scale = (dialog: HTMLElement) =>
  within(dialog)
    .getByRole('button', { name: /^Fit to the window/ })
    .textContent?.replace('Fit to the window ', '')
const frame = (dialog: HTMLElement) => within(dialog).getByRole('region', { name: 'Kettlebell' })

describe('a picture looked at closely', () => {
  it('opens by the button and by a press on the picture, not by a swipe', async () => {
    render(
      <I18nProvider locale="en" language={await wholeLanguage('en')}>
        <Gallery productId="p1" name="Kettlebell" images={images} tintClass="tint-sand" />
      </I18nProvider>,
    )
    const press = (to: number) => {
      const picture = screen.getByRole('img')
      fireEvent.pointerDown(picture, { clientX: 200, pointerId: 1, button: 0 })
      fireEvent.pointerMove(picture, { clientX: to, pointerId: 1 })
      fireEvent.pointerUp(picture, { clientX: to, pointerId: 1 })
      fireEvent.click(picture)
    }
    press(160)
    expect(screen.queryByRole('dialog')).toBeNull()
    press(202)
    expect(await screen.findByRole('dialog', { name: 'Kettlebell' }, { timeout: 10_000 })).toBeTruthy()
  })

  it('grows and shrinks by button and by key, within bounds', async () => {
    const dialog = await open()
    const press = (name: string) => fireEvent.click(within(dialog).getByRole('button', { name }))
    expect(scale(dialog)).toBe('100%')
    press('Zoom in')
    expect(scale(dialog)).toBe('150%')
    for (const _ of [1, 2, 3, 4]) fireEvent.keyDown(frame(dialog), { key: '+' })
    expect(scale(dialog)).toBe('400%')
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Zoom in' }).disabled).toBe(true)
    fireEvent.keyDown(frame(dialog), { key: '-' })
    expect(scale(dialog)).toBe('267%')
    fireEvent.keyDown(frame(dialog), { key: '0' })
    expect(scale(dialog)).toBe('100%')
  })

  it('grows by two fingers and by the pinch of a touchpad, which the page does not get', async () => {
    const dialog = await open()
    const fingers = (apart: number) => [
      { identifier: 1, clientX: 100, clientY: 100 },
      { identifier: 2, clientX: 100 + apart, clientY: 100 },
    ]
    fireEvent.touchStart(frame(dialog), { touches: fingers(100) })
    fireEvent.touchMove(frame(dialog), { touches: fingers(200) })
    expect(scale(dialog)).toBe('200%')
    fireEvent.touchEnd(frame(dialog), { touches: [] })
    // The test's browser knows no keys of a wheel.
    const wheel = Object.assign(new WheelEvent('wheel', { deltaY: 1000, bubbles: true, cancelable: true }), {
      ctrlKey: true,
      clientX: 0,
      clientY: 0,
    })
    fireEvent(frame(dialog), wheel)
    expect(wheel.defaultPrevented).toBe(true)
    expect(scale(dialog)).toBe('100%')
    const scroll = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })
    fireEvent(frame(dialog), scroll)
    expect(scroll.defaultPrevented).toBe(false)
  })

  it('shows the whole picture again when it is opened again', async () => {
    const dialog = await open()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    expect(scale(dialog)).toBe('150%')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge image' }))
    expect(scale(await screen.findByRole('dialog', { name: 'Kettlebell' }))).toBe('100%')
  })

  it('goes on to the next picture, at its whole size, and closes where the page shows the same', async () => {
    const dialog = await open()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Next image' }))
    expect(scale(dialog)).toBe('100%')
    expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/images/b-640.jpg')
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(close).toHaveBeenCalled()
    expect(screen.getByRole('img').getAttribute('src')).toBe('/images/b-640.jpg')
    close.mockRestore()
  })
})
