import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { liveCatalogOf } from '../catalog.effects'
import { catchUp } from './large/keep-listing'
import { fillFromProducts, keepAfterStart, savedSource, saveIndex } from './saved-index'

/** Delay in ms between readiness and the write. */
const KEPT_AFTER = 1 * SECOND

/** Lets the catalogue of this database answer in the way that its size asks for. */
export function setUpCatalog(deps: Pick<Deps, 'db' | 'replica' | 'config'>): void {
  const { config, replica } = deps
  liveCatalogOf(deps.db).use({
    limits: config.catalogInMemory,
    replica: config.databaseReadUrl ? replica : undefined,
    fill: () => fillFromProducts(deps),
    post: () => fillFromProducts(deps, 'post'),
  })
}

/** Loads the catalogue before the first request and schedules the write of its index to the byte store. */
export async function openCatalogIndex(deps: Deps): Promise<void> {
  const live = liveCatalogOf(deps.db)
  live.use({ source: savedSource(deps) })
  await live.get()
  if (deps.config.role === 'web') return
  const keep = () =>
    keepAfterStart(deps, live).catch((error) =>
      deps.log.warn({ err: error }, 'index of the catalogue not kept'),
    )
  setTimeout(keep, KEPT_AFTER).unref()
}

/** Updates the stored index, or the listing of the database, for the next start of any process. */
export async function keepCatalogIndex(deps: Deps): Promise<void> {
  const live = liveCatalogOf(deps.db)
  if (await live.state()) await saveIndex(deps, live)
  else await catchUp(deps.db, true)
}
