import type { Product } from 'contract/catalog/calls'
import { CURRENCY, effectivePrice } from 'contract/money'

const CONTEXT = 'https://schema.org'

/** A product as search engines show it, with its offer; `origin` is the address that people use. */
export function productData(product: Product, origin: string): object {
  const { _id, name, description, sku, images, categoryId, availability } = product
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    description,
    sku,
    category: categoryId.name,
    image: images.filter((path) => path.startsWith('/images/')).map((path) => `${origin}${path}-1280.jpg`),
    offers: {
      '@type': 'Offer',
      url: `${origin}/product/${_id}`,
      priceCurrency: CURRENCY,
      price: effectivePrice(product.price, product.salePrice).toFixed(2),
      availability: `${CONTEXT}/${availability === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${CONTEXT}/NewCondition`,
    },
  }
}

/** The way from the shop to a page, as the page's own breadcrumb shows it. */
export function breadcrumbData(way: readonly { name: string; path: string }[], origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
