import { useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useT } from '../../i18n/i18n'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { LinkButton } from '../../ui/link-button'
import { useListStart } from '../../ui/list-start'
import { usePageTitle } from '../../ui/page-title'
import { Pagination } from '../../ui/pagination'
import { ActiveFilters } from './active-filters'
import { useCategories, useProducts } from './catalog.api'
import { ProductList, ProductListSkeleton } from './product-list'
import { ShopBand, ShopBandSkeleton } from './shop-hero'
import { readShopParams, type ShopParams, shopAddress } from './shop-params'
import { ShopToolbar } from './shop-toolbar'

/** /shop and /shop/category/{slug}: term, category, page and view live in the address. */
export default function ShopPage() {
  const t = useT()
  const { slug } = useParams()
  const [query] = useSearchParams()
  const params = readShopParams(query)
  const navigate = useNavigate()
  const categories = useCategories()
  const category = slug ? categories.data?.find((one) => one.slug === slug) : undefined
  // The products are asked for by id, so a category's page waits for the list that knows the id.
  const known = !slug || category !== undefined
  const unknown = slug !== undefined && categories.isSuccess && !category
  const products = useProducts(
    {
      page: params.page,
      search: params.search || undefined,
      categoryId: category?._id,
      sort: params.sort === 'featured' ? undefined : params.sort,
      minPrice: params.minPrice,
      maxPrice: params.maxPrice,
    },
    known,
  )
  const status = useRef<HTMLParagraphElement>(null)
  const start = useListStart(shopAddress(undefined, { ...params, view: 'grid' }))
  usePageTitle(category?.name ?? t('shop.title'))

  const go = (change: Partial<ShopParams>, to: { slug?: string } = { slug }) =>
    void navigate(shopAddress(to.slug, { ...params, page: 1, ...change }))

  // A chip goes with its filter; what has the focus then is the line that says how many products there are.
  const take = (change: () => void) => {
    status.current?.focus({ preventScroll: true })
    change()
  }

  const tints = new Map(categories.data?.map((one) => [one._id, one.tint]))
  const failed = products.isError || (slug !== undefined && categories.isError)
  const page = products.data
  const total = unknown ? 0 : page?.totalProducts
  const retry = () => {
    if (categories.isError) void categories.refetch()
    void products.refetch()
  }

  return (
    <>
      {slug && categories.isPending ? (
        <ShopBandSkeleton />
      ) : (
        <ShopBand
          title={category?.name ?? t('shop.title')}
          text={category?.description || t('shop.intro')}
          category={category}
        />
      )}
      <div ref={start} className="page scroll-mt-(--header-height) pt-6 pb-20">
        <ShopToolbar
          search={params.search}
          onSearch={(search) => go({ search })}
          categories={categories.data ?? []}
          slug={slug}
          onCategory={(next) => go({}, { slug: next })}
          view={params.view}
          onView={(view) => go({ view, page: params.page })}
          sort={params.sort}
          onSort={(sort) => go({ sort })}
          range={params}
          onRange={go}
        />
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className="mt-5 mb-3 min-h-6 text-ink-soft text-sm tabular-nums outline-none"
        >
          {failed || total === undefined
            ? null
            : params.search
              ? t('shop.resultsFor', { count: total, term: params.search })
              : t('shop.results', { count: total })}
        </p>
        <div className="mb-6">
          <ActiveFilters
            params={params}
            category={category?.name}
            onChange={(change) => take(() => go(change))}
            onCategory={() => take(() => go({}, {}))}
            onClear={() =>
              take(() => void navigate(shopAddress(undefined, { sort: params.sort, view: params.view })))
            }
          />
        </div>
        {failed ? (
          <ErrorState title={t('shop.error')} onRetry={retry} />
        ) : unknown || page?.products.length === 0 ? (
          <EmptyState title={t('shop.empty.title')} text={t('shop.empty.text')}>
            <LinkButton to="/shop" kind="secondary">
              {t('shop.empty.reset')}
            </LinkButton>
          </EmptyState>
        ) : page ? (
          <>
            <ProductList
              products={page.products}
              view={params.view}
              tintOf={(product) => tints.get(product.categoryId._id)}
              stale={products.isPlaceholderData}
            />
            <div className="mt-14">
              <Pagination
                page={page.currentPage}
                pages={page.totalPages}
                to={(n) => shopAddress(slug, { ...params, page: n })}
              />
            </div>
          </>
        ) : (
          <ProductListSkeleton view={params.view} />
        )}
      </div>
    </>
  )
}
