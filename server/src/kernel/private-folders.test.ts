import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderFiles } from '../adapters/files/folder'
import { exampleMail, FROM } from '../adapters/mail/driver-suite'
import { outboxMailer } from '../adapters/mail/outbox'
import { closeDataFolders } from './private-folders'

let dataDir: string
let umask: number
const modeOf = async (...path: string[]) => ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8)

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tavan-folders-'))
  umask = process.umask(0)
})
afterEach(async () => {
  process.umask(umask)
  await rm(dataDir, { recursive: true })
})

test('closes an outbox and files that other accounts can enter', async () => {
  for (const name of ['outbox', 'files']) {
    await mkdir(join(dataDir, name))
    await chmod(join(dataDir, name), 0o755)
  }
  expect(await closeDataFolders(dataDir)).toEqual([])
  expect([await modeOf('outbox'), await modeOf('files')]).toEqual(['700', '700'])
})

test('makes no folder that is not there, and warns of one that cannot be closed', async () => {
  expect(await closeDataFolders(dataDir)).toEqual([])
  await writeFile(join(dataDir, 'file'), '')
  expect(await closeDataFolders(join(dataDir, 'file'))).toEqual([
    expect.stringContaining('outbox may be open to other accounts'),
    expect.stringContaining('files may be open to other accounts'),
  ])
  await expect(stat(join(dataDir, 'outbox'))).rejects.toThrow('ENOENT')
})

test('the first mail and the first file make folders that only our account enters', async () => {
  await outboxMailer(join(dataDir, 'outbox'), FROM).send(exampleMail())
  await folderFiles(join(dataDir, 'files')).put('chat-files/one/two.pdf', Buffer.from('x'))
  expect(await modeOf('outbox')).toBe('700')
  for (const path of ['files', 'files/.incoming', 'files/chat-files', 'files/chat-files/one'])
    expect(await modeOf(path), path).toBe('700')
  expect(await modeOf('files/chat-files/one/two.pdf')).toBe('600')
})
