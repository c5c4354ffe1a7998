import { effectivePrice, percentOff } from 'contract/money'
import { useT } from '../i18n/i18n'
import { Badge } from './badge'
import { cx } from './cx'
import { Money } from './money'
import { VisuallyHidden } from './visually-hidden'

interface Props {
  price: number
  salePrice: number | null
  /** `lg` on the product page, `sm` inline in text. */
  size?: 'sm' | 'md' | 'lg'
  /** Shows the discount in percent. */
  badge?: boolean
}

const sizes = { sm: 'text-sm', md: 'text-lg', lg: 'text-2xl' } as const

/** Price; on sale the old price is struck through after the new one. */
export function Price({ price, salePrice, size = 'md', badge }: Props) {
  const t = useT()
  const percent = percentOff(price, salePrice)
  const main = sizes[size]
  if (percent === undefined) {
    return (
      <p>
        <VisuallyHidden>{t('common.price.now')} </VisuallyHidden>
        <Money amount={price} className={cx('font-semibold', main)} />
      </p>
    )
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <span>
        <VisuallyHidden>{t('common.price.sale')} </VisuallyHidden>
        <Money
          amount={effectivePrice(price, salePrice)}
          className={cx('font-semibold text-pomegranate', main)}
        />
      </span>
      <s className={cx('text-ink-soft', size === 'lg' ? 'text-lg' : 'text-sm')}>
        <VisuallyHidden>{t('common.price.before')} </VisuallyHidden>
        <Money amount={price} />
      </s>
      {badge ? (
        <Badge kind="sale" className="self-center">
          {t('common.price.off', { percent })}
        </Badge>
      ) : null}
    </p>
  )
}
