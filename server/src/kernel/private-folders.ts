import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Only the account that runs the server enters these folders; file names and times are personal data too. */
export const PRIVATE_FOLDER = 0o700

/** Makes a folder, with those above it, that only our account can enter. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER })
}

/** Folders of DATA_DIR that hold customers' data. */
const DATA_FOLDERS = ['outbox', 'files']

/**
 * Closes the folders of DATA_DIR that exist to other accounts, whoever made them with whatever mode. Returns a
 * warning for each one that cannot be closed.
 */
export async function closeDataFolders(dataDir: string): Promise<string[]> {
  const warnings: string[] = []
  for (const name of DATA_FOLDERS) {
    const path = join(dataDir, name)
    await chmod(path, PRIVATE_FOLDER).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT')
        warnings.push(`${path} may be open to other accounts of this machine: ${error.message}`)
    })
  }
  return warnings
}
