import { useState } from 'react'
import { cx } from './cx'
import { pictureAddress } from './picture'
import { controlSquare, type Size } from './size'

const tints = ['tint-sand', 'tint-clay', 'tint-sage', 'tint-sky', 'tint-stone', 'tint-rose']
const letterSizes: Record<Size, string> = { sm: 'text-xs', md: 'text-sm', lg: 'text-lg' }

/** Returns the same tint for the same id everywhere. */
function tintOf(id: string): string {
  let sum = 0
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) >>> 0
  return tints[sum % tints.length] ?? 'tint-stone'
}

/** Returns one letter for Persian names: two would join into a ligature that reads as a word. */
function initialsOf(names: readonly string[]): string {
  const letters = names.map((name) => ([...name.trim()][0] ?? '').toUpperCase())
  return /\p{Script=Arabic}/u.test(letters.join('')) ? (letters[0] ?? '') : letters.join('')
}

interface Props {
  /** Chooses the tint. */
  id: string
  /** First and last name, or the initials when only those are known. */
  name: readonly string[] | string
  photo?: string | null
  size?: Size
  className?: string
}

/** Photo of a person, or initials on a tint without one. Decorative: the name must be in the text nearby. */
export function Avatar({ id, name, photo, size = 'md', className }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const address = photo && photo !== failed ? pictureAddress(photo) : null
  const box = cx(controlSquare[size], 'shrink-0 rounded-pill', className)
  if (address) {
    return (
      <img
        src={address.startsWith('/images/') ? `${address}-160.webp` : address}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        className={cx(box, 'object-cover')}
        onError={() => setFailed(photo ?? null)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      data-placeholder
      className={cx(box, tintOf(id), letterSizes[size], 'grid place-items-center font-bold font-display')}
    >
      {typeof name === 'string' ? name : initialsOf(name)}
    </span>
  )
}
