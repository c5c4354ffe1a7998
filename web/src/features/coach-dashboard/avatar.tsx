import { useState } from 'react'
import { cx } from '../../ui/cx'
import { pictureAddress } from '../../ui/picture'

const tints = ['tint-sand', 'tint-clay', 'tint-sage', 'tint-sky', 'tint-stone', 'tint-rose']

/** The same person has the same tint everywhere. */
function tintOf(id: string): string {
  let sum = 0
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) >>> 0
  return tints[sum % tints.length] ?? 'tint-stone'
}

interface Person {
  id: string
  firstName: string
  lastName: string
  profilePhoto: string | null
}

/** A person's photo; initials on a tint where there is none or it does not load. Decorative: the name stands beside it. */
export function Avatar({ person, className }: { person: Person; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  const { profilePhoto: photo } = person
  const address = photo && photo !== failed ? pictureAddress(photo) : null
  const box = cx('size-12 shrink-0 rounded-pill', className)
  if (address) {
    return (
      <img
        src={address.startsWith('/images/') ? `${address}-160.webp` : address}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        className={cx(box, 'object-cover')}
        onError={() => setFailed(photo)}
      />
    )
  }
  // Persian letters would join into a word that is none: one of them is enough.
  const letters = [person.firstName, person.lastName].map((name) => [...name.trim()][0] ?? '')
  const joined = /\p{Script=Arabic}/u.test(letters.join('')) ? letters[0] : letters.join('')
  return (
    <span
      aria-hidden="true"
      data-placeholder
      className={cx(box, tintOf(person.id), 'grid place-items-center font-bold font-display')}
    >
      {joined}
    </span>
  )
}
