import { unbroken } from 'contract/text'
import { type ReactNode, Suspense } from 'react'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { Breadcrumb } from '../../../ui/breadcrumb'
import { cx } from '../../../ui/cx'
import { lazyPage } from '../../../ui/lazy-page'
import { LinkButton } from '../../../ui/link-button'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import type { ShownProduct } from '../catalog.api'
import { comparePath } from '../compare/compared'
import { LabelLine } from '../label/label-line'
import { LabelSection } from '../label/label-section'
import { PriceLine } from '../price-line'
import { tintClass } from '../tint'
import { catalogWords } from '../words/catalog-words'
import { BuyBox } from './buy-box'
import { BuyPromises } from './buy-promises'
import { firstSentence, withoutFirstSentence } from './first-sentence'
import { Gallery } from './gallery'
import { ProductDetails } from './product-details'
import { RatingLine } from './rating-line'
import { RelatedProducts } from './related-products'
import { StockLine } from './stock-line'
import { Variants } from './variants'

// Few products are sold out: the form comes with them.
const BackInStock = lazyPage(() => import('./back-in-stock'))
const WishButton = lazyPage(() => import('../wish-list/wish-button'))
const ViewedProducts = lazyPage(() => import('../viewed/viewed-products'))
const PlanFit = lazyPage(() => import('../plan-fit/plan-fit'))
const ReplyLine = lazyPage(() => import('../offer/reply-time'))
const ProgramWeek = lazyPage(() => import('../offer/program-week'))
const ProgramOffer = lazyPage(() => import('../offer/program-offer'))

interface Props {
  product: ShownProduct
  tint: string | undefined
  below?: ReactNode
}

/** The product page: gallery beside the details; on phones the buy box sticks to the lower edge. */
export function ProductView({ product, tint, below }: Props) {
  const t = useT(catalogWords)
  const { categoryId: category } = product
  return (
    <div className="page pt-5 pb-16 max-md:pt-1 lg:pb-24">
      <Breadcrumb
        crumbs={[
          { label: t('shop.title'), to: '/shop' },
          { label: category.name, to: `/shop/category/${category.slug}` },
          { label: unbroken(product.name) },
        ]}
      />
      <article className="mt-3 flex flex-col gap-4 max-md:mt-1 md:grid md:grid-cols-2 md:grid-rows-[repeat(5,auto)_1fr] md:gap-x-8 md:gap-y-6 lg:grid-cols-[1.15fr_1fr] lg:gap-x-16 lg:gap-y-7">
        <div className="md:row-span-6">
          <div className="md:tall:sticky md:top-[calc(var(--header-height)+1.5rem)]">
            <Gallery
              key={product._id}
              productId={product._id}
              name={product.name}
              images={product.images}
              texts={product.imageTexts}
              tintClass={tintClass(tint)}
            />
          </div>
        </div>
        <ProductHeader product={product} />
        <Variants product={product} />
        <BuyBox key={product._id} product={product} />
        <BuyPromises product={product} />
        {product.availability === 'sold_out' ? (
          <Suspense fallback={<Skeleton className="order-3 h-64 rounded-card md:order-none" />}>
            <BackInStock key={product._id} product={product} />
          </Suspense>
        ) : null}
        {product.programId ? (
          // Before the description on phones, below both columns where there are two.
          <div className="order-3 max-md:mt-2 md:order-1 md:col-span-2">
            <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
              <ProgramWeek key={product._id} productId={product._id} />
            </Suspense>
          </div>
        ) : null}
        <div className="order-3 grid grid-cols-1 max-md:mt-2 content-start gap-8 md:order-none">
          <Description product={product} />
          {product.programId ? null : <ProductDetails product={product} />}
          {product.facts ? <LabelSection facts={product.facts} /> : null}
        </div>
      </article>
      {product.programId ? (
        <Suspense fallback={<Skeleton className="mt-12 h-100 rounded-card" />}>
          <ProgramOffer key={product._id} productId={product._id} />
        </Suspense>
      ) : null}
      {below}
      <RelatedProducts productId={product._id} />
      <Suspense>
        <ViewedProducts key={product._id} productId={product._id} />
      </Suspense>
    </div>
  )
}

function ProductHeader({ product }: { product: ShownProduct }) {
  const t = useT(catalogWords)
  const { user } = useSession('customer')
  return (
    <header className="grid content-start gap-4 max-md:gap-2">
      <div className="grid gap-2">
        <p className="text-ink-soft text-sm max-md:sr-only">
          {product.categoryId.name}
          {product.programId ? null : (
            <>
              <span aria-hidden="true"> · </span>
              {t('product.sku')}{' '}
              <bdi dir="ltr" className="wrap-break-word inline-block max-w-full">
                {product.sku}
              </bdi>
            </>
          )}
        </p>
        <h1 className="text-3xl max-md:text-2xl max-md:leading-tight">{unbroken(product.name)}</h1>
        <RatingLine rating={product.rating} />
      </div>
      {product.programId ? <Lead text={product.description} /> : null}
      <PriceLine product={product} />
      {product.facts ? <LabelLine facts={product.facts} /> : null}
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        {product.programId ? (
          <>
            <Badge kind="info">{t('product.program')}</Badge>
            <Suspense>
              <ReplyLine key={product._id} productId={product._id} />
            </Suspense>
          </>
        ) : null}
        {product.programId && product.availability === 'in_stock' ? null : <StockLine product={product} />}
        {/* The padding of the buttons would inset their texts on phones. */}
        <div
          className={cx(
            'flex flex-wrap items-center max-md:-ms-4 max-md:*:px-4',
            product.programId ? null : 'md:ms-auto',
          )}
        >
          {product.programId ? null : (
            <LinkButton kind="quiet" to={comparePath([product._id])}>
              {t('product.compare')}
            </LinkButton>
          )}
          <Suspense>
            <WishButton key={product._id} product={product} />
          </Suspense>
        </div>
      </div>
      {user && !product.programId ? (
        <Suspense>
          <PlanFit userId={user.id} productId={product._id} />
        </Suspense>
      ) : null}
    </header>
  )
}

/** The first sentence of a program's description: what a customer gets, above its price. */
function Lead({ text }: { text: string }) {
  const sentence = firstSentence(text)
  return sentence ? <p className="max-w-prose text-lg max-md:text-base">{sentence}</p> : null
}

function Description({ product }: { product: ShownProduct }) {
  const t = useT(catalogWords)
  const text = product.programId ? withoutFirstSentence(product.description) : product.description
  return (
    <section className="grid gap-3">
      <h2 className="sr-only">{t('product.description')}</h2>
      <p className="max-w-prose whitespace-pre-line empty:hidden">{text}</p>
      {product.tags.length > 0 ? (
        <ul aria-label={t('product.tags')} className="flex flex-wrap gap-2">
          {product.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
