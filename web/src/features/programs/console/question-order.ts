import type { EditedQuestion } from 'contract/programs/question-calls'
import { moveEntry } from '../../../ui/edit/move-entry'

/** A category with its questions that are asked. */
interface QuestionGroup {
  category: string
  questions: EditedQuestion[]
}

/** The questions that are asked by category, in the order in which the categories first come. */
export function byCategory(questions: readonly EditedQuestion[]): QuestionGroup[] {
  const groups = new Map<string, EditedQuestion[]>()
  for (const question of questions.filter(({ archived }) => !archived)) {
    const group = groups.get(question.category)
    if (group) group.push(question)
    else groups.set(question.category, [question])
  }
  return [...groups].map(([category, inside]) => ({ category, questions: inside }))
}

/**
 * The ids after a question moved one place: among those of its category, and with the whole category where it is the
 * first or the last there. Undefined where it is at the end of all.
 */
export function orderAfterMove(questions: readonly EditedQuestion[], id: string, step: -1 | 1) {
  const groups = byCategory(questions)
  const at = groups.findIndex((group) => group.questions.some((one) => one.id === id))
  const group = groups[at]
  if (!group) return undefined
  const place = group.questions.findIndex((one) => one.id === id)
  const inside = moveEntry(group.questions, place, place + step)
  const moved = inside
    ? groups.map((one, i) => (i === at ? { ...one, questions: inside } : one))
    : moveEntry(groups, at, at + step)
  return moved?.flatMap((one) => one.questions.map((question) => question.id))
}

/** The questions in the order of these ids; those that are not named stay behind them. */
export function inOrder(
  questions: readonly EditedQuestion[],
  ids: readonly (string | undefined)[],
): EditedQuestion[] {
  const place = (question: EditedQuestion) => {
    const at = ids.indexOf(question.id)
    return at < 0 ? ids.length : at
  }
  return [...questions].sort((a, b) => place(a) - place(b))
}
