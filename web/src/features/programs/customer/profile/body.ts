import type { AthleteProfile } from 'contract/programs/profile-calls'
import { isDay } from 'contract/programs/questions'
import { HEIGHT_RANGE, WEIGHT_RANGE } from 'contract/programs/rules'
import type { Problem } from '../../../../ui/form/store'
import { typedNumber } from '../session-sets'
import { dayOf } from '../week'

/** Birth date, height and weight as they are typed; empty for none. */
export type BodyValues = { birthDate: string; height: string; weight: string }
export type Body = Pick<AthleteProfile, 'birthDate' | 'height' | 'weight'>

export const EARLIEST_BIRTH = '1900-01-01'

export function bodyValues({ birthDate, height, weight }: Body): BodyValues {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return { birthDate: birthDate ?? '', height: text(height), weight: text(weight) }
}

export function bodyOf({ birthDate, height, weight }: BodyValues): Body {
  return {
    birthDate: birthDate || null,
    height: typedNumber(height) ?? null,
    weight: typedNumber(weight) ?? null,
  }
}

/** An empty field is valid and removes the value. */
export function bodyProblems({ birthDate, height, weight }: BodyValues): Problem[] {
  const problems: Problem[] = []
  const outside = (typed: string, { min, max }: { min: number; max: number }) => {
    const number = typedNumber(typed)
    return number !== undefined && !(number >= min && number <= max)
  }
  if (birthDate !== '' && (!isDay(birthDate) || birthDate < EARLIEST_BIRTH || birthDate >= dayOf(new Date())))
    problems.push({ path: 'birthDate', code: 'programs.birth_date_invalid' })
  if (outside(height, HEIGHT_RANGE)) problems.push({ path: 'height', code: 'programs.height_invalid' })
  if (outside(weight, WEIGHT_RANGE)) problems.push({ path: 'weight', code: 'programs.weight_invalid' })
  return problems
}
