import type { Product } from 'contract/catalog/calls'
import { PRODUCTS_PER_PAGE } from 'contract/catalog/rules'
import { type RefObject, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { useListStart } from '../../../ui/list-start'
import { usePageTitle } from '../../../ui/page-title'
import { Pagination } from '../../../ui/pagination'
import { catalogWords } from '../words/catalog-words'
import { ActiveFilters, chosenNames } from './active-filters'
import { FacetFilter } from './facet-filter'
import { FacetSheet } from './facet-sheet'
import { ProductList, ProductListSkeleton } from './product-list'
import { ShopHero, ShopHeroSkeleton } from './shop-hero'
import { type ShopParams, shopAddress, toggled } from './shop-params'
import { ShopToolbar } from './shop-toolbar'
import { type ShopList, useShopList } from './use-shop-list'

/** /shop and /shop/category/{slug}: search term, category, filters, page and view are in the address. */
export default function ShopPage() {
  const t = useT(catalogWords)
  const navigate = useNavigate()
  const list = useShopList()
  const { slug, params, category } = list
  const resultCount = useRef<HTMLParagraphElement>(null)
  const start = useListStart(shopAddress(undefined, { ...params, view: 'grid', choice: undefined }))
  usePageTitle(category?.name ?? t('shop.title'))

  const go = (change: Partial<ShopParams>, to: { slug?: string } = { slug }) =>
    void navigate(shopAddress(to.slug, { ...params, page: 1, ...change }))
  const clearFilters = () => void navigate(shopAddress(undefined, { sort: params.sort, view: params.view }))
  // A removed filter takes its button with it; the focus moves to the number of results.
  const removeFilter = (remove: () => void) => {
    resultCount.current?.focus({ preventScroll: true })
    remove()
  }

  return (
    <>
      {list.categoryLoading ? (
        <ShopHeroSkeleton />
      ) : (
        <ShopHero
          title={category?.name ?? t('shop.title')}
          text={category?.description || t('shop.intro')}
          category={category}
          brief={params.search !== ''}
        />
      )}
      <div ref={start} className="page pt-6 pb-20">
        <ShopToolbar
          search={params.search}
          onSearch={(search) => go({ search })}
          categories={list.categories}
          slug={slug}
          onCategory={(next) => go({}, { slug: next })}
          view={params.view}
          onView={(view) => go({ view, page: params.page })}
          sort={params.sort}
          onSort={(sort) => go({ sort })}
          range={params}
          onRange={go}
          facets={<FacetSheet list={list} />}
        />
        <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
          <FacetColumn list={list} />
          <div className="min-w-0">
            <ResultCount list={list} ref={resultCount} />
            <div className="mb-6">
              <ActiveFilters
                params={params}
                category={category?.name}
                facets={list.page?.facets}
                onChange={(change) => removeFilter(() => go(change))}
                onCategory={() => removeFilter(() => go({}, {}))}
                onClear={() => removeFilter(clearFilters)}
              />
            </div>
            <Answers list={list} />
            <Results list={list} />
          </div>
        </div>
      </div>
    </>
  )
}

/** The facets beside the list; phones have them in a sheet, which needs scripts. */
function FacetColumn({ list }: { list: ShopList }) {
  const t = useT(catalogWords)
  const { page, params, slug } = list
  return (
    <aside aria-labelledby="facets" className="mt-6 max-lg:hidden noscript:max-lg:block">
      <h2 id="facets" className="sr-only">
        {t('shop.facets.label')}
      </h2>
      {page?.facets ? <FacetFilter facets={page.facets} params={params} slug={slug} /> : null}
    </aside>
  )
}

function ResultCount({ list, ref }: { list: ShopList; ref: RefObject<HTMLParagraphElement | null> }) {
  const t = useT(catalogWords)
  const { failed, total, params, page } = list
  const found = () => {
    if (failed || total === undefined) return null
    const typed = page?.search ?? params.search
    const term = page?.correction ?? typed
    const all = term ? t('shop.resultsFor', { count: total, term }) : t('shop.results', { count: total })
    const shown = page && page.totalPages > 1 ? t('shop.range', { ...rangeOf(page), found: all }) : all
    return page?.correction ? t('shop.corrected', { typed, found: shown }) : shown
  }
  return (
    <p
      ref={ref}
      tabIndex={-1}
      role="status"
      className="mt-5 mb-3 min-h-6 text-ink-soft text-sm tabular-nums outline-none"
    >
      {found()}
    </p>
  )
}

/** Returns the first and last result of the page, counted from 1. */
function rangeOf({ currentPage, products }: { currentPage: number; products: readonly unknown[] }) {
  const before = (currentPage - 1) * PRODUCTS_PER_PAGE
  return { from: before + 1, to: before + products.length }
}

/** Articles and answers of the help page that the search found, after the categories for what it asks for. */
function Answers({ list: { page, failed } }: { list: ShopList }) {
  const t = useT(catalogWords)
  const categories = page?.categories?.map(({ slug, name }) => ({
    path: `/shop/category/${slug}`,
    title: name,
  }))
  const links = [...(categories ?? []), ...(page?.articles ?? [])]
  if (failed || links.length === 0) return null
  return (
    <section
      aria-labelledby="answers"
      className="mb-4 flex items-center gap-x-5 rounded-card border border-hairline bg-raised px-4"
    >
      <h2 id="answers" className="shrink-0 text-base">
        {t('shop.answers')}
      </h2>
      <ul className="flex min-w-0 gap-x-6 overflow-x-auto overflow-y-hidden px-1">
        {links.map(({ path, title }) => (
          <li key={path} className="shrink-0">
            <Link to={path} className="link inline-flex min-h-12 items-center whitespace-nowrap">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Results({ list }: { list: ShopList }) {
  const t = useT(catalogWords)
  const { slug, params, page } = list
  if (list.failed) return <ErrorState title={t('shop.error')} onRetry={list.retry} />
  const tints = new Map(list.categories.map((one) => [one._id, one.tint]))
  const tintOf = (product: Product) => tints.get(product.categoryId._id)
  if (list.unknownCategory || page?.products.length === 0) {
    return (
      <>
        <NoProducts list={list} />
        <Aisles list={list} />
        {page?.nearest && page.nearest.length > 0 ? (
          <section aria-labelledby="nearest" className="mt-10">
            <h2 id="nearest" className="mb-6 text-2xl">
              {t('shop.nearest')}
            </h2>
            <ProductList products={page.nearest} view={params.view} tintOf={tintOf} stale={list.stale} />
          </section>
        ) : null}
      </>
    )
  }
  if (!page) return <ProductListSkeleton view={params.view} />
  return (
    <>
      <ProductList products={page.products} view={params.view} tintOf={tintOf} stale={list.stale} />
      <div className="mt-14">
        <Pagination
          page={page.currentPage}
          pages={page.totalPages}
          to={(n) => shopAddress(slug, { ...params, page: n })}
        />
      </div>
    </>
  )
}

/** The categories, for a search that found nothing. */
function Aisles({ list: { categories, slug } }: { list: ShopList }) {
  const t = useT(catalogWords)
  const others = categories.filter((one) => one.slug !== slug && one.productCount > 0)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="aisles" className="grid justify-items-center gap-4">
      <h2 id="aisles" className="text-center text-2xl">
        {t('shop.aisles.title')}
      </h2>
      <ul className="flex max-w-2xl flex-wrap justify-center gap-3">
        {others.map((one) => (
          <li key={one._id}>
            <LinkButton to={`/shop/category/${one.slug}`} kind="secondary">
              {one.name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Offers to remove the value that was chosen last, or to see everything. */
function NoProducts({ list: { slug, params, page } }: { list: ShopList }) {
  const t = useT(catalogWords)
  const last = chosenNames(params.choice, page?.facets).at(-1)
  return (
    <EmptyState
      drawing="shelf"
      title={t('shop.empty.title')}
      text={t(last ? 'shop.facets.empty' : 'shop.empty.text')}
    >
      {last ? (
        <LinkButton
          to={shopAddress(slug, {
            ...params,
            page: 1,
            choice: toggled(params.choice, last.facet, last.value),
          })}
        >
          {t('shop.facets.drop', { filter: last.name })}
        </LinkButton>
      ) : null}
      <LinkButton to="/shop" kind="secondary">
        {t('shop.empty.reset')}
      </LinkButton>
    </EmptyState>
  )
}
