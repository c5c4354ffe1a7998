import { access, utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { newId } from '../../kernel/ids'
import type { Files } from './files'

/** Contract tests that every driver of the byte store must pass. */
export function filesSuite(title: string, open: () => Files): void {
  describe(`files in ${title}`, () => {
    contentTests(open)
    keyTests(open)
    arrivalTests(open)
  })
}

async function receive(files: Files, content: Buffer | string): Promise<string> {
  const { path, stream } = await files.begin()
  await pipeline(Readable.from([Buffer.from(content as string)]), stream)
  return path
}

async function save(files: Files, key: string, content: Buffer | string): Promise<void> {
  await files.save(await receive(files, content), key)
}

async function read(files: Files, key: string): Promise<Buffer | undefined> {
  const stream = await files.open(key)
  return stream && (await buffer(stream))
}

async function keysIn(files: Files, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list(folder)) keys.push(key)
  return keys.sort()
}

const there = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

function contentTests(open: () => Files): void {
  test('are read as they were saved, whatever is in them, and nothing stays where they arrived', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251))
    const key = `suite/${newId()}/a.pdf`
    const path = await receive(open(), content)
    expect(await there(path)).toBe(true)
    await open().save(path, key)
    expect((await read(open(), key))?.equals(content)).toBe(true)
    expect(await there(path)).toBe(false)
    await save(open(), `suite/${newId()}/empty.pdf`, '')
  })

  test('written from memory are read as they were, whole or in pieces', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 241))
    const key = `suite/${newId()}/a.avif`
    await open().put(key, content)
    expect((await open().get(key))?.equals(content)).toBe(true)
    expect((await read(open(), key))?.equals(content)).toBe(true)
    await open().put(key, Buffer.from('second'))
    expect((await open().get(key))?.toString()).toBe('second')
    await open().put(`${key}.empty`, Buffer.alloc(0))
    expect(await open().get(`${key}.empty`)).toEqual(Buffer.alloc(0))
    expect(await open().sweepIncoming(0)).toBe(0)
  })

  test('are opened in part, both ends included', async () => {
    const key = `suite/${newId()}/a.mp4`
    await save(open(), key, '0123456789')
    const part = async (start: number, end: number) => {
      const stream = await open().open(key, { start, end })
      return stream && (await buffer(stream)).toString()
    }
    expect([await part(0, 1), await part(2, 5), await part(8, 9)]).toEqual(['01', '2345', '89'])
    expect(await open().open(`${key}.none`, { start: 0, end: 1 })).toBeUndefined()
  })

  test('saved again are replaced whole', async () => {
    const key = `suite/${newId()}/a.pdf`
    await save(open(), key, 'a longer first one')
    await save(open(), key, 'second')
    expect((await read(open(), key))?.toString()).toBe('second')
  })

  test('that are not there are not there; removing them is no mistake', async () => {
    const key = `suite/${newId()}/a.pdf`
    expect(await read(open(), key)).toBeUndefined()
    expect(await open().get(key)).toBeUndefined()
    await open().remove(key)
    await save(open(), key, 'x')
    await open().remove(key)
    await open().remove(key)
    expect(await read(open(), key)).toBeUndefined()
  })
}

function keyTests(open: () => Files): void {
  test('are listed by folder, with their size and the time of their last change, also many', async () => {
    const folder = `list-${newId()}`
    expect(await keysIn(open(), folder)).toEqual([])
    const keys = Array.from({ length: 25 }, (_, i) => `${folder}/${String(i).padStart(2, '0')}/a.pdf`)
    await Promise.all(keys.map((key) => save(open(), key, key)))
    await save(open(), `${folder}-other/a.pdf`, 'x')
    expect(await keysIn(open(), folder)).toEqual(keys)
    for await (const { key, size, changedAt } of open().list(folder)) {
      expect(size).toBe(key.length)
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000)
    }
  })

  test.each([
    '../outside.pdf',
    'suite/../../outside.pdf',
    '/etc/passwd',
    'suite/a\0.pdf',
    'suite//a.pdf',
    'suite\\a.pdf',
    '.incoming/a.part',
    'suite/',
    '',
  ])('S19 the key %j leads nowhere, to read or to write', async (key) => {
    const path = await receive(open(), 'x')
    await expect(read(open(), key)).rejects.toThrow('no key')
    await expect(open().get(key)).rejects.toThrow('no key')
    await expect(open().put(key, Buffer.from('x'))).rejects.toThrow('no key')
    await expect(open().save(path, key)).rejects.toThrow('no key')
    await expect(open().remove(key)).rejects.toThrow('no key')
    expect(await open().sweepIncoming(-1)).toBe(1)
  })
}

function arrivalTests(open: () => Files): void {
  test('that were begun and never saved are swept when they are old', async () => {
    const [old, young] = [await receive(open(), 'old'), await receive(open(), 'young')]
    const before = new Date(Date.now() - 7_200_000)
    await utimes(old, before, before)
    expect(await open().sweepIncoming(3_600_000)).toBe(1)
    expect([await there(old), await there(young)]).toEqual([false, true])
    // The clock of a file is finer than ours: it may have been written a part of a millisecond from now.
    expect(await open().sweepIncoming(-1)).toBe(1)
  })

  test('a key that has never arrived is an error, and leaves nothing', async () => {
    const key = `suite/${newId()}/a.pdf`
    const path = await receive(open(), 'x')
    await open().save(path, key)
    await expect(open().save(path, `${key}.twice`)).rejects.toThrow()
    expect(await read(open(), `${key}.twice`)).toBeUndefined()
  })
}
