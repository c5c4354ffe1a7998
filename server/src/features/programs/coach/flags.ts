import { allergens } from 'contract/catalog/label'
import { bodyAreas } from 'contract/library/body-areas'
import type { QuestionResponse } from 'contract/programs/calls'
import type { CompleteProgram } from 'contract/programs/coach-calls'
import type { QuestionTopic } from 'contract/programs/questions'
import { allergensIn } from '../../library/matches/allergen-words'
import { areasIn } from '../../library/matches/area-words'
import type { StoredQuestion } from '../programs.table'

/** Returns the allergens and injuries that answers to questions about these name; nothing of it is stored. */
export function flagsOf(
  questions: readonly StoredQuestion[],
  responses: readonly QuestionResponse[],
): CompleteProgram['flags'] {
  const texts = (topic: QuestionTopic): string[] => {
    const ids = new Set(questions.filter(({ about }) => about === topic).map(({ id }) => id))
    return responses
      .filter(({ questionId }) => ids.has(questionId))
      .flatMap(({ answer }) => (typeof answer === 'string' || Array.isArray(answer) ? answer : []))
  }
  const named = new Set(texts('allergies').flatMap(allergensIn))
  const hurt = new Set(texts('injuries').flatMap(areasIn))
  return {
    allergens: allergens.filter((one) => named.has(one)),
    injuries: bodyAreas.filter((one) => hurt.has(one)),
  }
}
