import { render, screen } from '@testing-library/react'
import { ownVideoPath } from 'contract/library/rules'
import { expect, it } from 'vitest'
import { ExerciseVideo } from './exercise-video'

const show = (address: string) =>
  render(<ExerciseVideo address={address} label="Watch" newTab="opens in a new tab" />).container

it('plays a video of this site in the page, from this origin [57]', () => {
  const video = show(`${location.origin}/videos/abc-1`).querySelector('video')
  expect([video?.getAttribute('src'), video?.controls]).toEqual(['/videos/abc-1', true])
})

it('opens any other video in a new tab and says so [57]', () => {
  show('https://videos.example/videos/abc')
  const link = screen.getByRole('link', { name: 'Watch (opens in a new tab)' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer noopener'])
})

it('shows an address that is none as text', () => {
  const shown = show('javascript:alert(1)')
  expect([shown.textContent, shown.querySelector('a')]).toEqual(['javascript:alert(1)', null])
})

it.each([
  ['https://tavan.example/videos/abc', '/videos/abc'],
  ['https://videos.example/videos/abc', undefined],
  ['https://tavan.example/videos/abc/def', undefined],
  ['https://tavan.example/videos/', undefined],
  ['/videos/abc', undefined],
  ['', undefined],
])('finds the path of a video of this site in %j: %j', (address, path) => {
  expect(ownVideoPath(address, 'https://tavan.example')).toBe(path)
})
