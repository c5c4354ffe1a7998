import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { documentExtension } from 'contract/coaches/rules'
import { fileTypes } from 'contract/upload'
import type { Deps } from '../deps'
import { newId } from '../kernel/ids'
import type { DemoDocument } from './applicants'
import { drawDocument } from './draw-document'

/** Draws a document into the byte store; returns what its row says of it. */
export async function saveDocument(
  files: Deps['files'],
  document: DemoDocument,
  keyOf: (name: string) => string,
) {
  const content = await drawDocument(document)
  const extension = documentExtension(document.name) ?? 'pdf'
  const name = `${newId()}.${extension}`
  const { path, stream } = await files.begin()
  await pipeline(Readable.from([content]), stream)
  await files.save(path, keyOf(name))
  return {
    id: newId(),
    name,
    originalName: document.name,
    mimeType: fileTypes[extension],
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}
