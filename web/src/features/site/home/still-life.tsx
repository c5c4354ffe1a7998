/** As tools/pictures/hero.mjs makes them. */
const WIDTHS = [480, 768, 1080, 1600]

const source = (width: number) => `/still-life-${width}.avif`

/**
 * Products of the catalogue as one picture. It has no ground of its own and stands on that of the page, light or dark;
 * every browser that knows light-dark() knows its format.
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
