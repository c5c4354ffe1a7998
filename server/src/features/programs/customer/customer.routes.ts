import {
  addMeasurement,
  getMyProgram,
  getMyQuestionnaire,
  listMyPrograms,
  removeMeasurement,
  saveMyAnswers,
  submitMyAnswers,
} from 'contract/programs/calls'
import { getMyFlags } from 'contract/programs/flag-calls'
import { pauseMyProgram, resumeMyProgram } from 'contract/programs/pause-calls'
import type { Deps } from '../../../deps'
import type { Binder } from '../../../kernel/http/bind'
import * as customer from './customer.logic'
import { getFlags } from './flags.logic'
import * as pause from './pause.logic'
import * as questionnaire from './questionnaire.logic'
import * as tracking from './tracking.logic'

/** Calls of customers about their own programs. */
export function customerRoutes(bind: Binder, deps: Deps): void {
  bind(listMyPrograms, async ({ session, locale }) => ({
    data: await customer.listMine(deps.db, session.accountId, locale),
  }))
  bind(getMyProgram, async ({ session: { accountId }, params, locale }) => ({
    data: await customer.getMine(deps.db, { ...params, accountId, locale }),
  }))

  bind(getMyFlags, async ({ session: { accountId } }) => ({ data: await getFlags(deps.db, accountId) }))

  bind(pauseMyProgram, async ({ session: { accountId }, params, locale, body }) => ({
    data: await pause.pauseMine(deps, { ...params, accountId, locale }, body.days),
  }))
  bind(resumeMyProgram, async ({ session: { accountId }, params, locale }) => ({
    data: await pause.resumeMine(deps, { ...params, accountId, locale }),
  }))

  bind(getMyQuestionnaire, async ({ session: { accountId }, params, locale }) => ({
    data: await questionnaire.getQuestionnaire(deps.db, { ...params, accountId, locale }),
  }))
  bind(saveMyAnswers, async ({ session: { accountId }, params, locale, body }) => ({
    data: await questionnaire.saveAnswers(deps, { ...params, accountId, locale }, body),
  }))
  bind(submitMyAnswers, async ({ session: { accountId }, params, locale, body }) => ({
    data: await questionnaire.submitAnswers(deps, { ...params, accountId, locale }, body.consent),
  }))

  bind(addMeasurement, async ({ session: { accountId }, params, body }) => ({
    data: await tracking.enterMeasurement(deps, { ...params, accountId }, body),
  }))
  bind(removeMeasurement, async ({ session: { accountId }, params }) => {
    await tracking.removeMeasurement(deps, { ...params, accountId }, params.measurementId)
    return {}
  })
}
