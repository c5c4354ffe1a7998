import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Money } from '../../../ui/money'
import { Skeleton } from '../../../ui/skeleton'
import { useTemplateProducts } from './console-programs.api'
import { useTemplateEditor } from './template-save'
import { consoleProgramsWords } from './words/console-programs-words'

/** Products that sell the template. */
export function Products() {
  const t = useT(consoleProgramsWords)
  const { template } = useTemplateEditor()
  const { data, error } = useTemplateProducts(template._id)
  return (
    <section
      aria-labelledby="products"
      className="grid content-start gap-3 self-start rounded-card border border-hairline bg-raised p-5"
    >
      <h2 id="products" className="text-lg">
        {t('consolePrograms.details.products')}
      </h2>
      {data ? (
        data.length === 0 ? (
          <p className="text-ink-soft">{t('consolePrograms.details.noProducts')}</p>
        ) : (
          <ul className="grid gap-3">
            {data.map(({ _id, name, sku, price, isActive }) => (
              <li key={_id} className="grid gap-0.5 leading-snug">
                {isActive ? (
                  <Link to={`/product/${_id}`} className="link">
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <span>
                    <bdi>{name}</bdi>
                  </span>
                )}
                <span className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
                  <bdi dir="ltr">{sku}</bdi>
                  <Money amount={price} />
                  {isActive ? null : <span>{t('consolePrograms.details.hidden')}</span>}
                </span>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <p className="text-ink-soft">{t('consolePrograms.details.productsFailed')}</p>
      ) : (
        <Skeleton className="h-12" />
      )}
    </section>
  )
}
