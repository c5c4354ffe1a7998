import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3StandIn, s3Url, startS3 } from '../../../test/s3-stand-in'
import { readConfig } from '../../config'
import { Failure } from '../../fail'
import { createFiles } from './create'
import { filesSuite } from './driver-suite'
import type { Files } from './files'

let folder: string
let s3: S3StandIn
const drivers: Record<string, Files> = {}
const openAt = (name: string, FILES_URL: string) =>
  createFiles(readConfig({ DATA_DIR: join(folder, name), FILES_URL }))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-files-'))
  s3 = await startS3()
  drivers.folder = openAt('folder', '')
  drivers.bucket = openAt('bucket-local', s3.url())
  drivers.part = openAt('part-local', s3.url('/shop/private'))
  drivers.away = openAt('away-local', s3Url(1, ''))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})
const driver = (name: string) => () => drivers[name] as Files

filesSuite('a folder', driver('folder'))
filesSuite('a bucket', driver('bucket'))
filesSuite('a part of a bucket', driver('part'))

describe('files', () => {
  test('of two parts of a bucket do not mix', async () => {
    const { path, stream } = await driver('part')().begin()
    await new Promise<void>((done) => stream.end('secret', done))
    await driver('part')().save(path, 'mine/a.pdf')
    expect(await driver('bucket')().open('mine/a.pdf')).toBeUndefined()
    expect(await driver('bucket')().open('shop/private/mine/a.pdf')).toBeDefined()
  })

  test('in a folder are for the owner alone', async () => {
    const { path, stream } = await driver('folder')().begin()
    await new Promise<void>((done) => stream.end('secret', done))
    await driver('folder')().save(path, 'modes/a.pdf')
    const root = join(folder, 'folder', 'files')
    expect((await stat(join(root, 'modes', 'a.pdf'))).mode & 0o077).toBe(0)
    expect((await stat(join(root, 'modes'))).mode & 0o077).toBe(0)
  })

  test('in a folder, read while they are replaced, are one or the other, never half of both', async () => {
    const key = 'replaced/a.jpg'
    const [one, other] = [Buffer.alloc(200_000, 1), Buffer.alloc(300_000, 2)]
    await driver('folder')().put(key, one)
    const writing = (async () => {
      for (let i = 0; i < 6; i++) await driver('folder')().put(key, i % 2 ? one : other)
    })()
    for (let i = 0; i < 12; i++) {
      const found = await driver('folder')().get(key)
      expect([one, other].some((whole) => found?.equals(whole))).toBe(true)
    }
    await writing
  })

  test('in a bucket that is away are an answer that says so', async () => {
    const { path, stream } = await driver('away')().begin()
    await new Promise<void>((done) => stream.end('x', done))
    const error = await driver('away')()
      .save(path, 'a/b.pdf')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ code: 'server.unavailable', retryAfter: 5 })
    await expect(driver('away')().get('a/b.pdf')).rejects.toMatchObject({ code: 'server.unavailable' })
  })

  test('in a bucket that does not exist are a failure, not missing files', async () => {
    const none = openAt('none', s3.url().replace('tavan-files', 'no-such-bucket'))
    await expect(none.get('a/b.pdf')).rejects.toThrow()
    await expect(none.open('a/b.pdf')).rejects.toThrow()
  })
})
