import type { ProductDetail } from 'contract/catalog/calls'
import { CURRENCY, effectivePrice } from 'contract/money'

const CONTEXT = 'https://schema.org'

/** A product as search engines show it, with its offer at the page's address; pictures lie at `origin`. */
export function productData(product: ProductDetail, address: string, origin: string): object {
  const { name, description, sku, images, categoryId, availability, weight, facts } = product
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    description,
    sku,
    category: categoryId.name,
    ...(facts.brand && { brand: { '@type': 'Brand', name: facts.brand } }),
    ...(weight > 0 && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' } }),
    ...(facts.material && { material: facts.material }),
    ...(facts.size && { size: facts.size }),
    ...(product.variants.length > 0 && {
      inProductGroupWithID: product.variantOf ?? product._id,
    }),
    image: images.filter((path) => path.startsWith('/images/')).map((path) => `${origin}${path}-1280.jpg`),
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: address,
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
