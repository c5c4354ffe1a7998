import { HOUR, MINUTE } from 'contract/units'
import { feature } from '../../feature'
import { catalogRoutes } from './catalog.routes'
import { categoryRoutes } from './console/categories.routes'
import { pictureRoutes } from './console/pictures.routes'
import { productRoutes } from './console/products.routes'
import { drawFromNowOn } from './images/draw-published'
import { createPictureStore } from './images/images'
import { imageRoutes } from './images/images.routes'
import { importFolder, PRODUCT_IMPORT, workOn } from './import/import.logic'
import { importRoutes } from './import/import.routes'
import { sweepChanges } from './listing/listing.sql'
import { keepCatalogIndex, openCatalogIndex, setUpCatalog } from './listing/open-index.logic'
import { needRoutes } from './needs/needs.routes'
import { catalogHeads } from './pages/catalog-heads'
import { shopQueries } from './pages/shop-queries'
import { sitemapRoutes } from './pages/sitemap'
import { catalogPersonal } from './personal.sql'
import { stockAlertHandlers } from './stock/stock-alerts.logic'
import { sweepAlerts } from './stock/stock-alerts.sql'
import { sendWishMail, tellWishes, WISH_MAIL } from './wish-list/alerts.logic'

export const catalog = feature({
  owns: [
    'catalog_changes',
    'catalog_counts',
    'catalog_facets',
    'catalog_listing',
    'catalog_listing_state',
    'catalog_names',
    'catalog_needs',
    'catalog_postings',
    'catalog_words',
    'categories',
    'product_import_errors',
    'product_imports',
    'product_prices',
    'product_ratings',
    'products',
    'stock_alerts',
    'stock_movements',
    'wish_mails',
    'wishes',
  ],
  routes({ bind, http }, deps) {
    setUpCatalog(deps)
    catalogRoutes(bind, deps)
    productRoutes(bind, deps)
    categoryRoutes(bind, deps)
    needRoutes(bind, deps)
    pictureRoutes(bind, deps)
    importRoutes(bind, deps)
    imageRoutes(http, createPictureStore(deps.files))
    sitemapRoutes(http, deps)
  },
  jobs: (deps) => ({
    ...stockAlertHandlers(deps),
    [WISH_MAIL]: (data) => sendWishMail(deps, data),
    [PRODUCT_IMPORT]: (data) => workOn(deps, data),
  }),
  uploads: (deps) => [importFolder(deps)],
  schedule: [
    { name: 'tell-wishes', every: 5 * MINUTE, run: (deps) => tellWishes(deps) },
    { name: 'sweep-stock-alerts', every: 10 * MINUTE, run: ({ db }) => sweepAlerts(db) },
    { name: 'keep-catalog-index', every: 1 * HOUR, run: keepCatalogIndex },
    { name: 'sweep-catalog-changes', every: 10 * MINUTE, run: ({ db }) => sweepChanges(db) },
  ],
  pageHeads: catalogHeads,
  pageQueries: shopQueries,
  async warm(deps) {
    await openCatalogIndex(deps)
    drawFromNowOn(deps)
  },
  finish: keepCatalogIndex,
  personal: catalogPersonal,
})
