import { unbroken } from 'contract/text'
import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Picture } from '../../../ui/picture'
import { Price } from '../../../ui/price'
import { useCategories, useProducts } from '../catalog.api'
import { offerWords } from './words/offer-words'

/** Programs listed beside the sign-in of their page. */
const SHOWN = 4
const SLUG = 'programs'

/** Programs for a visitor who looks for theirs; empty where the shop has no category of them. */
export default function ProgramsBeside() {
  const t = useT(offerWords)
  const id = useId()
  const aisle = useCategories().data?.find(({ slug }) => slug === SLUG)
  const { data } = useProducts({ page: 1, ...(aisle && { categoryId: aisle._id }) }, aisle !== undefined)
  const programs = data?.products.filter(({ programId }) => programId !== null).slice(0, SHOWN) ?? []
  if (!aisle || programs.length === 0) return null
  return (
    <aside
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-hairline bg-raised px-5 py-4"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-lg">
          {t('offer.beside.title')}
        </h2>
        <p className="text-ink-soft text-sm">{t('offer.beside.text')}</p>
      </div>
      <ul className="grid gap-2">
        {programs.map(({ _id, name, images, price, salePrice }) => (
          <li key={_id}>
            <Link
              to={`/product/${_id}`}
              className="grid min-h-12 grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 underline-offset-4 hover:underline"
            >
              <span className="overflow-clip rounded-field bg-sunken">
                <Picture src={images[0]} alt="" sizes="48px" className="photograph" />
              </span>
              <span className="grid min-w-0 leading-snug">
                <span className="wrap-anywhere font-semibold">{unbroken(name)}</span>
                <Price price={price} salePrice={salePrice} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={`/shop/category/${SLUG}`}
        className="link inline-flex min-h-12 items-center justify-self-start"
      >
        {t('offer.beside.all')}
      </Link>
    </aside>
  )
}
