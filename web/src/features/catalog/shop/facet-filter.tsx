import type { Facets } from 'contract/catalog/calls'
import { type FacetName, facetNames } from 'contract/catalog/facet-rules'
import { useId } from 'react'
import { Link } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { catalogWords } from '../words/catalog-words'
import { type ShopParams, shopAddress, toggled } from './shop-params'

interface Props {
  facets: Facets
  params: ShopParams
  slug: string | undefined
}

/** Facets with their values as links, so that they work before scripts run. */
export function FacetFilter({ facets, params, slug }: Props) {
  const shown = facetNames.filter((facet) => facets[facet].length > 0)
  return (
    <div className="grid content-start gap-7">
      {shown.map((facet) => (
        <Facet key={facet} facet={facet} facets={facets} params={params} slug={slug} />
      ))}
    </div>
  )
}

function Facet({ facet, facets, params, slug }: Props & { facet: FacetName }) {
  const t = useT(catalogWords)
  const id = useId()
  const { tag } = useLocale()
  const numbers = new Intl.NumberFormat(tag)
  const { choice } = params
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-semibold text-base">
        {t(`shop.facets.${facet}`)}
      </h3>
      <ul>
        {facets[facet].map(({ value, name, count }) => {
          const isChosen = choice?.[facet]?.includes(value) ?? false
          return (
            <li key={value}>
              <Link
                to={shopAddress(slug, { ...params, page: 1, choice: toggled(choice, facet, value) })}
                // Filtered lists are not for search engines: there are too many of them.
                rel="nofollow"
                preventScrollReset
                aria-current={isChosen || undefined}
                className="group flex min-h-12 items-center gap-3 py-1 leading-tight lg:min-h-10"
              >
                <span
                  className={cx(
                    'grid size-5 shrink-0 place-items-center rounded-sm border',
                    isChosen ? 'border-pine bg-pine text-on-pine' : 'border-edge group-hover:border-ink',
                  )}
                >
                  {isChosen ? <Icon name="check" size={14} /> : null}
                </span>
                <span className={cx('min-w-0 flex-1 group-hover:underline', isChosen && 'font-semibold')}>
                  {name}
                </span>
                <span className="text-ink-soft text-sm tabular-nums">{numbers.format(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
