import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { allergenWords } from '../../../i18n/allergens/words/allergen-words'
import { useT } from '../../../i18n/i18n'
import type { MarkProps } from './mark-props'
import { useMarksKnown } from './marks.api'
import OwnMark from './own-mark'
import { markWords } from './words/mark-words'

export interface KnownMarksProps {
  userId: string
  ids: readonly string[]
  /** Called with the mark of a product once the marks of these products and their words are known. */
  onKnown: (Mark: ComponentType<MarkProps>) => void
}

/** Reads the marks of products; renders nothing. */
export default function KnownMarks({ userId, ids, onKnown }: KnownMarksProps) {
  useT(markWords, allergenWords)
  const isKnown = useMarksKnown(userId, ids)
  const latest = useRef(onKnown)
  latest.current = onKnown
  // Before the browser paints: marks that were known already show no skeleton.
  useLayoutEffect(() => {
    if (isKnown) latest.current((props) => <OwnMark {...props} userId={userId} />)
  }, [isKnown, userId])
  return null
}
