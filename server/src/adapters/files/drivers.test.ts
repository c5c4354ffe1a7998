import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config'
import { Failure } from '../../fail'
import { createFiles } from './create'
import { filesSuite } from './driver-suite'
import type { Files } from './files'

const BUCKET = 'tavan-files'
let folder: string
let server: S3rver
const drivers: Record<string, Files> = {}
const s3Url = (port: number, path: string) =>
  `s3://S3RVER:S3RVER@${BUCKET}${path}?region=eu-west-1&endpoint=http://127.0.0.1:${port}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavan-files-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It does not sign the slash behind a bucket's name as the client does.
    allowMismatchedSignatures: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const open = (name: string, FILES_URL: string) =>
    createFiles(readConfig({ DATA_DIR: join(folder, name), FILES_URL }))
  drivers.folder = open('folder', '')
  drivers.bucket = open('bucket-local', s3Url(port, ''))
  drivers.part = open('part-local', s3Url(port, '/shop/private'))
  drivers.away = open('away-local', s3Url(1, ''))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
const driver = (name: string) => () => drivers[name] as Files

filesSuite('a folder', driver('folder'))
filesSuite('a bucket', driver('bucket'))
filesSuite('a part of a bucket', driver('part'))

describe('private files', () => {
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

  test('in a bucket that is away are an answer that says so', async () => {
    const { path, stream } = await driver('away')().begin()
    await new Promise<void>((done) => stream.end('x', done))
    const error = await driver('away')()
      .save(path, 'a/b.pdf')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ code: 'server.unavailable', retryAfter: 5 })
  })
})
