import type { CartItem } from 'contract/cart/calls'
import { LINE_UNITS_MAX, lineCents } from 'contract/cart/rules'
import type { Product } from 'contract/catalog/calls'
import { toUsd } from 'contract/money'

/** Returns the line with its total recalculated from price and quantity. */
export function withTotal(line: CartItem): CartItem {
  return { ...line, total: toUsd(lineCents(line)) }
}

/** Returns a cart line of a product with its current price and stock. */
export function lineOf(product: Product, quantity: number): CartItem {
  return withTotal({
    productId: product._id,
    name: product.name,
    image: product.images[0] ?? '',
    price: product.price,
    salePrice: product.salePrice,
    quantity,
    total: 0,
    stockQuantity: product.stockQuantity,
    availability: product.availability,
    description: product.description,
    sku: product.sku,
    categoryId: product.categoryId,
    weight: product.weight,
    tags: product.tags,
    programId: product.programId,
  })
}

/** Maximum quantity of a line: 0 when sold out, undefined when the stock is not known (decisions ). */
export function limitOf(line: Pick<CartItem, 'stockQuantity' | 'availability'>): number | undefined {
  if (line.availability === 'sold_out') return 0
  return line.stockQuantity > 0 ? Math.min(line.stockQuantity, LINE_UNITS_MAX) : undefined
}

/** Returns the line with the product's current price and stock; a deleted product (null) becomes a sold-out line. */
export function lineAsNow(line: CartItem, product: Product | null): CartItem {
  return product ? lineOf(product, line.quantity) : { ...line, availability: 'sold_out', stockQuantity: 0 }
}
