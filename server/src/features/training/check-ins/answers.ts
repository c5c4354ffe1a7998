import type { AnswerValue } from 'contract/programs/questions'
import { type MeasurementKind, measurementKinds } from 'contract/programs/rules'
import type { CheckInQuestion } from 'contract/training/check-in-calls'
import { isPlausible } from '../../programs/customer/tracking.logic'
import { questionIn } from '../../programs/questions'
import type { StoredCheckInQuestion } from './check-ins.table'

const kindOf = ({ measurement }: StoredCheckInQuestion): MeasurementKind | undefined =>
  measurement !== undefined && Object.hasOwn(measurementKinds, measurement)
    ? (measurement as MeasurementKind)
    : undefined

/** A question as it is answered; a coach writes it in the language of the athlete. */
export function shownQuestion(question: StoredCheckInQuestion): CheckInQuestion {
  const measurement = kindOf(question)
  return { ...questionIn(question, 'en'), ...(measurement ? { measurement } : {}) }
}

/** Returns the measurement that an answer becomes; undefined where it becomes none. */
export function measurementOf(question: StoredCheckInQuestion, answer: AnswerValue | undefined) {
  const kind = kindOf(question)
  return kind && typeof answer === 'number' ? { kind, value: answer } : undefined
}

/** Problem of an answer that cannot be the measurement which it would become. */
export function measurementProblem(question: StoredCheckInQuestion, answer: AnswerValue) {
  const found = measurementOf(question, answer)
  return found && !isPlausible(found) ? 'programs.measurement_invalid' : undefined
}
