import { KB, MB } from 'contract/units'
import yauzl from 'yauzl'
import { FieldScan } from './docx-fields'
import { type Refused, refused, WRONG_TYPE } from './refused'
import { areHarmlessRelationships } from './relationships'

/** Most that is unpacked of one file, and its members. */
const UNPACKED_MAX = 20 * MB
/** Unpacked bytes for each byte of the file, from a size on at which it matters; documents reach about 20. */
const RATIO_MAX = 100
const RATIO_FROM = 1 * MB
const MEMBERS_MAX = 3000
const PART_MAX = 512 * KB

const NEEDED = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']
/** Macros, programs, controls and other documents inside; a document of a person has none of them. */
const REFUSED =
  /(^|\/)(vba(project|data)[^/]*|activex\/|macrosheets\/|.*\.(exe|dll|scr|com|pif|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|jar|lnk|html?|mhtml?|mht|rtf|php|ole|xlsm|docm|pptm)$)|^word\/embeddings\/.*\.bin$/i
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** Parts that are read: what the file says that it is, and everything that points anywhere. */
const isRead = (name: string) => name === '[Content_Types].xml' || /\.rels$/i.test(name)

const ACTIVE = refused('files.active_document')

/**
 * Why a file is no harmless Word document. One is a zip from its first byte to its last whose members stay inside it, are
 * what they say they are and unpack to something bearable; it has no macros, no other files, and nothing that is fetched
 * from elsewhere. Every member is unpacked, into nothing, to know that.
 */
export async function docxRefusal(path: string, size: number): Promise<Refused | undefined> {
  try {
    const { names, parts, isActive } = await members(path, size)
    const types = parts.get('[Content_Types].xml')?.toString('utf8') ?? ''
    const isMacroDocument = /macroEnabled|vbaProject|activeX|oleObject/i.test(types)
    const isWord = NEEDED.every((name) => names.has(name)) && (types.includes(MAIN) || isMacroDocument)
    if (!isWord) return WRONG_TYPE
    if (isActive || isMacroDocument) return ACTIVE
    const isHarmless = [...parts].every(
      ([name, part]) => name.startsWith('[') || areHarmlessRelationships(part),
    )
    return isHarmless ? undefined : ACTIVE
  } catch {
    return WRONG_TYPE
  }
}

async function members(path: string, fileSize: number) {
  const zip = await open(path)
  try {
    if (zip.comment !== '') throw new Error('something stands behind the archive')
    const names = new Set<string>()
    const parts = new Map<string, Buffer>()
    let budget = Math.min(UNPACKED_MAX, Math.max(RATIO_FROM, fileSize * RATIO_MAX))
    let first = Number.POSITIVE_INFINITY
    let isActive = false
    for await (const entry of entries(zip)) {
      const { fileName } = entry
      first = Math.min(first, entry.relativeOffsetOfLocalHeader)
      const strange = entry.isEncrypted() || names.has(fileName) || isLink(entry)
      if (strange || names.size >= MEMBERS_MAX || entry.uncompressedSize > budget) throw new Error('refused')
      names.add(fileName)
      if (fileName.endsWith('/')) continue
      const { size, content, fetches } = await unpack(zip, entry, isRead(fileName))
      budget -= size
      isActive ||= fetches || REFUSED.test(fileName)
      if (content) parts.set(fileName, content)
    }
    if (first !== 0) throw new Error('something stands before the archive')
    return { names, parts, isActive }
  } finally {
    zip.close()
  }
}

/** Returns true for a symbolic link. */
function isLink(entry: yauzl.Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000
}

function open(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }
    yauzl.open(path, options, (error, zip) => (error ? reject(error) : resolve(zip)))
  })
}

async function* entries(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  for (;;) {
    const entry = await new Promise<yauzl.Entry | undefined>((resolve, reject) => {
      const done = (act: () => void) => {
        zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
        act()
      }
      zip.once('entry', (found: yauzl.Entry) => done(() => resolve(found)))
      zip.once('end', () => done(() => resolve(undefined)))
      zip.once('error', (error) => done(() => reject(error)))
      zip.readEntry()
    })
    if (!entry) return
    yield entry
  }
}

interface Unpacked {
  size: number
  content: Buffer | undefined
  /** It has a field that starts a program or fetches something. */
  fetches: boolean
}

/** Unpacks one member; its declared size is held to by the reader, which fails on the first byte more. */
function unpack(zip: yauzl.ZipFile, entry: yauzl.Entry, keep: boolean): Promise<Unpacked> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      let size = 0
      const kept: Buffer[] = []
      const fields = new FieldScan()
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        fields.add(chunk)
        if (!keep) return
        if (size > PART_MAX) stream.destroy(new Error('too long'))
        else kept.push(chunk)
      })
      stream.on('error', reject)
      stream.on('end', () => {
        const content = keep ? Buffer.concat(kept) : undefined
        resolve({ size, content, fetches: fields.isHarmful() })
      })
    })
  })
}
