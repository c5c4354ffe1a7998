import type { Order } from 'contract/orders/calls'
import { addressLines } from 'contract/postal-address'

type Address = Order['customerInfo']['address']

/** A postal address, a line each; `name` stands above it. */
export function AddressLines({ address, name }: { address: Address; name?: string }) {
  const lines = [...(name === undefined ? [] : [name]), ...addressLines(address)]
  return lines.map((line) => (
    // Each line begins where the page's lines do, and reads in its own direction.
    <span key={line}>
      <bdi>{line}</bdi>
    </span>
  ))
}
