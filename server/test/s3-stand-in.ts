import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'tavan-files'

/** A service that speaks like S3, with one bucket, on this machine. */
export interface S3StandIn {
  /** `FILES_URL` of the bucket, or of a part of it (`/folder`). */
  url(path?: string): string
  close(): Promise<void>
}

export async function startS3(): Promise<S3StandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It does not sign the slash behind a bucket's name as the client does.
    allowMismatchedSignatures: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  return {
    url: (path = '') => s3Url(port, path),
    async close() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The address of a bucket at a port of this machine. */
export function s3Url(port: number, path: string, bucket = BUCKET): string {
  return `s3://S3RVER:S3RVER@${bucket}${path}?region=eu-west-1&endpoint=http://127.0.0.1:${port}`
}
