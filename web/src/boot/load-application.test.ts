import { expect, it, vi } from 'vitest'
import { requestApplication } from './load-application'

it('runs the chunks of the entry as scripts in their order and only preloads the files after them', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const added: Node[] = []
  vi.spyOn(document.head, 'append').mockImplementation((one) => void added.push(one as Node))
  requestApplication('/assets/entry.js', [
    ...['/assets/vendor.js', '/assets/entry.js'],
    ...['/assets/page.js', '/assets/text.woff2'],
  ])
  await expect.poll(() => added.length).toBe(4)
  const shown = added.map((one) =>
    one instanceof HTMLScriptElement
      ? `${one.type} ${one.getAttribute('src')} ${one.async ? 'in any order' : 'in order'}`
      : one instanceof HTMLLinkElement && `${one.rel} ${one.getAttribute('href')}`,
  )
  expect(shown).toEqual([
    'module /assets/vendor.js in order',
    'module /assets/entry.js in order',
    'modulepreload /assets/page.js',
    'preload /assets/text.woff2',
  ])
})
