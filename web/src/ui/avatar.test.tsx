import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar'

const letters = (name: string | string[]) => render(<Avatar id="a" name={name} />).container.textContent

describe('Avatar', () => {
  it('shows the initials of both names without a photo', () => {
    expect(letters(['Mina', 'Rad'])).toBe('MR')
    expect(letters([' Åsa ', 'Öst'])).toBe('ÅÖ')
    expect(letters('SK')).toBe('SK')
    expect(letters(['Fleur', 'van den Berg'])).toBe('FV')
  })

  it('shows one letter for a Persian name, as two would join', () => {
    expect(letters(['مینا', 'راد'])).toBe('م')
  })

  it('falls back to the initials when the photo fails to load, until another photo is set', () => {
    const { container, rerender } = render(<Avatar id="a" name={['Mina', 'Rad']} photo="/images/a" />)
    const photo = container.querySelector('img')
    if (!photo) throw new Error('there is no photo')
    fireEvent.error(photo)
    expect(container.textContent).toBe('MR')
    rerender(<Avatar id="a" name={['Mina', 'Rad']} photo="/images/b" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/b-160.webp')
  })
})
