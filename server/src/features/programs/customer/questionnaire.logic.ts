import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { MyQuestionnaire, saveMyAnswers } from 'contract/programs/calls'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { hasHealthConsent, insertHealthConsent } from '../../auth/consents.sql'
import { createDraft } from '../life/opening.logic'
import { enqueueCoachMail } from '../life/program-jobs'
import { answersIn, judgeAnswers, questionIn, requireAnswers } from '../questions'
import * as sql from './questionnaire.sql'

/** Program and language of the caller's questionnaire. */
interface Mine {
  id: string
  accountId: string
  locale: Locale
}

async function find(db: Db, { id, accountId }: Mine): Promise<sql.OwnQuestionnaire> {
  return (await sql.findQuestionnaire(db, id, accountId)) ?? fail('programs.not_found')
}

export async function getQuestionnaire(db: Db, mine: Mine): Promise<MyQuestionnaire> {
  const [found, consented] = await Promise.all([find(db, mine), hasHealthConsent(db, mine.accountId)])
  return {
    questions: found.questions.map((question) => questionIn(question, mine.locale)),
    responses: answersIn(found.questions, found.responses, mine.locale),
    submittedAt: found.submittedAt,
    editable: found.status === 'answering',
    consentNeeded: !consented,
  }
}

function requireOpen({ status, submittedAt }: sql.OwnQuestionnaire): void {
  if (status === 'answering') return
  fail(submittedAt ? 'programs.already_submitted' : 'programs.not_answering')
}

/** Saves answers of a draft, all or none; required ones may still be missing. */
export async function saveAnswers(
  { db }: Pick<Deps, 'db'>,
  mine: Mine,
  { responses }: Received<typeof saveMyAnswers>['body'],
): Promise<MyQuestionnaire> {
  await transaction(db, async (tx) => {
    await sql.lockMine(tx, mine.id, mine.accountId)
    const found = await find(tx, mine)
    requireOpen(found)
    const { given, empty } = judgeAnswers(found.questions, responses)
    if (empty.length > 0) await sql.deleteAnswers(tx, mine.id, empty)
    if (given.length > 0) await sql.saveAnswers(tx, mine.id, given)
  })
  return getQuestionnaire(db, mine)
}

/**
 * Submits the answers once: freezes the questions, starts the plan from its template and mails the coach (decisions
 *
 */
export async function submitAnswers(
  deps: Pick<Deps, 'db' | 'jobs' | 'log'>,
  mine: Mine,
  consent: boolean | undefined,
): Promise<MyQuestionnaire> {
  await transaction(deps.db, async (tx) => {
    await sql.lockMine(tx, mine.id, mine.accountId)
    const found = await find(tx, mine)
    requireOpen(found)
    requireAnswers(found.questions, found.responses)
    if (!(await hasHealthConsent(tx, mine.accountId))) {
      if (consent !== true) fail('consent.required')
      await insertHealthConsent(tx, mine.accountId)
    }
    await createDraft(tx, mine.id)
    const { coachId } = found
    if (coachId) await enqueueCoachMail(deps, tx, 'answered', { userProgramId: mine.id, coachId })
  })
  deps.log.info({ event: 'questionnaire_submitted', program: mine.id }, 'questionnaire submitted')
  return getQuestionnaire(deps.db, mine)
}
