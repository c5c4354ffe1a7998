import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id, shownText } from '../fields'
import { NEWS_PLANS_MAX } from '../programs/coach-template-rules'
import { SeenVersion } from '../programs/edit-calls'
import { PlanChange } from '../programs/plan-calls'

/** Changes of a template that plans made from it may take over. */

const ofTemplate = z.object({ id: Id })

export const PlanNews = z.object({
  userProgramId: z.string(),
  user: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  /** Version of the plan, to be sent with `apply`. */
  version: z.number().int(),
  changes: z.array(PlanChange),
})
export type PlanNews = z.infer<typeof PlanNews>

/**
 * One item a plan with something to take over, at most 200. A change is offered where it touches neither what the coach
 * edited, a deletion included, nor what the athlete began or logged.
 */
export const listTemplateNews = endpoint({
  method: 'GET',
  path: '/coach/templates/:id/news',
  allow: 'coach',
  summary: 'What changed in a template since plans of my users were made from it',
  params: ofTemplate,
  data: z.object({
    items: z.array(PlanNews),
    /** State of the template that the items were worked out from, to be sent with `apply`. */
    state: z.string(),
  }),
})

export const newsOutcomes = ['applied', 'nothing', 'changed', 'refused'] as const
export const NewsResult = z.object({
  userProgramId: z.string(),
  /** `changed`: the same was edited in the plan since the version that was sent. */
  outcome: z.enum(newsOutcomes),
  /** Version of the plan afterwards; null where it was refused. */
  version: z.number().int().nullable(),
  /** Code of the refusal. */
  code: z.string().nullable(),
})
export type NewsResult = z.infer<typeof NewsResult>

/**
 * Each plan on its own: a refused one keeps none of the others from it. `versions` are those of the plans in their order;
 * 409 `programs.template_changed` where the template is in another state than the one that was sent.
 */
export const applyTemplateNews = endpoint({
  method: 'POST',
  path: '/coach/templates/:id/news/apply',
  allow: 'coach',
  summary: 'Take changes of a template over into plans of my users',
  params: ofTemplate,
  body: z
    .object({
      userProgramIds: z
        .array(
          z.string('request.wrong_type').min(1, 'request.invalid').max(64, 'request.too_long'),
          'request.wrong_type',
        )
        .min(1, 'programs.nothing_to_change')
        .max(NEWS_PLANS_MAX, 'request.too_many'),
      versions: z.array(SeenVersion, 'request.wrong_type').optional(),
      state: shownText(64).optional(),
    })
    .refine(({ userProgramIds, versions }) => !versions || versions.length === userProgramIds.length, {
      error: 'request.invalid',
      path: ['versions'],
    }),
  data: z.object({ results: z.array(NewsResult) }),
})
