import { missingToShow } from 'contract/catalog/console-rules'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { Notice } from '../../../ui/notice'
import { Price } from '../../../ui/price'
import { useProductCalls } from './console-catalog.api'
import { DuplicateDialog } from './duplicate-dialog'
import { SaleText } from './price/sale-text'
import { useEditor } from './product-editor'
import { ProductState } from './product-state'
import { textIn } from './text-in'
import { useOffer } from './use-offer'
import { catalogueWords } from './words/catalogue-words'

interface Props {
  /** Opens the pictures; absent while they are open. */
  onOpenPictures: (() => void) | undefined
}

/** Name, state and price of the product with its actions, and what it needs before it can be shown in the shop. */
export function ProductHead({ onOpenPictures }: Props) {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const { product } = useEditor().read
  const reason = useId()
  const [duplicating, setDuplicating] = useState(false)
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-2">
          <h1 tabIndex={-1} className="wide text-2xl">
            <bdi>{textIn(product, locale).name}</bdi>
          </h1>
          <Facts />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setDuplicating(true)}>
            {t('catalogue.duplicate.open')}
          </Button>
          <OfferButton reason={reason} />
        </div>
      </header>
      {product.isActive ? null : <NotInShop textId={reason} onOpenPictures={onOpenPictures} />}
      {duplicating ? <DuplicateDialog onClose={() => setDuplicating(false)} /> : null}
    </>
  )
}

function Facts() {
  const t = useT(catalogueWords)
  const { product } = useEditor().read
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <ProductState isActive={product.isActive} />
        <bdi dir="ltr">{product.sku}</bdi>
        <span>
          {t('catalogue.one.changed')} <DateText value={product.updatedAt} look="time" />
        </span>
        {product.isActive ? (
          <Link to={`/product/${product._id}`} target="_blank" className="link">
            {t('catalogue.one.inShop')}
          </Link>
        ) : null}
      </p>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ink-soft">
        <div className="text-ink">
          <Price price={product.price} salePrice={product.isReduced ? product.salePrice : null} size="md" />
        </div>
        <SaleText product={product} />
      </div>
    </>
  )
}

/** Button to archive the product or show it in the shop; `reason` is the id of the text that says what is missing. */
function OfferButton({ reason }: { reason: string }) {
  const t = useT(catalogueWords)
  const { read, rebase } = useEditor()
  const { _id: id, name, isActive } = read.product
  const { readAgain } = useProductCalls(id)
  const offer = useOffer(() => void readAgain().then(rebase))
  const [busy, setBusy] = useState(false)
  const isBlocked = !isActive && missingToShow(read.product).length > 0
  async function press() {
    if (isBlocked) return
    setBusy(true)
    await offer({ id, name, isActive: !isActive })
    setBusy(false)
  }
  // A disabled button could not be focused, and its reason would not be read out.
  const blocked = {
    kind: 'secondary',
    'aria-disabled': true,
    className:
      'cursor-not-allowed aria-disabled:border-hairline aria-disabled:bg-sunken aria-disabled:text-ink-soft',
  } as const
  return (
    <Button
      kind={isActive ? 'secondary' : 'primary'}
      busy={busy}
      onClick={() => void press()}
      {...(!isActive && { 'aria-describedby': reason })}
      {...(isBlocked && blocked)}
    >
      {t(isActive ? 'catalogue.products.archive' : 'catalogue.products.restore')}
    </Button>
  )
}

interface NoticeProps extends Props {
  textId: string
}

/** Tells that customers cannot see the product, and what it needs first. */
function NotInShop({ textId, onOpenPictures }: NoticeProps) {
  const t = useT(catalogueWords)
  const { tag } = useLocale()
  const missing = missingToShow(useEditor().read.product)
  const parts = new Intl.ListFormat(tag).format(missing.map((one) => t(`catalogue.show.parts.${one}`)))
  return (
    <Notice
      kind="info"
      title={t('catalogue.show.title')}
      action={
        onOpenPictures && missing.includes('images') ? (
          <Button kind="secondary" size="sm" onClick={onOpenPictures}>
            {t('catalogue.show.addPictures')}
          </Button>
        ) : undefined
      }
    >
      <p id={textId}>
        {missing.length > 0 ? t('catalogue.show.missing', { parts }) : t('catalogue.show.ready')}
      </p>
    </Notice>
  )
}
