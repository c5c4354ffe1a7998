import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { liveIndexOf } from '../catalog.effects'
import { keepAfterStart, keepIndex, keptSource } from './kept-index'

/** Time in ms after which a process that is ready keeps its index. */
const KEPT_AFTER = 1 * SECOND

/** Reads the catalogue before the first answer: from what is kept, and the changes since. */
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

/** Brings what is kept up to date, for the next start of any process. */
export async function keepCatalogIndex(deps: Deps): Promise<void> {
  await keepIndex(deps, liveIndexOf(deps.db))
}
