import { IMAGE_WIDTHS } from 'contract/catalog/rules'
import { useState } from 'react'
import { cx } from './cx'

interface Props {
  /** A path of the API without width and format (`/images/…`), a full address, or nothing. */
  src: string | null | undefined
  alt: string
  /** As in `img sizes`: how wide the picture is shown. */
  sizes: string
  /** For the largest picture of the first view: load at once and first. */
  priority?: boolean
  /** Product pictures are square, those of categories wide. */
  shape?: 'square' | 'wide'
  className?: string
}

export const PLACEHOLDER = '/placeholder.svg'

const noWait = () => undefined

function sources(path: string, format: 'avif' | 'webp'): string {
  return IMAGE_WIDTHS.map((width) => `${path}-${width}.${format} ${width}w`).join(', ')
}

/** A full address as it is; a path always from the server's origin, wherever the page is; nothing that is not a picture's. */
export function pictureAddress(src: string): string | null {
  if (/^https?:\/\//i.test(src)) return src
  if (/^[a-z][a-z\d+.-]*:/i.test(src)) return null
  return `/${src.replace(/^\/+/, '')}`
}

/** A picture of the catalogue in modern formats and fitting sizes; a blank one where it is missing or fails. */
export function Picture({ src, alt, sizes, priority, shape = 'square', className }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const path = src && src !== failed ? pictureAddress(src) : null
  const own = path?.startsWith('/images/')
  const fail = () => setFailed(src ?? null)
  // Where the server painted the page it may have failed before anybody listened.
  const look = (image: HTMLImageElement | null) => {
    if (path && image?.complete && image.currentSrc && image.naturalWidth === 0) fail()
  }
  return (
    <picture>
      {path && own ? (
        <>
          <source type="image/avif" srcSet={sources(path, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sources(path, 'webp')} sizes={sizes} />
        </>
      ) : null}
      <img
        // A picture that fails is a new element, so that the sources above do not come back into it.
        key={path ?? PLACEHOLDER}
        src={path ? (own ? `${path}-640.jpg` : path) : PLACEHOLDER}
        alt={alt}
        width={640}
        height={shape === 'wide' ? 400 : 640}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        // React holds a view transition back until new pictures have come, except those that are listened to.
        onLoad={noWait}
        ref={look}
        onError={path ? fail : undefined}
        className={cx('w-full object-cover', shape === 'wide' ? 'aspect-[8/5]' : 'aspect-square', className)}
      />
    </picture>
  )
}
