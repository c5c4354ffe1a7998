import type { Order } from 'contract/orders/calls'

type Address = Order['customerInfo']['address']

/** A postal address, a line each; `name` stands above it. */
export function AddressLines({ address, name }: { address: Address; name?: string }) {
  const lines = [
    name,
    address.street,
    `${address.zipCode} ${address.city}, ${address.state}`,
    address.country,
  ].filter((line) => line !== undefined)
  return lines.map((line) => (
    // Each line begins where the page's lines do, and reads in its own direction.
    <span key={line}>
      <bdi>{line}</bdi>
    </span>
  ))
}
