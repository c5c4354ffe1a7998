import { crc32, deflateRawSync } from 'node:zlib'

export interface Member {
  name: string
  data: Buffer | string
  /** Unpacked size claimed by the archive, if false. */
  claims?: number
  /** Unix mode and type bits. */
  mode?: number
  encrypted?: boolean
}

/** Returns a zip of these members, deflated, between `before` and `comment`. */
export function zip(members: readonly Member[], { before = '', comment = '' } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(before, 'latin1')]
  const directory: Buffer[] = []
  let at = parts[0]?.length ?? 0
  for (const member of members) {
    const data = Buffer.from(member.data as string)
    const packed = deflateRawSync(data)
    const name = Buffer.from(member.name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800 | (member.encrypted ? 1 : 0), 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(data), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(member.claims ?? data.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(((member.mode ?? 0o100644) << 16) >>> 0, 6)
    tail.writeUInt32LE(at, 10)
    const made = Buffer.from([20, 3])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, shared, tail, name]))
    parts.push(local)
    at += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, index, end, Buffer.from(comment, 'latin1')])
}
