import { formatUsd } from 'contract/money'

/** Amount in USD: Latin digits in every language, isolated left-to-right. */
export function Money({ amount, className = '' }: { amount: number; className?: string }) {
  return (
    <bdi dir="ltr" className={`tabular-nums ${className}`}>
      {formatUsd(amount)}
    </bdi>
  )
}
