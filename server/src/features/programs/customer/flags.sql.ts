import type { QuestionResponse } from 'contract/programs/calls'
import type { Db } from '../../../kernel/db/client'
import type { StoredQuestion } from '../programs.table'
import { askedQuestions } from '../user-programs.sql'
import { responsesColumn } from './questionnaire.sql'

/** Submitted questionnaires of the programs of an account that are not over. */
export function listSubmitted(
  db: Db,
  accountId: string,
): Promise<{ questions: StoredQuestion[]; responses: QuestionResponse[] }[]> {
  return db<{ questions: StoredQuestion[]; responses: QuestionResponse[] }[]>`
    select coalesce(up.questions, ${askedQuestions(db)}) as questions, ${responsesColumn(db)} as responses
    from user_programs up join programs pr on pr.id = up.program_id
    where up.account_id = ${accountId} and up.submitted_at is not null
      and up.status not in ('completed', 'deactivated')`
}
