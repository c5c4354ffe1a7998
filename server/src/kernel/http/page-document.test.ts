import { expect, it } from 'vitest'
import { makeFakeWeb } from '../../../test/fake-web'
import { readBuiltWeb } from './first-view'
import { createDocuments, type PageContent } from './page-document'
import { commonHead } from './page-head'

const AT = { locale: 'en', path: '/orders' } as const

function makeShell() {
  const web = readBuiltWeb(makeFakeWeb())
  if (!web) throw new Error('no web')
  return createDocuments(web, 'https://tavan.test')(commonHead('en'), AT)
}

const contentOf = (kind: PageContent['kind']): PageContent => ({
  kind,
  html: '<p>Your orders</p>',
  parts: [],
  data: {},
})

it('writes and compresses a frame once, whoever visits it', () => {
  const shell = makeShell()
  const frame = contentOf('frame')
  const first = shell.with(frame)
  expect(shell.with(frame)).toBe(first)
  expect(shell.with(frame).in('br')).toBe(first.in('br'))
  expect(first.bytes.toString()).toContain('<p>Your orders</p>')
})

it('does not keep content that the page cache counts', () => {
  const shell = makeShell()
  const content = contentOf('content')
  expect(shell.with(content)).not.toBe(shell.with(content))
})
