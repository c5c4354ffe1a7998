const en = {
  search: {
    title: 'Search',
    suggestions: 'Suggestions',
    products: 'Products',
    categories: 'Categories',
    articles: 'Articles',
    all: 'Search for “{term}”',
    count: { one: '{count} suggestion', other: '{count} suggestions' },
    instead: 'No results for “{typed}”. Showing results for “{term}”.',
    hint: 'Find a product, a category or something to read.',
  },
} as const
export default en
