import { NAME_MAX } from 'contract/programs/console-rules'
import { cutText } from 'contract/text'
import type { useT } from '../../../i18n/i18n'
import type { templatesWords } from './words/templates-words'

type T = ReturnType<typeof useT<[typeof templatesWords]>>

/** Returns the name of a copy, cut where it would be longer than a name may be. */
export function copyName(t: T, name: string): string {
  const whole = t('templates.copyOf', { name })
  const tooMany = whole.length - NAME_MAX
  if (tooMany <= 0) return whole
  // One more makes room for the mark of the cut.
  return t('templates.copyOf', { name: cutText(name, [...name].length - tooMany - 1) })
}
