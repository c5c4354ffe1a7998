/** Numbers or bytes under a name. */
export type Section = Uint8Array | Uint16Array | Int32Array | Float64Array

interface Table {
  header: unknown
  /** Place and length in bytes of each section, counted from the end of the table. */
  places: Record<string, [offset: number, length: number]>
}

/** Multiple of bytes at which sections begin. */
const ALIGNED = 8
const aligned = (length: number) => Math.ceil(length / ALIGNED) * ALIGNED

/** A description, the table of sections, and the sections one after the other. */
export function joinSections(header: unknown, sections: Record<string, Section>): Buffer {
  const places: Table['places'] = {}
  let size = 0
  for (const [name, { byteLength }] of Object.entries(sections)) {
    places[name] = [size, byteLength]
    size += aligned(byteLength)
  }
  const table = Buffer.from(JSON.stringify({ header, places } satisfies Table))
  const bytes = Buffer.alloc(ALIGNED + aligned(table.length) + size)
  bytes.writeUInt32LE(table.length, 0)
  bytes.set(table, ALIGNED)
  const first = ALIGNED + aligned(table.length)
  for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(sections))
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), first + (places[name]?.[0] ?? 0))
  return bytes
}

/** Sections by name, each copied, so that the whole need not be kept. Throws where there is none of the name. */
export interface Sections {
  has(name: string): boolean
  u8(name: string): Uint8Array
  u16(name: string): Uint16Array
  i32(name: string): Int32Array
  f64(name: string): Float64Array
}

export function splitSections<H>(bytes: Buffer): [H, Sections] {
  const length = bytes.readUInt32LE(0)
  const { header, places } = JSON.parse(bytes.toString('utf8', ALIGNED, ALIGNED + length)) as Table & {
    header: H
  }
  const first = ALIGNED + aligned(length)
  const take = (name: string): ArrayBuffer => {
    const place = places[name]
    if (!place) throw new Error(`there is no section ${name}`)
    const copy = new Uint8Array(place[1])
    copy.set(bytes.subarray(first + place[0], first + place[0] + place[1]))
    return copy.buffer
  }
  return [
    header,
    {
      has: (name) => Object.hasOwn(places, name),
      u8: (name) => new Uint8Array(take(name)),
      u16: (name) => new Uint16Array(take(name)),
      i32: (name) => new Int32Array(take(name)),
      f64: (name) => new Float64Array(take(name)),
    },
  ]
}
