/** Widths in pixels that tools/pictures/hero.mjs generates. */
const WIDTHS = [480, 768, 1080, 1600]

const source = (width: number) => `/still-life-${width}.avif`

/**
 * Product picture with a transparent background for both themes. Every browser that supports light-dark() supports AVIF
 * too.
 */
export function StillLife({ className }: { className?: string }) {
  return (
    <img
      src={source(1080)}
      srcSet={WIDTHS.map((width) => `${source(width)} ${width}w`).join(', ')}
      sizes="(min-width: 80rem) 38rem, (min-width: 40rem) 48vw, 100vw"
      alt=""
      width={1080}
      height={1080}
      fetchPriority="high"
      draggable={false}
      className={className}
    />
  )
}
