/** View transition name of a product's picture: the browser animates it from the card to the product page. */
export function pictureTransition(productId: string): string {
  return `product-${productId}`
}
