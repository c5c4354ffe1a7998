import type { Received } from 'contract/endpoint'
import { type Locale, localeCodes } from 'contract/locale'
import { NEWS_PLANS_MAX } from 'contract/programs/coach-template-rules'
import type { ProgramData } from 'contract/programs/plan'
import { mergePlan, patchOf, valueAt } from 'contract/programs/plan-changes'
import { completePlan, emptyPlan } from 'contract/programs/plan-form'
import type { applyTemplateNews, NewsResult, PlanNews } from 'contract/training/news-calls'
import type { Deps } from '../../../deps'
import { Failure, fail } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import type { Db, Pool, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { stateOf } from '../../programs/blocks/blocks.logic'
import { impersonal } from '../../programs/coach/copied-parts'
import { openPlan } from '../../programs/coach/open-plan'
import { saveWrites } from '../../programs/coach/plan-change.logic'
import { lockPlan } from '../../programs/coach/plan-save.sql'
import { readAthlete } from '../../programs/coach/read-athlete'
import { baseInBlock, currentBlockId } from '../../programs/own-templates/origins'
import { writeBase } from '../../programs/own-templates/origins.sql'
import { findTemplate } from '../../programs/own-templates/own-templates.sql'
import { rowIdIn, withIdsIn, withRows, withStableIds } from '../../programs/row-ids'
import type { Coached } from '../ownership.sql'
import { begunOf, type News, newsOf, type PlanBase } from './merge-news'
import { listNewsPlans, type NewsPlan } from './news.sql'

/** A template as the plans that came from it are compared with it, by the language of their origin. */
interface Source {
  id: string
  /** Changes with the template. */
  state: string
  plans: Map<string | null, ProgramData>
}

/** Reads a template that the coach may read; undefined for any other. */
async function readSource(db: Db, id: string, coachId: string): Promise<Source | undefined> {
  const found = await findTemplate(db, id, { coachId })
  if (!found) return undefined
  const plans = new Map([[found.language, planOf(found.data)]])
  const others: readonly Locale[] = found.own ? [] : localeCodes.filter((locale) => locale !== found.language)
  for (const locale of others) {
    const translated = await findTemplate(db, id, { coachId, locale })
    if (translated) plans.set(translated.language, planOf(translated.data))
  }
  return { id, state: found.updatedAt, plans }
}

const planOf = (data: unknown) => withStableIds(impersonal(completePlan(data)))

/** Returns what a plan may take over; undefined where it came from a translation that is gone. */
function newsOfPlan(source: Source, plan: NewsPlan): News | undefined {
  const theirs = source.plans.get(plan.language)
  if (!theirs) return undefined
  const state = stateOf(plan)
  const { blockId } = plan
  const base = baseInBlock(plan.base, currentBlockId(plan.id, state) === blockId)
  const stored = withIdsIn(blockId, basePlan(base))
  return newsOf({
    base: Object.fromEntries(Object.keys(base).map((path) => [path, valueAt(stored, path)])),
    theirs: withIdsIn(blockId, theirs),
    ours: withStableIds(state.plan),
    begun: begunOf(plan),
  })
}

/** A whole plan with the values of a base, empty where it has none. */
const basePlan = (base: PlanBase) =>
  Object.entries(base).reduce((plan, [path, value]) => mergePlan(plan, patchOf(path, value)), emptyPlan())

/** Lists the changes of a template by plan; each plan of the answer is audited. */
export async function listNews(
  deps: Pick<Deps, 'db'>,
  coach: AuditSource,
  id: string,
): Promise<{ items: PlanNews[]; state: string }> {
  return readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      const source = await readSource(tx, id, coachId)
      if (!source) return undefined
      return { items: await listItems(tx, source, coachId), state: source.state }
    },
    ({ items }) =>
      items.map(({ user, userProgramId }) => ({
        action: 'program_opened',
        subjectId: user.id,
        object: { type: 'user_program', id: userProgramId },
      })),
    'programs.template_not_found',
  )
}

/** Reads plans until enough of them have news: those without any may come first by name. */
async function listItems(tx: Tx, source: Source, coachId: string): Promise<PlanNews[]> {
  const items: PlanNews[] = []
  const limit = NEWS_PLANS_MAX
  for (let offset = 0; items.length < limit; offset += limit) {
    const plans = await listNewsPlans(tx, { coachId, templateId: source.id }, { limit, offset })
    for (const plan of plans) {
      const changes = newsOfPlan(source, plan)?.changes ?? []
      if (changes.length > 0)
        items.push({ userProgramId: plan.id, user: plan.user, version: plan.version, changes })
    }
    if (plans.length < limit) break
  }
  return items.slice(0, limit)
}

/** Writes the changes of a template into plans, one transaction a plan. */
export async function applyNews(
  { db }: Pick<Deps, 'db'>,
  coachId: string,
  id: string,
  { userProgramIds, versions, state }: Received<typeof applyTemplateNews>['body'],
): Promise<NewsResult[]> {
  const source = (await readSource(db, id, coachId)) ?? fail('programs.template_not_found')
  if (state !== undefined && state !== source.state) fail('programs.template_changed')
  const results: NewsResult[] = []
  for (const [at, userProgramId] of userProgramIds.entries())
    results.push(await applyOne(db, source, { id: userProgramId, coachId }, versions?.[at]))
  return results
}

async function applyOne(
  db: Pool,
  source: Source,
  program: Coached,
  seen: number | undefined,
): Promise<NewsResult> {
  const userProgramId = program.id
  try {
    return {
      userProgramId,
      code: null,
      ...(await transaction(db, (tx) => takeOver(tx, source, program, seen))),
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { userProgramId, outcome: 'refused', version: null, code: error.code }
  }
}

async function takeOver(
  tx: Tx,
  source: Source,
  program: Coached,
  seen: number | undefined,
): Promise<Pick<NewsResult, 'outcome' | 'version'>> {
  const opened = await openPlan(tx, program, { paths: [] })
  const { version } = opened
  const wanted = { coachId: program.coachId, templateId: source.id, id: program.id }
  const [plan] = await listNewsPlans(tx, wanted, { limit: 1 })
  const news = plan && newsOfPlan(source, plan)
  if (!news || news.changes.length === 0) return { outcome: 'nothing', version }
  if (seen !== undefined) {
    const paths = news.changes.map(({ path }) => path)
    const locked = await lockPlan(tx, { ...program, seen }, paths)
    if (seen > version || locked?.conflict) return { outcome: 'changed', version }
  }
  const writes = news.changes.map(({ path, to }) => ({ path, value: to }))
  const saved = await saveWrites(tx, program, opened, { writes })
  await writeBase(tx, {
    id: program.id,
    sourceId: source.id,
    base: { ...plan.base, ...baseOfTemplate(source, plan, news) },
  })
  return { outcome: 'applied', version: saved.version }
}

/** Returns the new base with the ids of the template's own rows. */
function baseOfTemplate({ plans }: Source, plan: NewsPlan, { base }: News): PlanBase {
  const own = new Map<string, string>()
  for (const known of [basePlan(plan.base), plans.get(plan.language)])
    for (const { exercises } of Object.values(known?.workout.weeklySchedule ?? {}))
      for (const { id = '' } of exercises) own.set(rowIdIn(plan.blockId, id), id)
  const stored = withRows(basePlan(base), (row) => ({ ...row, id: own.get(row.id ?? '') ?? newId() }))
  return Object.fromEntries(Object.keys(base).map((path) => [path, valueAt(stored, path)]))
}
