import { MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { catalogCacheOf } from './catalog.effects'
import { catalogRoutes } from './catalog.routes'
import { catalogHeads } from './catalog-heads'
import { createPictureStore } from './images'
import { imageRoutes } from './images.routes'
import { sweepChanges } from './listing/listing.sql'
import { sitemapRoutes } from './sitemap'
import { stockAlertHandlers } from './stock-alerts.logic'
import { sweepAlerts } from './stock-alerts.sql'

export const catalog = feature({
  owns: ['catalog_changes', 'categories', 'products', 'stock_alerts'],
  routes({ bind, http }, deps) {
    catalogRoutes(bind, deps)
    imageRoutes(http, createPictureStore(deps.files))
    sitemapRoutes(http, deps)
  },
  jobs: stockAlertHandlers,
  schedule: [
    { name: 'sweep-stock-alerts', every: 10 * MINUTE, run: ({ db }) => sweepAlerts(db) },
    { name: 'sweep-catalog-changes', every: 10 * MINUTE, run: ({ db }) => sweepChanges(db) },
  ],
  pageHeads: catalogHeads,
  warm: ({ db }) => catalogCacheOf(db).index(),
})
