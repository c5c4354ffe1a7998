import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { liveIndexOf } from '../catalog.effects'
import { keepAfterStart, keepIndex, keptSource } from './kept-index'

/** Delay in ms between readiness and the write. */
const KEPT_AFTER = 1 * SECOND

/** Loads the index before the first request and schedules its write to the byte store. */
export async function openCatalogIndex(deps: Deps): Promise<void> {
  const live = liveIndexOf(deps.db)
  live.readFrom(keptSource(deps))
  await live.get()
  if (deps.config.role === 'web') return
  const keep = () =>
    keepAfterStart(deps, live).catch((error) =>
      deps.log.warn({ err: error }, 'index of the catalogue not kept'),
    )
  setTimeout(keep, KEPT_AFTER).unref()
}

/** Updates the stored index for the next start of any process. */
export async function keepCatalogIndex(deps: Deps): Promise<void> {
  await keepIndex(deps, liveIndexOf(deps.db))
}
