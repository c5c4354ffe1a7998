import { LOAD_RANGE } from 'contract/programs/set-rules'
import { typedNumber } from '../../../ui/form/typed-number'

/** A typed load, also below zero for help; undefined where it is no load. */
export function typedLoad(text: string): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([-−–]?)(.*)$/s.exec(text) ?? []
  const load = typedNumber(rest) * (sign === '' ? 1 : -1)
  return load >= LOAD_RANGE.min && load <= LOAD_RANGE.max ? load : undefined
}
