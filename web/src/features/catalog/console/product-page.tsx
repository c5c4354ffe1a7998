import { useParams, useSearchParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { BackToList, DetailLoading, DetailMissing } from '../../../ui/detail-page'
import { UnsavedGuard } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { Tabs } from '../../../ui/tabs'
import { type ReadProduct, useProduct } from './console-catalog.api'
import { Pictures } from './pictures'
import { ProductDetails } from './product-details'
import { ProductContext, useProductEditor } from './product-editor'
import { ProductHead } from './product-head'
import { StockLedger } from './stock-ledger'
import { textIn } from './text-in'
import { catalogueWords } from './words/catalogue-words'

/** One product: its details, its pictures, and how its stock moved. */
export default function ProductPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useProduct(id)
  const t = useT(consoleWords, catalogueWords)
  const { locale } = useLocale()
  usePageTitle(
    t('console.title', {
      page: data
        ? t('catalogue.one.documentTitle', { name: textIn(data.product, locale).name })
        : t('catalogue.products.title'),
    }),
  )
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 lg:py-8">
      <BackToList to="/admin/catalogue">{t('catalogue.one.back')}</BackToList>
      {data ? (
        <UnsavedGuard>{() => <Opened key={data.product._id} read={data} />}</UnsavedGuard>
      ) : isNotFound(error) ? (
        <DetailMissing
          title={t('catalogue.one.missing')}
          text={t('catalogue.one.missingText')}
          back={t('catalogue.one.back')}
          to="/admin/catalogue"
        />
      ) : error ? (
        <ErrorState heading="h1" title={t('catalogue.one.failed')} onRetry={() => void refetch()} />
      ) : (
        <DetailLoading label={t('catalogue.one.loading')} />
      )}
    </div>
  )
}

const tabKeys = ['details', 'pictures', 'stock'] as const
type TabKey = (typeof tabKeys)[number]
const panels = { details: ProductDetails, pictures: Pictures, stock: StockLedger }

/** The form is above the tabs, so that typed values survive a tab switch. */
function Opened({ read }: { read: ReadProduct }) {
  const t = useT(catalogueWords)
  const editor = useProductEditor(read)
  const [params, setParams] = useSearchParams()
  const current = tabKeys.find((key) => key === params.get('part')) ?? 'details'
  const open = (key: TabKey) =>
    setParams(key === 'details' ? {} : { part: key }, { replace: true, preventScrollReset: true })
  return (
    <ProductContext value={editor}>
      <ProductHead onOpenPictures={current === 'pictures' ? undefined : () => open('pictures')} />
      <Tabs
        label={t('catalogue.one.tabs.label')}
        current={current}
        onChange={open}
        tabs={tabKeys.map((key) => {
          const Panel = panels[key]
          return { key, label: t(`catalogue.one.tabs.${key}`), panel: () => <Panel /> }
        })}
      />
    </ProductContext>
  )
}
