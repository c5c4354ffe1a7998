import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Picture, PLACEHOLDER } from './picture'

const shown = (src: string) => {
  const { unmount } = render(<Picture src={src} alt="A rope" sizes="10rem" />)
  const address = screen.getByRole<HTMLImageElement>('img').getAttribute('src')
  unmount()
  return address
}

describe('picture', () => {
  it('resolves a relative path against the server’s origin (SHOP-CALL-34)', () => {
    expect(shown('uploads/rope.jpg')).toBe('/uploads/rope.jpg')
    expect(shown('/uploads/rope.jpg')).toBe('/uploads/rope.jpg')
    expect(shown('//elsewhere.test/rope.jpg')).toBe('/elsewhere.test/rope.jpg')
    expect(shown('https://pictures.test/rope.jpg')).toBe('https://pictures.test/rope.jpg')
  })

  it('shows the placeholder for any other scheme (S25)', () => {
    for (const src of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
      expect(shown(src)).toBe(PLACEHOLDER)
  })

  it('shows the placeholder when an image fails to load (SHOP-CALL-35)', () => {
    render(<Picture src="rope.jpg" alt="A rope" sizes="10rem" />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img').getAttribute('src')).toBe(PLACEHOLDER)
  })

  it('shows the placeholder when an image failed before hydration (SHOP-CALL-35)', () => {
    const broken = { complete: true, currentSrc: 'http://localhost/rope.jpg', naturalWidth: 0 }
    const held = Object.entries(broken).map(([name, value]) =>
      vi.spyOn(HTMLImageElement.prototype, name as 'currentSrc', 'get').mockReturnValue(value as string),
    )
    render(<Picture src="rope.jpg" alt="A rope" sizes="10rem" />)
    expect(screen.getByRole('img').getAttribute('src')).toBe(PLACEHOLDER)
    for (const one of held) one.mockRestore()
  })
})
