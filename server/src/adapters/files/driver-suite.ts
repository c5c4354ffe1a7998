import { access, utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { newId } from '../../kernel/ids'
import type { Files } from './files'

/** What every driver of private files must do. */
export function filesSuite(title: string, open: () => Files): void {
  const receive = async (content: Buffer | string) => {
    const { path, stream } = await open().begin()
    await pipeline(Readable.from([Buffer.from(content as string)]), stream)
    return path
  }
  const save = async (key: string, content: Buffer | string) => open().save(await receive(content), key)
  const read = async (key: string) => {
    const stream = await open().open(key)
    return stream && (await buffer(stream))
  }
  const keysIn = async (folder: string) => {
    const keys: string[] = []
    for await (const { key } of open().list(folder)) keys.push(key)
    return keys.sort()
  }
  const there = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    )

  describe(`private files in ${title}`, () => {
    test('are read as they were saved, whatever is in them, and nothing stays where they arrived', async () => {
      const content = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251))
      const key = `suite/${newId()}/a.pdf`
      const path = await receive(content)
      expect(await there(path)).toBe(true)
      await open().save(path, key)
      expect((await read(key))?.equals(content)).toBe(true)
      expect(await there(path)).toBe(false)
      await save(`suite/${newId()}/empty.pdf`, '')
    })

    test('saved again are replaced whole', async () => {
      const key = `suite/${newId()}/a.pdf`
      await save(key, 'a longer first one')
      await save(key, 'second')
      expect((await read(key))?.toString()).toBe('second')
    })

    test('that are not there are not there; removing them is no mistake', async () => {
      const key = `suite/${newId()}/a.pdf`
      expect(await read(key)).toBeUndefined()
      await open().remove(key)
      await save(key, 'x')
      await open().remove(key)
      await open().remove(key)
      expect(await read(key)).toBeUndefined()
    })

    test('are listed by folder, with the time of their last change, also many', async () => {
      const folder = `list-${newId()}`
      expect(await keysIn(folder)).toEqual([])
      const keys = Array.from({ length: 25 }, (_, i) => `${folder}/${String(i).padStart(2, '0')}/a.pdf`)
      await Promise.all(keys.map((key) => save(key, key)))
      await save(`${folder}-other/a.pdf`, 'x')
      expect(await keysIn(folder)).toEqual(keys)
      for await (const { changedAt } of open().list(folder)) {
        expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000)
      }
    })

    test.each(['../outside.pdf', 'suite/../../outside.pdf', '/etc/passwd', 'suite/a\0.pdf', ''])(
      'S19 the key %j leads nowhere',
      async (key) => {
        const found = await read(key).catch(() => undefined)
        expect(found).toBeUndefined()
      },
    )

    test('that were begun and never saved are swept when they are old', async () => {
      const [old, young] = [await receive('old'), await receive('young')]
      const before = new Date(Date.now() - 7_200_000)
      await utimes(old, before, before)
      expect(await open().sweepIncoming(3_600_000)).toBe(1)
      expect([await there(old), await there(young)]).toEqual([false, true])
      expect(await open().sweepIncoming(0)).toBe(1)
    })

    test('a key that has never arrived is an error, and leaves nothing', async () => {
      const key = `suite/${newId()}/a.pdf`
      const path = await receive('x')
      await open().save(path, key)
      await expect(open().save(path, `${key}.twice`)).rejects.toThrow()
      expect(await read(`${key}.twice`)).toBeUndefined()
    })
  })
}
