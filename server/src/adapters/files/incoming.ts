import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../../kernel/ids'
import { makePrivateFolder } from '../../kernel/private-folders'
import type { IncomingFiles } from '../../kernel/upload/multipart'

/** Local folder for incoming uploads, next to the stored files, so that storing one is a rename. */
export function incomingFolder(folder: string): IncomingFiles & { sweep(age: number): Promise<number> } {
  return {
    async begin() {
      await makePrivateFolder(folder)
      const path = join(folder, `${newId()}.part`)
      // `flush`: what the stream has finished is on the disk, not only on its way there.
      const stream = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
      // A file that is still being opened would appear after it has been removed.
      await once(stream, 'open')
      return { path, stream }
    },
    async sweep(age) {
      let swept = 0
      for (const name of await readdir(folder).catch(() => [] as string[])) {
        const path = join(folder, name)
        const found = await stat(path).catch(() => undefined)
        if (!found || Date.now() - found.mtimeMs < age) continue
        await rm(path, { force: true })
        swept += 1
      }
      return swept
    },
  }
}
