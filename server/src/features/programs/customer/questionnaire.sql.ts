import type { QuestionResponse } from 'contract/programs/calls'
import type { AnswerValue } from 'contract/programs/questions'
import type { UserProgramStatus } from 'contract/programs/rules'
import type { Db, Tx } from '../../../kernel/db/client'
import type { StoredQuestion } from '../programs.table'
import { askedQuestions, instant } from '../user-programs.sql'

export interface OwnQuestionnaire {
  status: UserProgramStatus
  coachId: string | null
  /** The template's, until the answers are in: then those that were answered. */
  questions: StoredQuestion[]
  responses: QuestionResponse[]
  submittedAt: string | null
}

/** A program's answers `up` as the contract's responses. */
export function responsesColumn(db: Db) {
  return db`coalesce((select json_agg(json_build_object('questionId', an.question_id, 'answer', an.answer,
      'answeredAt', ${instant(db, db`an.answered_at`)}) order by an.answered_at, an.question_id)
    from program_answers an where an.user_program_id = up.id), '[]')`
}

export async function findQuestionnaire(
  db: Db,
  id: string,
  accountId: string,
): Promise<OwnQuestionnaire | undefined> {
  const [row] = await db<OwnQuestionnaire[]>`
    select up.status, up.coach_id as "coachId", coalesce(up.questions, ${askedQuestions(db)}) as questions,
      ${responsesColumn(db)} as responses, ${instant(db, db`up.submitted_at`)} as "submittedAt"
    from user_programs up join programs pr on pr.id = up.program_id
    where up.id = ${id} and up.account_id = ${accountId} and up.status <> 'deactivated'`
  return row
}

/** Locks the program, so that no answer is saved next to its submission. */
export async function lockMine(tx: Tx, id: string, accountId: string): Promise<void> {
  await tx`select from user_programs where id = ${id} and account_id = ${accountId} for update`
}

/** Saves answers, each where it differs from the one before. */
export async function saveAnswers(
  tx: Tx,
  id: string,
  answers: readonly { questionId: string; answer: AnswerValue }[],
): Promise<void> {
  await tx`
    insert into program_answers (user_program_id, question_id, answer)
    select ${id}, a.question_id, a.answer
    from unnest(${answers.map((one) => one.questionId)}::text[],
      ${answers.map((one) => JSON.stringify(one.answer))}::text[]::jsonb[]) as a (question_id, answer)
    on conflict (user_program_id, question_id) do update set answer = excluded.answer, answered_at = now()
    where program_answers.answer is distinct from excluded.answer`
}

export async function deleteAnswers(tx: Tx, id: string, questionIds: readonly string[]): Promise<void> {
  await tx`delete from program_answers where user_program_id = ${id} and question_id = any(${[...questionIds]}::text[])`
}
