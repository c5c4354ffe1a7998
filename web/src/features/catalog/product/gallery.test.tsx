import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import { describe, expect, it } from 'vitest'
import { wholeLanguage } from '../../../../test/words'
import { I18nProvider } from '../../../i18n/i18n'
import { Gallery } from './gallery'

const images = ['/images/a', '/images/b', '/images/c']

async function show(locale: Locale = 'en') {
  render(
    <I18nProvider locale={locale} language={await wholeLanguage(locale)}>
      <Gallery productId="p1" name="Kettlebell" images={images} tintClass="tint-sand" />
    </I18nProvider>,
  )
}

/** The large picture: the only one that has a text. */
const shown = () => screen.getByRole('img').getAttribute('src')

function swipe(dx: number, finish = true) {
  const surface = screen.getByRole('img')
  fireEvent.pointerDown(surface, { clientX: 200, pointerId: 1, button: 0 })
  fireEvent.pointerMove(surface, { clientX: 200 + dx, pointerId: 1 })
  if (finish) fireEvent.pointerUp(surface, { clientX: 200 + dx, pointerId: 1 })
}

describe('gallery', () => {
  it('uses the alternative text of a picture, else the product’s name', async () => {
    render(
      <I18nProvider locale="en" language={await wholeLanguage('en')}>
        <Gallery
          productId="p1"
          name="Kettlebell"
          images={images}
          texts={['The handle, from above', '', '']}
          tintClass="tint-sand"
        />
      </I18nProvider>,
    )
    expect(screen.getByRole('img').getAttribute('alt')).toBe('The handle, from above')
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }))
    expect(screen.getByRole('img').getAttribute('alt')).toContain('Kettlebell')
  })

  it('goes on and back, and wraps at both ends (SHOP-PDP-03, SHOP-PDP-04)', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }))
    expect(shown()).toBe('/images/c-640.jpg')
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }))
    expect(shown()).toBe('/images/a-640.jpg')
  })

  it('shows the picture of a thumbnail (SHOP-PDP-02)', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Show image 2' }))
    expect(shown()).toBe('/images/b-640.jpg')
    expect(screen.getByRole('status').textContent).toBe('Image 2 of 3')
  })

  it('follows a swipe of more than 50 px, each way (SHOP-PDP-05, SHOP-PDP-06)', async () => {
    await show()
    swipe(-50)
    expect(shown()).toBe('/images/a-640.jpg')
    swipe(-51)
    expect(shown()).toBe('/images/b-640.jpg')
    swipe(51)
    expect(shown()).toBe('/images/a-640.jpg')
  })

  it('goes onward by a right swipe in Persian (X-82)', async () => {
    await show('fa')
    swipe(51)
    expect(shown()).toBe('/images/b-640.jpg')
  })

  it('lights the arrow of the coming picture from 20 px on (SHOP-PDP-07)', async () => {
    await show()
    const next = screen.getByRole('button', { name: 'Next image' })
    swipe(-19, false)
    expect(next.dataset.hint).toBeUndefined()
    swipe(-20, false)
    expect(next.dataset.hint).toBe('true')
  })

  it('takes the blank picture where one fails to load', async () => {
    await show()
    fireEvent.error(screen.getByRole('img'))
    expect(shown()).toBe('/placeholder.svg')
  })
})
