import type { CartItem, TransferNote } from 'contract/cart/calls'
import { CART_LINES_MAX, lineCents } from 'contract/cart/rules'
import type { Product } from 'contract/catalog/calls'
import type { ErrorCode } from 'contract/errors'
import { toUsd } from 'contract/money'

/** A change of the cart as the visitor asked for it. */
export type CartOp =
  | { kind: 'add'; product: Product; quantity: number }
  | { kind: 'update'; productId: string; quantity: number }
  | { kind: 'remove'; productId: string }
  | { kind: 'clear' }

/** A local cart refuses a change with the same codes that the server uses. */
export class CartRefusal extends Error {
  override readonly name = 'CartRefusal'
  readonly code: ErrorCode
  readonly params: Record<string, number>

  constructor(code: ErrorCode, params: Record<string, number> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

function withTotal(line: CartItem): CartItem {
  return { ...line, total: toUsd(lineCents(line)) }
}

/** A cart line of a product as the catalogue shows it now. */
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

/** Most units that a line can take: 0 when sold out, undefined when the stock is not known (decision X-18). */
export function limitOf(line: Pick<CartItem, 'stockQuantity' | 'availability'>): number | undefined {
  if (line.availability === 'sold_out') return 0
  return line.stockQuantity > 0 ? line.stockQuantity : undefined
}

/** The lines after a change, for painting before the server has answered. Never refuses. */
export function applyOp(items: readonly CartItem[], op: CartOp): CartItem[] {
  switch (op.kind) {
    case 'clear':
      return []
    case 'remove':
      return items.filter((line) => line.productId !== op.productId)
    case 'update':
      return items.map((line) =>
        line.productId === op.productId ? withTotal({ ...line, quantity: op.quantity }) : line,
      )
    case 'add': {
      const present = items.find((line) => line.productId === op.product._id)
      if (!present) return [...items, lineOf(op.product, op.quantity)]
      const line = lineOf(op.product, present.quantity + op.quantity)
      return items.map((other) => (other === present ? line : other))
    }
  }
}

/** The same for a cart kept in the browser, where nobody else refuses what cannot be. */
export function applyLocally(items: readonly CartItem[], op: CartOp): CartItem[] {
  const present =
    op.kind === 'clear'
      ? undefined
      : items.find((line) => line.productId === (op.kind === 'add' ? op.product._id : op.productId))
  if ((op.kind === 'update' || op.kind === 'remove') && !present) throw new CartRefusal('cart.item_not_found')
  if (op.kind === 'add' && !present && items.length >= CART_LINES_MAX) {
    throw new CartRefusal('cart.too_many_items', { max: CART_LINES_MAX })
  }
  if (op.kind === 'add' || op.kind === 'update') {
    if (!Number.isInteger(op.quantity) || op.quantity < 1) throw new CartRefusal('cart.quantity_invalid')
    const wanted = op.kind === 'add' ? (present?.quantity ?? 0) + op.quantity : op.quantity
    const limit = op.kind === 'add' ? limitOf(lineOf(op.product, 1)) : present && limitOf(present)
    const raises = wanted > (present?.quantity ?? 0)
    if (raises && limit !== undefined && wanted > limit) {
      throw new CartRefusal('cart.insufficient_stock', { available: limit })
    }
  }
  return applyOp(items, op)
}

/**
 * A change that replaces `earlier` (still waiting) together with `later`, so that ten quick clicks are one call and
 * the last quantity wins; undefined where both have to be sent.
 */
export function mergeOps(earlier: CartOp, later: CartOp): CartOp | undefined {
  if (later.kind === 'clear') return later
  if (earlier.kind === 'add' && later.kind === 'add' && earlier.product._id === later.product._id) {
    return { ...later, quantity: earlier.quantity + later.quantity }
  }
  if (earlier.kind === 'update' && (later.kind === 'update' || later.kind === 'remove')) {
    return earlier.productId === later.productId ? later : undefined
  }
  return undefined
}

/** A line as its product stands now; a product that is gone stays as a sold-out line, so that the visitor sees it. */
export function lineAsNow(line: CartItem, product: Product | null): CartItem {
  return product ? lineOf(product, line.quantity) : { ...line, availability: 'sold_out', stockQuantity: 0 }
}

/** A kept line that waits for the visitor's decision, with what the account's cart would hold afterwards. */
export interface ProposalLine {
  line: CartItem
  /** Quantity of the account's cart after adding: the sum, capped at the stock. */
  after: number
}

export function proposalLines(local: readonly CartItem[], server: readonly CartItem[]): ProposalLine[] {
  return local.map((line) => {
    const there = server.find((other) => other.productId === line.productId)?.quantity ?? 0
    const limit = limitOf(line)
    const sum = there + line.quantity
    return { line, after: limit === undefined ? sum : Math.max(there, Math.min(sum, limit)) }
  })
}

/** What a transfer changed or left behind, with the name under which the visitor knows it. */
export interface NamedNote extends TransferNote {
  name: string
}

export function nameNotes(notes: readonly TransferNote[], lines: readonly CartItem[]): NamedNote[] {
  return notes.map((note) => ({
    ...note,
    name: lines.find((line) => line.productId === note.productId)?.name ?? '',
  }))
}

/** The product behind a line, to put a removed line back. */
export function productOf(line: CartItem): Product {
  const { productId, image, quantity: _quantity, total: _total, ...rest } = line
  return { ...rest, _id: productId, images: image ? [image] : [], isFeatured: false }
}
