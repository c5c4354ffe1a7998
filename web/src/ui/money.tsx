import { formatUsd } from 'contract/money'

/** An amount in USD: the same figures in every language, kept left-to-right inside any text. */
export function Money({ amount, className = '' }: { amount: number; className?: string }) {
  return (
    <bdi dir="ltr" className={`tabular-nums ${className}`}>
      {formatUsd(amount)}
    </bdi>
  )
}
