import { type ChatAttachment, FILE_NAME_SHOWN } from 'contract/chat/rules'
import { API_BASE } from 'contract/endpoint'
import { KB } from 'contract/units'

/** A file's name as it is shown: cut where it is long. */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > FILE_NAME_SHOWN ? `${letters.slice(0, FILE_NAME_SHOWN).join('')}...` : name
}

const SMALLEST = 0.1

/** Formats a size in kilobytes with one decimal in the page's digits; never 0 for a non-empty file. */
export function kilobytes(bytes: number, tag: string): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }
  return new Intl.NumberFormat(tag, options).format(bytes && Math.max(bytes / KB, SMALLEST))
}

/**
 * Returns the address of a chat's file: its own if on our server, else by its name; undefined without either. A token
 * must never reach another server (decision X-73).
 */
export function addressOfFile(chatId: string, { fileUrl, filename }: ChatAttachment): string | undefined {
  if (fileUrl && URL.canParse(fileUrl, location.origin)) {
    const { origin, pathname, search } = new URL(fileUrl, location.origin)
    if (origin === location.origin && pathname.startsWith(`${API_BASE}/chat/`)) return pathname + search
  }
  return filename
    ? `${API_BASE}/chat/${encodeURIComponent(chatId)}/files/${encodeURIComponent(filename)}`
    : undefined
}

/** Pictures that a browser only draws; a drawing in XML, which could hold more, is a file like any other. */
const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

export const isPicture = ({ mimeType }: Pick<ChatAttachment, 'mimeType'>): boolean =>
  PICTURES.includes(mimeType.toLowerCase())

/** Returns the MIME type of a picture in lower case. */
export const pictureType = ({ mimeType }: ChatAttachment): string => mimeType.toLowerCase()
