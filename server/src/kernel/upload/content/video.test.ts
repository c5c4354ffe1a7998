import { expect, test } from 'vitest'
import { box, heic, mp4, webm } from '../../../../test/videos'
import type { FileReader } from './reader'
import { isHeic, isMp4, isWebm } from './video'

const readerOf = (bytes: Buffer): FileReader => ({
  size: bytes.length,
  read: async (position, length) => bytes.subarray(position, position + length),
})

const large = (() => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write('mdat', 4, 'latin1')
  head.writeBigUInt64BE(20n, 8)
  return Buffer.concat([head, Buffer.alloc(4)])
})()

test.each<[string, Buffer, boolean]>([
  ['boxes that fill the file', mp4(), true],
  ['a box with a length of 64 bits', mp4(0, [large]), true],
  ['a last box without a length', Buffer.concat([mp4(), Buffer.from('\0\0\0\0freex', 'latin1')]), true],
  ['another file behind the boxes', Buffer.concat([mp4(), Buffer.from('PK\x03\x04')]), false],
  ['a box that is longer than the file', mp4().subarray(0, -1), false],
  ['an unknown box', mp4(0, [box('html')]), false],
  ['no film', Buffer.concat([box('ftyp'), box('mdat')]), false],
  ['no head', Buffer.concat([box('moov'), box('mdat')]), false],
  ['a WebM', webm(), false],
  ['a text', Buffer.from('<html>'), false],
  ['nothing', Buffer.alloc(0), false],
])('an MP4 with %s: %#', async (_, bytes, isTaken) => {
  expect(await isMp4(readerOf(bytes))).toBe(isTaken)
})

test.each<[string, Buffer, boolean]>([
  ['the brand of phones', heic(), true],
  ['the brand of every picture of this kind', heic('mif1'), true],
  ['the brand of a film', heic('isom'), false],
  ['an archive behind the boxes', Buffer.concat([heic(), Buffer.from('PK\x03\x04')]), false],
  ['an unknown box', heic('heic', [box('html')]), false],
  ['a box that is longer than the file', heic().subarray(0, -1), false],
  ['no description', Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0')), box('mdat')]), false],
  ['an MP4', mp4(), false],
])('a HEIC with %s: %#', async (_, bytes, isTaken) => {
  expect(await isHeic(readerOf(bytes))).toBe(isTaken)
})

test.each<[string, Buffer, boolean]>([
  ['an open segment', webm(), true],
  ['a segment that ends the file', webm(20), true],
  ['a page behind its segment', webm(20, '<html><script>'), false],
  ['a segment that is longer than the file', webm(20).subarray(0, -1), false],
  ['another type', Buffer.from(webm().toString('latin1').replace('webm', 'mkvv'), 'latin1'), false],
  ['only a header', webm().subarray(0, 12), false],
  ['an MP4', mp4(), false],
])('a WebM with %s: %#', async (_, bytes, isTaken) => {
  expect(await isWebm(readerOf(bytes))).toBe(isTaken)
})
