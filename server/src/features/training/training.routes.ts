import { putSession } from 'contract/programs/calls'
import { getToday, listLog, postLog } from 'contract/training/calls'
import { listAthleteLog, putAthleteSession } from 'contract/training/coach-calls'
import { importHistory } from 'contract/training/history-calls'
import { exportHistory } from 'contract/training/history-export-calls'
import { getProgress } from 'contract/training/progress-calls'
import { getWeekPdf } from 'contract/training/week-calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import { Attachment } from '../../kernel/http/attachment'
import type { Binder } from '../../kernel/http/bind'
import * as coach from './coach.logic'
import * as history from './history/history.logic'
import * as historyExport from './history/history-export.logic'
import * as log from './log/log.logic'
import * as sessionCall from './log/session-call.logic'
import * as progress from './progress/progress.logic'
import * as today from './today/today.logic'
import * as week from './week/week.logic'

export function trainingRoutes(bind: Binder, deps: Deps): void {
  bind(postLog, async ({ session: { accountId }, params: { id }, body }) => ({
    data: { results: await log.storeLog(deps, { id, accountId }, body.entries) },
  }))
  bind(listLog, async ({ session: { accountId }, params: { id }, query }) => ({
    data: { items: await log.listMyLog(deps.db, { id, accountId }, query) },
  }))
  bind(listAthleteLog, async ({ params, query, ...call }) => ({
    data: { items: await coach.listAthleteLog(deps, auditSource(deps, call), params.id, query) },
  }))
  bind(putAthleteSession, async ({ params, body, ...call }) => ({
    data: await sessionCall.putSessionOf(deps, auditSource(deps, call), params, body),
  }))
  bind(getToday, async ({ session: { accountId }, locale, query }) => ({
    data: await today.getToday(deps.db, { accountId, locale, date: query.date }),
  }))
  bind(getProgress, async ({ session: { accountId }, params: { id } }) => ({
    data: await progress.getProgress(deps.db, { id, accountId }),
  }))
  bind(getWeekPdf, async ({ params, query, locale, ...call }) => {
    const { name, bytes } = await week.getWeekPdf(deps, auditSource(deps, call), {
      id: params.id,
      week: query.week,
      locale,
    })
    return new Attachment(name, bytes)
  })
  bind(
    exportHistory,
    async ({ session: { accountId } }) =>
      new Attachment('training.csv', historyExport.exportHistory(deps.db, accountId), {
        type: 'text/csv; charset=utf-8',
      }),
  )
  bind(
    importHistory,
    async ({ session: { accountId }, body, upload }) => ({
      data: await history.importHistory(deps.db, accountId, body, upload),
    }),
    { kind: 'upload' },
  )
  bind(putSession, async ({ session: { accountId }, params, locale, body }) => ({
    data: await sessionCall.putSession(deps, { ...params, accountId, locale }, body),
  }))
}
