import type { Product } from 'contract/catalog/calls'
import { GRID_DESCRIPTION_MAX, LIST_TAGS } from 'contract/catalog/rules'
import { cutText, unbroken } from 'contract/text'
import { type ReactNode, useId, ViewTransition } from 'react'
import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { useAddToCart } from './add-to-cart'
import { usePrefetchProduct } from './catalog.api'
import { LowestPrice } from './lowest-price'
import { AllergenMark } from './marks/allergen-mark'
import { ProductBadges } from './product-badges'
import { tintClass } from './tint'
import { pictureTransition } from './view-transition'
import { catalogWords } from './words/catalog-words'

/** Grid cell of a card: rows of cards align their prices and buttons. */
export const cardCell = 'row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-3'

interface Props {
  product: Product
  tint: string | undefined
  view?: 'grid' | 'list'
  /** Within the first screen: its picture is not lazy. */
  priority?: boolean
  heading?: 'h2' | 'h3'
  /** Hides the add button on pages with another main action. */
  quiet?: boolean
}

/** A product in the shop. The whole card links to its page; the button adds one to the cart. */
export function ProductCard({ product, tint, view = 'grid', priority, heading, quiet }: Props) {
  const titleId = useId()
  const adding = useAddToCart(product)
  const list = view === 'list'
  const title = <CardTitle id={titleId} product={product} heading={heading} />
  const alert = <AddFailedAlert shown={adding.failure !== null} wide={list} />
  const button = (
    <AddButton
      product={product}
      list={list}
      busy={adding.busy}
      describedBy={titleId}
      onAdd={() => void adding.submit(1)}
    />
  )
  const picture = <CardPicture product={product} tint={tint} list={list} priority={priority} />
  return (
    <article
      className={cx('group relative', list ? 'flex gap-4 border-hairline border-b py-5 sm:gap-6' : cardCell)}
    >
      {list ? (
        <>
          {picture}
          <ListBody product={product} title={title} button={button} alert={alert} />
        </>
      ) : (
        <GridBody
          product={product}
          picture={picture}
          title={title}
          button={quiet ? null : button}
          alert={alert}
        />
      )}
    </article>
  )
}

interface BodyProps {
  product: Product
  title: ReactNode
  button: ReactNode
  alert: ReactNode
}

function GridBody({ product, picture, title, button, alert }: BodyProps & { picture: ReactNode }) {
  return (
    <>
      <div className="grid grid-cols-1 content-start gap-3">
        {picture}
        <div className="grid grid-cols-1 gap-1">
          <p className="text-ink-soft text-sm">{product.categoryId.name}</p>
          {title}
          <p className="max-sm:line-clamp-3 text-ink-soft text-sm leading-normal">
            {cutText(product.description, GRID_DESCRIPTION_MAX)}
          </p>
        </div>
      </div>
      <div className="flex flex-col justify-between gap-3">
        <CardPrice product={product} />
        {button ? (
          <div className="relative">
            {button}
            {/* Over the lower end of the card, so that nothing below moves for 3 seconds. */}
            <div className="absolute inset-x-0 bottom-full z-(--z-over) mb-2">{alert}</div>
          </div>
        ) : null}
      </div>
    </>
  )
}

function CardPrice({ product, badge }: { product: Product; badge?: boolean }) {
  return (
    <div className="grid gap-1">
      <Price price={product.price} salePrice={product.salePrice} badge={badge} />
      <LowestPrice product={product} />
    </div>
  )
}

function ListBody({ product, title, button, alert }: BodyProps) {
  const t = useT(catalogWords)
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:gap-8">
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <p className="text-ink-soft text-sm">{product.categoryId.name}</p>
        {title}
        <p className="line-clamp-3 max-w-prose text-ink-soft text-sm max-sm:hidden">{product.description}</p>
        <ul aria-label={t('shop.card.tags')} className="mt-1 flex flex-wrap gap-1.5">
          {product.tags.slice(0, LIST_TAGS).map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 sm:w-44 sm:flex-col sm:items-stretch sm:justify-start">
        <CardPrice product={product} badge />
        {button}
        {alert}
      </div>
    </div>
  )
}

function CardPicture({
  product,
  tint,
  list,
  priority,
}: Pick<Props, 'product' | 'tint' | 'priority'> & { list: boolean }) {
  return (
    <div
      className={cx(
        'scheme-light relative overflow-clip rounded-card text-ink',
        tintClass(tint),
        list && 'w-28 shrink-0 self-start sm:w-44',
      )}
    >
      <ViewTransition name={pictureTransition(product._id)} default="none" share="auto">
        <Picture
          src={product.images[0]}
          alt=""
          sizes={
            list
              ? '(min-width: 40rem) 11rem, 7rem'
              : '(min-width: 80rem) 19rem, (min-width: 64rem) 30vw, 46vw'
          }
          priority={priority}
          className={cx(
            'photograph transition-[scale] duration-(--dur-3) group-hover:scale-[1.03]',
            product.availability === 'sold_out' && 'opacity-60',
          )}
        />
      </ViewTransition>
      {list ? null : (
        <ProductBadges product={product} className="absolute start-2.5 top-2.5 flex flex-wrap gap-1.5" />
      )}
      <AllergenMark productId={product._id} place="card" />
    </div>
  )
}

function CardTitle({
  id,
  product,
  heading: Heading = 'h2',
}: { id: string } & Pick<Props, 'product' | 'heading'>) {
  const prefetch = usePrefetchProduct()
  return (
    <Heading
      id={id}
      className="text-pretty font-semibold font-text text-base max-[24rem]:text-sm leading-snug tracking-normal [font-stretch:100%] rtl:leading-relaxed"
    >
      <Link
        to={`/product/${product._id}`}
        onPointerEnter={() => prefetch(product._id)}
        onFocus={() => prefetch(product._id)}
        className="underline-offset-4 before:absolute before:inset-0 before:rounded-card group-hover:underline"
      >
        {unbroken(product.name)}
      </Link>
    </Heading>
  )
}

function AddButton(props: {
  product: Product
  list: boolean
  busy: boolean
  describedBy: string
  onAdd: () => void
}) {
  const t = useT(catalogWords)
  const { list, busy } = props
  const soldOut = props.product.availability === 'sold_out'
  return (
    <Button
      kind="secondary"
      className="relative max-sm:px-2 max-sm:text-sm"
      wide={!list}
      busy={busy}
      disabled={soldOut}
      aria-describedby={props.describedBy}
      onClick={props.onAdd}
    >
      {busy || list ? null : <Icon name="plus" size={18} className="max-sm:hidden" />}
      {t('shop.card.add')}
    </Button>
  )
}

function AddFailedAlert({ shown, wide }: { shown: boolean; wide: boolean }) {
  const t = useT(catalogWords)
  return (
    <div role="alert" className={wide ? 'w-full' : undefined}>
      {shown ? (
        <Notice kind="bad" icon={null} className="animate-appear">
          {t('shop.card.failed')}
        </Notice>
      ) : null}
    </div>
  )
}
