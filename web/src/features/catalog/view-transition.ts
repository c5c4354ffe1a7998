/** The name under which a product's picture travels from its card to its page. */
export function travelName(productId: string): string {
  return `product-${productId}`
}
