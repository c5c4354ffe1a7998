import { type ChatAttachment, FILE_NAME_SHOWN } from 'contract/chat/rules'
import { API_BASE } from 'contract/endpoint'
import { KB } from 'contract/units'

/** A file's name as it is shown: cut where it is long. */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > FILE_NAME_SHOWN ? `${letters.slice(0, FILE_NAME_SHOWN).join('')}...` : name
}

const SMALLEST = 0.1

/** A file's size in kilobytes, with one decimal, in the digits of the page; what is there is never written as nothing. */
export function kilobytes(bytes: number, tag: string): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }
  return new Intl.NumberFormat(tag, options).format(bytes && Math.max(bytes / KB, SMALLEST))
}

/**
 * Where a file of a chat lies: its own address where that is one of ours, else the one that its name stands for;
 * undefined where it has neither. A token must never travel to another server (decision X-73).
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

/** What the bytes of a picture are taken for, whatever the server calls them. */
export const pictureType = ({ mimeType }: ChatAttachment): string => mimeType.toLowerCase()
