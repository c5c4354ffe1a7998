import { useCallback, useEffect, useState } from 'react'
import { allergenWords } from '../../../i18n/allergens/words/allergen-words'
import { useT } from '../../../i18n/i18n'
import type { MarkedListProps, MarkProps } from './mark-props'
import { useMarksKnown } from './marks.api'
import OwnMark from './own-mark'
import { markWords } from './words/mark-words'

/** A list that waits longer is shown, and its lines grow, in milliseconds. */
const WAIT_MAX = 1500

/** Waits for the marks of the first products and for their words; later products do not hide the list. */
export default function KnownMarks({
  userId,
  ids,
  fallback,
  children,
}: MarkedListProps & { userId: string }) {
  useT(markWords, allergenWords)
  const [isShown, setShown] = useState(false)
  const isKnown = useMarksKnown(userId, ids)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), WAIT_MAX)
    return () => clearTimeout(timer)
  }, [])
  const Mark = useCallback((props: MarkProps) => <OwnMark {...props} userId={userId} />, [userId])
  if (isKnown && !isShown) setShown(true)
  return isShown ? children(Mark) : fallback
}
