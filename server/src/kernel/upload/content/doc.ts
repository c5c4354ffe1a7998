import { type FileReader, scan } from './reader'
import { type Refused, refused, WRONG_TYPE } from './refused'

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const FREE = 0xfffffffa
const ENTRY = 128
const SECTORS_MAX = 100_000
/** Macros, and files that are packed into the document. */
const REFUSED = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur', 'package', '\x01ole10native'])

/** Kinds of fields that start a program or fetch something. */
const FIELDS = ['DDE', 'DDEAUTO', 'INCLUDE', 'INCLUDETEXT', 'INCLUDEPICTURE', 'IMPORT', 'LINK', 'DATABASE']
const FIELD_MARK = '\x13'
/** Such a field behind its mark, in letters of one byte or of two. */
const [NARROW_FIELD, WIDE_FIELD] = ['', '\0'].map((high) => {
  const kinds = FIELDS.map((kind) => [...kind].map((letter) => letter + high).join(''))
  return new RegExp(`${FIELD_MARK}${high}(?:[\\s"]${high})*(?:${kinds.join('|')})[\\s"]${high}`, 'i')
}) as [RegExp, RegExp]
/** Longest such text that is found across two pieces. */
const FIELD_MAX = 256

/** Why a file is no harmless Word document of the old kind (MS-CFB with a `WordDocument` in it). */
export async function docRefusal(reader: FileReader): Promise<Refused | undefined> {
  const names = await entryNames(reader)
  if (!names?.has('worddocument')) return WRONG_TYPE
  const look = (bytes: Buffer) => {
    const text = bytes.toString('latin1')
    return Math.max(text.search(NARROW_FIELD), text.search(WIDE_FIELD))
  }
  const isActive =
    [...names].some((name) => REFUSED.has(name)) ||
    (await scan(reader, [0, reader.size], FIELD_MAX, look)) >= 0
  return isActive ? refused('files.active_document') : undefined
}

/** Names of all streams and storages in small letters; undefined where the file is not what it says it is. */
async function entryNames(reader: FileReader): Promise<Set<string> | undefined> {
  const header = await reader.read(0, 512)
  if (header.length < 512 || !header.subarray(0, 8).equals(SIGNATURE)) return undefined
  const shift = header.readUInt16LE(30)
  if ((shift !== 9 && shift !== 12) || header.readUInt16LE(28) !== 0xfffe) return undefined
  const sectorBytes = 1 << shift
  const sectors = Math.floor(reader.size / sectorBytes)
  if (sectors > SECTORS_MAX) return undefined
  const sector = (n: number) => reader.read((n + 1) * sectorBytes, sectorBytes)

  const tables = await allocationTables(header, sector, sectors, sectorBytes)
  const names = new Set<string>()
  const seen = new Set<number>()
  let at = header.readUInt32LE(48)
  while (at < FREE) {
    if (seen.has(at) || at >= sectors) return undefined
    seen.add(at)
    addNames(names, await sector(at))
    const table = tables[Math.floor(at / (sectorBytes / 4))]
    if (table === undefined || table >= sectors) return undefined
    at = (await sector(table)).readUInt32LE((at % (sectorBytes / 4)) * 4)
  }
  return names
}

/** Reads the sector numbers of the allocation tables: 109 in the header, the rest in a chain. */
async function allocationTables(
  header: Buffer,
  sector: (n: number) => Promise<Buffer>,
  sectors: number,
  sectorBytes: number,
): Promise<number[]> {
  const tables: number[] = []
  const add = (bytes: Buffer, from: number, to: number) => {
    for (let at = from; at < to; at += 4) {
      const place = bytes.readUInt32LE(at)
      if (place < FREE) tables.push(place)
    }
  }
  add(header, 76, 512)
  let next = header.readUInt32LE(68)
  for (let n = 0; next < sectors && n < 1000; n++) {
    const bytes = await sector(next)
    if (bytes.length < sectorBytes) break
    add(bytes, 0, sectorBytes - 4)
    next = bytes.readUInt32LE(sectorBytes - 4)
  }
  return tables
}

function addNames(names: Set<string>, directory: Buffer): void {
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const length = directory.readUInt16LE(at + 64)
    if (directory[at + 66] === 0 || length < 4 || length > 64) continue
    names.add(directory.toString('utf16le', at, at + length - 2).toLowerCase())
  }
}
