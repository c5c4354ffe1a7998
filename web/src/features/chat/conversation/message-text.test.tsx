import { screen } from '@testing-library/react'
import { FILE_SHARED } from 'contract/chat/rules'
import { expect, it } from 'vitest'
import { openPage } from '../../../../test/page'
import { MessageText } from './message-text'

it.each([
  ['en', 'File shared'],
  ['fa', 'فایل فرستاده شد'],
  ['nl', 'Bestand gedeeld'],
] as const)('says in %s that a file was shared (COACH-CONST-04)', async (locale, text) => {
  await openPage({ '/here': <MessageText content={FILE_SHARED} /> }, '/here', locale)
  expect(screen.getByText(text)).toBeTruthy()
})

it('gives each paragraph the direction of its own letters, in one text that can be copied whole', async () => {
  const content = 'Slow down on the way up.\nدر راه بالا آهسته‌تر.'
  await openPage({ '/here': <MessageText content={content} /> }, '/here')
  const text = screen.getByText(/Slow down/)
  expect(text.textContent).toBe(content)
  // A paragraph ends with a line only where lines are kept; with `plaintext` each finds its direction by itself.
  for (const style of ['whitespace-pre-wrap', '[unicode-bidi:plaintext]'])
    expect(text.classList.contains(style)).toBe(true)
  expect(text.className).not.toMatch(/\btext-(left|right|start|end)\b/)
})
