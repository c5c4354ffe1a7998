export const shop = {
  title: 'Shop',
  intro: 'Everything we sell, we use.',
  search: {
    label: 'Search products',
    placeholder: 'Whey, bands, magnesium…',
    submit: 'Search',
    clear: 'Clear the search',
  },
  filter: { label: 'Category', all: 'All categories' },
  view: { label: 'View', grid: 'Grid view', list: 'List view' },
  results: { zero: 'No products', one: '{count} product', other: '{count} products' },
  resultsFor: {
    zero: 'Nothing found for “{term}”',
    one: '{count} product for “{term}”',
    other: '{count} products for “{term}”',
  },
  loading: 'Loading products',
  error: 'Error loading products. Please try again later.',
  empty: {
    title: 'No products found',
    text: 'Try a shorter word, another spelling, or look through all categories.',
    reset: 'Show all products',
  },
  card: {
    add: 'Add to Cart',
    added: '{name} is in your cart',
    failed: 'Failed to add item to cart',
    soldOut: 'Sold out',
    featured: 'Featured',
    left: { one: 'Only {count} left', other: 'Only {count} left' },
    tags: 'Tags',
  },
} as const
