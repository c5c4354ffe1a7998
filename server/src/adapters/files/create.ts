import { join } from 'node:path'
import type { Config } from '../../config'
import { bucketFiles } from './bucket'
import type { Files } from './files'
import { folderFiles } from './folder'

/** The byte store that the settings ask for: a bucket, else a folder in DATA_DIR. */
export function createFiles(config: Pick<Config, 'dataDir' | 's3'>): Files {
  const local = join(config.dataDir, 'files')
  return config.s3 ? bucketFiles(config.s3, local) : folderFiles(local)
}
