import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that is saved, never shown as a page of this site. `name` is what the saver sees, in any letters. */
export class Attachment {
  constructor(
    readonly name: string,
    readonly content: Buffer | Readable,
    /** Needed if the endpoint serves several types; size in bytes if known. */
    readonly of: { type?: string; size?: number } = {},
  ) {}
}

export function sendAttachment(reply: FastifyReply, file: Attachment, type: string): FastifyReply {
  if (file.of.size !== undefined) reply.header('content-length', file.of.size)
  return reply
    .header('content-disposition', disposition(file.name))
    .header('cache-control', 'no-store')
    .type(file.of.type ?? type)
    .send(file.content)
}

const NAME_MAX = 120

/**
 * `Content-Disposition` by RFC 6266: the name in ASCII for old readers and, where that says less, in UTF-8 (RFC 8187).
 * Nothing in a name ends the header, names a folder, hides the extension or turns the reading direction.
 */
export function disposition(name: string): string {
  const clean =
    shortened(
      name
        .replace(/(?!\u200c)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
        .replace(/[/\\:*?<>|]/g, '_')
        .trim()
        .replace(/^\.+/, ''),
    ) || 'document'
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replace(/["%;]/g, '_')
  const quoted = `attachment; filename="${ascii}"`
  if (ascii === clean) return quoted
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${quoted}; filename*=UTF-8''${encoded}`
}

/** At most so many characters, the extension kept. */
function shortened(name: string): string {
  const points = [...name]
  if (points.length <= NAME_MAX) return name
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  return points.slice(0, NAME_MAX - extension.length).join('') + extension
}
