import type { Order } from 'contract/orders/calls'
import { addressLines } from 'contract/postal-address'
import { useT } from '../../i18n/i18n'

type Address = Order['customerInfo']['address']

/** A postal address, a line each; `name` stands above it. */
export function AddressLines({ address, name }: { address: Address; name?: string }) {
  const t = useT()
  const lines = [...(name === undefined ? [] : [name]), ...addressLines(address, t('common.comma'))]
  return lines.map((line) => (
    // Each line begins where the page's lines do, and reads in its own direction.
    <span key={line}>
      <bdi>{line}</bdi>
    </span>
  ))
}
