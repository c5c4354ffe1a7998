import { join } from 'node:path'
import type { Config } from '../../config'
import { bucketFiles, folderFiles } from './drive'
import type { Files } from './files'

/** The store of private files that the settings ask for: a bucket, else a folder in DATA_DIR. */
export function createFiles(config: Pick<Config, 'dataDir' | 's3'>): Files {
  const local = join(config.dataDir, 'files')
  return config.s3 ? bucketFiles(config.s3, local) : folderFiles(local)
}
