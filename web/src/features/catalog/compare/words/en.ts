const en = {
  compare: {
    title: 'Compare Products',
    empty: 'Nothing to compare yet',
    emptyText: 'Open a product and press Compare. Up to {max} stand side by side.',
    shop: 'Go to the Shop',
    failed: 'The products couldn’t be loaded',
    loading: 'Loading products',
    table: 'Products side by side',
    product: 'Product',
    remove: 'Remove',
    removeOne: 'Remove {name}',
    price: 'Price',
    rating: 'Reviews',
    ratingValue: { one: '{average} of {max}, {count} review', other: '{average} of {max}, {count} reviews' },
    unrated: 'None yet',
    missing: 'Not stated',
    nutrition: 'Per {amount}',
    more: 'Add Another Product',
    add: 'Compare',
    addOne: 'Compare {name} too',
  },
} as const
export default en
