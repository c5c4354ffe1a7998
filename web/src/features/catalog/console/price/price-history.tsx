import { useT } from '../../../../i18n/i18n'
import { Icon } from '../../../../ui/icon'
import { Money } from '../../../../ui/money'
import type { PriceHistory as Prices } from './price-values'
import { DayText } from './sale-text'
import { priceWords } from './words/price-words'

/** Prices of the last year, newest first; collapsed at first. */
export function PriceHistory({ prices }: { prices: Prices }) {
  const t = useT(priceWords)
  return (
    <details className="group mt-6 rounded-card border border-hairline">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 py-2 font-semibold">
        {t('prices.history.title')}
        <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-hairline border-t px-4 py-2">
        {prices.length > 0 ? (
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">{t('prices.history.title')}</caption>
            <thead>
              <tr className="border-hairline border-b text-ink-soft">
                <th scope="col" className="py-2 pe-3 text-start font-medium">
                  {t('prices.history.since')}
                </th>
                <th scope="col" className="py-2 pe-3 text-end font-medium">
                  {t('prices.history.price')}
                </th>
                <th scope="col" className="py-2 text-start font-medium">
                  {t('prices.history.sale')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-hairline">
              {[...prices.entries()].reverse().map(([at, one]) => (
                <Line key={at} prices={one} />
              ))}
            </tbody>
          </table>
        ) : (
          <p className="py-2 text-ink-soft">{t('prices.history.none')}</p>
        )}
      </div>
    </details>
  )
}

function Line({ prices: { day, price, salePrice, saleFrom, saleUntil } }: { prices: Prices[number] }) {
  const t = useT(priceWords)
  return (
    <tr className="align-baseline">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        <DayText day={day} />
      </th>
      <td className="py-2 pe-3 text-end">
        <Money amount={price} />
      </td>
      <td className="py-2">
        {salePrice === null ? (
          <span className="text-ink-soft">{t('prices.history.noSale')}</span>
        ) : (
          <span className="flex flex-wrap gap-x-2">
            <Money amount={salePrice} />
            {saleFrom ? (
              <span>
                {t('prices.history.from')} <DayText day={saleFrom} />
              </span>
            ) : null}
            {saleUntil ? (
              <span>
                {t('prices.history.until')} <DayText day={saleUntil} />
              </span>
            ) : null}
          </span>
        )}
      </td>
    </tr>
  )
}
