import { copyPlanParts, editPlan, restorePlanVersion, undoPlanChange } from 'contract/programs/edit-routes'
import { extendProgram } from 'contract/programs/life-routes'
import { call } from '../../../api/call'

export const undoInPlan = (id: string, version: number) =>
  call(undoPlanChange, { params: { id }, body: { version } })

/** Restores the plan of version `then` as a new version. */
export const restoreInPlan = (id: string, then: number) =>
  call(restorePlanVersion, { params: { id, version: String(then) } })

/** Replaces parts of a plan with those of a template. */
export const applyToPlan = (
  id: string,
  { template, parts }: { template: string; parts: readonly string[] },
  version: number,
) =>
  call(copyPlanParts, {
    params: { id },
    body: { from: { templateId: template }, parts: [...parts], version },
  })

/** Adds weeks to the end of the plan. */
export const extendInPlan = (id: string, weeks: number, version: number) =>
  call(extendProgram, { params: { id }, body: { weeks, version } })

export const editInPlan = (
  id: string,
  edit: { path: string; value?: unknown; insert?: unknown },
  version: number,
) => call(editPlan, { params: { id }, body: { version, edits: [edit] } })
