const en = {
  needs: {
    title: 'Needs',
    intro:
      'What people search for without naming a product, such as “back pain”. A search for one of these words shows its products first, with its categories and articles.',
    loading: 'Loading the needs',
    failed: 'The needs couldn’t be loaded',
    none: 'No needs yet. Add the first one.',
    add: 'Add a Need',
    need: 'Need {number}',
    deleted: '{name} will be deleted when you save.',
    undo: 'Undo',
    words: 'Words ({language})',
    wordsHint: 'Separate them with commas',
    remove: 'Remove {name}',
    products: 'Products',
    addProduct: 'Add a product',
    searchHint: 'Name or SKU',
    clear: 'Clear Search',
    found: { zero: 'No results', one: '{count} product', other: '{count} products' },
    categories: 'Categories',
    addCategory: 'Add a category',
    articles: 'Articles',
    addArticle: 'Add an article',
    save: 'Save Needs',
    saved: 'Needs saved.',
  },
} as const
export default en
