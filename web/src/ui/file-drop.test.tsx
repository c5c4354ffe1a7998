import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FileDrop } from './file-drop'

const texts = { drop: 'Drop here', or: 'or', choose: 'Choose', release: 'Let go' }
const file = new File(['x'], 'a.pdf')

it('accepts dropped files and shows a release hint while files are over it', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop texts={texts} onFiles={onFiles} />)
  const zone = container.firstElementChild as Element
  fireEvent.dragOver(zone, { dataTransfer: { files: [file] } })
  expect(screen.getByText('Let go')).toBeTruthy()
  fireEvent.drop(zone, { dataTransfer: { files: [file] } })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
  expect(screen.queryByText('Let go')).toBeNull()
})

it('accepts chosen files, including the same file twice', () => {
  const onFiles = vi.fn()
  const { container } = render(<FileDrop texts={texts} onFiles={onFiles} />)
  const input = container.querySelector('input') as HTMLInputElement
  for (const _ of [1, 2]) fireEvent.change(input, { target: { files: [file] } })
  expect(onFiles).toHaveBeenCalledTimes(2)
  expect(input.value).toBe('')
})
