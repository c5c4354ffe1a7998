export interface MarkProps {
  productId: string
  /** On the picture of a card or of the product's page; in a line of the cart, or of its panel. */
  place: 'card' | 'page' | 'line' | 'panel'
}
