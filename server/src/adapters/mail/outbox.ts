import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../../kernel/private-folders'
import { bytesOf } from './bytes'
import type { Mailer } from './mailer'

/** Writes each mail as `<id>.eml` into a folder: temp file first, then renamed, so a reader never sees half a mail. */
export function outboxMailer(folder: string, from: { name: string; address: string }): Mailer {
  return {
    async send(mail) {
      const { raw } = bytesOf(mail, from)
      const path = join(folder, `${mail.id}.eml`)
      const write = () => writeFile(`${path}.part`, raw, { mode: 0o600 })
      // The folder is there but for the first mail, and for one after somebody emptied DATA_DIR.
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await makePrivateFolder(folder)
        await write()
      })
      await rename(`${path}.part`, path)
    },
  }
}
