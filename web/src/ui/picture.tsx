import { IMAGE_WIDTHS } from 'contract/catalog/rules'
import { useState } from 'react'
import { cx } from './cx'

interface Props {
  /** API path without width and format (`/images/…`), an absolute URL, or nothing. */
  src: string | null | undefined
  alt: string
  /** Displayed width, as in the `sizes` attribute of `img`. */
  sizes: string
  /** Loads eagerly with high priority, for the largest picture of the first view. */
  priority?: boolean
  /** `square` for products, `wide` for categories. */
  shape?: 'square' | 'wide'
  className?: string
}

export const PLACEHOLDER = '/placeholder.svg'

const noWait = () => undefined

function sources(path: string, format: 'avif' | 'webp'): string {
  return IMAGE_WIDTHS.map((width) => `${path}-${width}.${format} ${width}w`).join(', ')
}

/** Returns an absolute http(s) URL unchanged, a path relative to the origin's root, and null for any other scheme. */
export function pictureAddress(src: string): string | null {
  if (/^https?:\/\//i.test(src)) return src
  if (/^[a-z][a-z\d+.-]*:/i.test(src)) return null
  return `/${src.replace(/^\/+/, '')}`
}

/** Catalogue picture in modern formats and suitable sizes; shows a placeholder if it is missing or fails. */
export function Picture({ src, alt, sizes, priority, shape = 'square', className }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const path = src && src !== failed ? pictureAddress(src) : null
  const own = path?.startsWith('/images/')
  const fail = () => setFailed(src ?? null)
  // The error event of a prerendered image fires before hydration, so the ref checks for it.
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
        // A new key replaces the failed element, or its `source` elements would apply again.
        key={path ?? PLACEHOLDER}
        src={path ? (own ? `${path}-640.jpg` : path) : PLACEHOLDER}
        alt={alt}
        width={640}
        height={shape === 'wide' ? 400 : 640}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        // React delays a view transition until new images have loaded, except images with an `onLoad` handler.
        onLoad={noWait}
        ref={look}
        onError={path ? fail : undefined}
        className={cx('w-full object-cover', shape === 'wide' ? 'aspect-[8/5]' : 'aspect-square', className)}
      />
    </picture>
  )
}
