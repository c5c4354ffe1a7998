import type { SuggestedProduct, Suggestions } from 'contract/catalog/calls'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { AnyIcon, type AnyIconName } from '../../../ui/any-icon'
import { type ComboboxGroup, ComboboxList } from '../../../ui/combobox/combobox-list'
import type { Combobox } from '../../../ui/combobox/use-combobox'
import { Picture } from '../../../ui/picture'
import { Price } from '../../../ui/price'
import { shopAddress } from '../shop/shop-params'
import { useSuggestions } from './suggestions.api'
import { searchWords } from './words/search-words'

interface Props {
  box: Combobox
  place?: 'below' | 'here'
  onFollow?: () => void
  replace?: boolean
}

/** Suggestions for the typed words, the words themselves last. */
export default function SuggestionList({ box, ...rest }: Props) {
  const t = useT(searchWords)
  const { found, failed, stale } = useSuggestions(box.settled)
  const term = box.text.trim()
  const ofFound = useGroups(found)
  const count = ofFound.reduce((sum, { options }) => sum + options.length, 0)
  const all = {
    key: 'all',
    options: [
      {
        key: 'all',
        to: shopAddress(undefined, { search: term }),
        content: <Line icon="search">{t('search.all', { term })}</Line>,
      },
    ],
  }
  const { correction, words: typed = '' } = found ?? {}
  const instead = correction ? t('search.instead', { typed, term: correction }) : undefined
  return (
    <ComboboxList
      box={box}
      label={t('search.suggestions')}
      groups={found || failed ? [...ofFound, all] : []}
      note={instead}
      announcement={[instead, t('search.count', { count: count + 1 })].filter(Boolean).join('. ')}
      stale={stale}
      {...rest}
    />
  )
}

function useGroups(found: Suggestions | undefined): ComboboxGroup[] {
  const t = useT(searchWords)
  if (!found) return []
  const groups: ComboboxGroup[] = [
    {
      key: 'products',
      label: t('search.products'),
      options: found.products.map((product) => ({
        key: product._id,
        to: `/product/${product._id}`,
        content: <ProductLine product={product} />,
      })),
    },
    {
      key: 'categories',
      label: t('search.categories'),
      options: found.categories.map(({ _id, slug, name }) => ({
        key: _id,
        to: shopAddress(slug, {}),
        content: <Line icon="grid">{name}</Line>,
      })),
    },
    {
      key: 'articles',
      label: t('search.articles'),
      options: found.articles.map(({ path, title }) => ({
        key: path,
        to: path,
        content: <Line icon="file">{title}</Line>,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function ProductLine({ product: { name, price, salePrice, image } }: { product: SuggestedProduct }) {
  return (
    <>
      <span className="scheme-light w-11 shrink-0 overflow-clip rounded-field tint-stone">
        <Picture src={image} alt="" sizes="2.75rem" priority className="photograph" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-pretty font-medium text-sm leading-snug rtl:leading-relaxed">
          {name}
        </span>
        <Price price={price} salePrice={salePrice} size="sm" />
      </span>
    </>
  )
}

function Line({ icon, children }: { icon: AnyIconName; children: ReactNode }) {
  return (
    <>
      <AnyIcon name={icon} size={18} className="text-ink-soft" />
      <span className="min-w-0 text-sm [overflow-wrap:anywhere]">{children}</span>
    </>
  )
}
