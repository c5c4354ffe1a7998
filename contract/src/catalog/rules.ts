/** Products on one page of the shop where the caller names no other number. */
export const PRODUCTS_PER_PAGE = 12
/** Most products on one page. */
export const PRODUCTS_PER_PAGE_MAX = 100
/** Layouts of a product list; the first is the default. */
export const shopViews = ['grid', 'list'] as const
/** Characters of a description on a card of the grid. */
export const GRID_DESCRIPTION_MAX = 100
/** Tags on a row of the list. */
export const LIST_TAGS = 3
/** Widths in pixels in which a product picture is served; `srcset` is written from them. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const

/** `sizes` of the first picture on a product page, 300 pixels on a phone; preload and gallery must use the same. */
export const GALLERY_SIZES =
  '(min-width: 64rem) 44rem, (min-width: 43.75rem) 48vw, (min-height: 30rem) 18.75rem, 100vw'
/** Formats of each width, the smallest first. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const
/** Units of a product from which on few are left. */
export const LOW_STOCK = 5
