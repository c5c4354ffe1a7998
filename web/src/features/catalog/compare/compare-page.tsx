import { unbroken } from 'contract/text'
import { useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Picture } from '../../../ui/picture'
import { Skeleton } from '../../../ui/skeleton'
import { useRelated } from '../catalog.api'
import { CompareTable } from './compare-table'
import { COMPARED_MAX, comparedIds, comparePath } from './compared'
import { useProductsById } from './products-by-id.api'
import { compareWords } from './words/compare-words'

/** /compare?products=… */
export default function ComparePage() {
  const t = useT(compareWords)
  const [params, setParams] = useSearchParams()
  const ids = comparedIds(params)
  const { products, isPending, isError, refetch } = useProductsById(ids)
  usePageTitle(t('compare.title'))
  if (isError) return <ErrorState heading="h1" title={t('compare.failed')} onRetry={refetch} />
  if (!isPending && products.length === 0) {
    return (
      <EmptyState
        drawing="shelf"
        heading="h1"
        title={t('compare.empty')}
        text={t('compare.emptyText', { max: COMPARED_MAX })}
      >
        <LinkButton to="/shop">{t('compare.shop')}</LinkButton>
      </EmptyState>
    )
  }
  const shown = products.map(({ _id }) => _id)
  const remove = (id: string) =>
    setParams({ products: shown.filter((one) => one !== id).join(',') }, { replace: true })
  const [first] = shown
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
      <h1 tabIndex={-1} className="wide text-3xl">
        {t('compare.title')}
      </h1>
      {isPending ? (
        <div role="status" aria-busy="true">
          <span className="sr-only">{t('compare.loading')}</span>
          <Skeleton className="h-96" />
        </div>
      ) : (
        <CompareTable products={products} onRemove={remove} />
      )}
      {first && shown.length < COMPARED_MAX ? <More first={first} shown={shown} /> : null}
    </div>
  )
}

/** Products that go with the first one, each a link that adds it. */
function More({ first, shown }: { first: string; shown: readonly string[] }) {
  const t = useT(compareWords)
  const { data = [] } = useRelated(first)
  const others = data.filter(({ _id }) => !shown.includes(_id))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="more" className="grid gap-4">
      <h2 id="more" className="text-xl">
        {t('compare.more')}
      </h2>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {others.map(({ _id, name, images }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="w-16 overflow-clip rounded-card bg-sunken">
              <Picture src={images[0]} alt="" sizes="64px" className="photograph" />
            </div>
            <p className="wrap-anywhere min-w-40 flex-1">{unbroken(name)}</p>
            <LinkButton
              to={comparePath([...shown, _id])}
              replace
              kind="secondary"
              aria-label={t('compare.addOne', { name: isolated(name) })}
            >
              {t('compare.add')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
