import type { CartItem } from 'contract/cart/calls'
import { LINE_UNITS_MAX, lineCents } from 'contract/cart/rules'
import type { Product } from 'contract/catalog/calls'
import { toUsd } from 'contract/money'

/** The line with its total calculated anew from price and quantity. */
export function withTotal(line: CartItem): CartItem {
  return { ...line, total: toUsd(lineCents(line)) }
}

/** A cart line of a product with the price and stock that the catalogue answers now. */
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

/** The line with the product's present price and stock; a deleted product (null) stays as a sold-out line. */
export function lineAsNow(line: CartItem, product: Product | null): CartItem {
  return product ? lineOf(product, line.quantity) : { ...line, availability: 'sold_out', stockQuantity: 0 }
}

/** The product of a line, to add a removed line again (undo). */
export function productOf(line: CartItem): Product {
  const { productId, image, quantity: _quantity, total: _total, ...rest } = line
  return { ...rest, _id: productId, images: image ? [image] : [], isFeatured: false }
}
