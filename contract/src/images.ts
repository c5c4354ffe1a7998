/** Widths in pixels in which a product picture is served; `srcset` is written from them. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
/** Formats of each width, the smallest first. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const
