import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar'

const letters = (name: string | string[]) => render(<Avatar id="a" name={name} />).container.textContent

describe('a person without a photo', () => {
  it('has the first letters of both names', () => {
    expect(letters(['Mina', 'Rad'])).toBe('MR')
    expect(letters([' Åsa ', 'Öst'])).toBe('ÅÖ')
    expect(letters('SK')).toBe('SK')
    expect(letters(['Fleur', 'van den Berg'])).toBe('FV')
  })

  it('has one letter in Persian, where two would join', () => {
    expect(letters(['مینا', 'راد'])).toBe('م')
  })

  it('is the one whose photo did not load, until there is another', () => {
    const { container, rerender } = render(<Avatar id="a" name={['Mina', 'Rad']} photo="/images/a" />)
    const photo = container.querySelector('img')
    if (!photo) throw new Error('there is no photo')
    fireEvent.error(photo)
    expect(container.textContent).toBe('MR')
    rerender(<Avatar id="a" name={['Mina', 'Rad']} photo="/images/b" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/b-160.webp')
  })
})
