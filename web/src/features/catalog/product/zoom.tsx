import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { Picture } from '../../../ui/picture'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { labelWords } from '../label/words/label-words'
import { catalogWords } from '../words/catalog-words'
import { wrap } from './gallery-steps'

const LARGEST = 4
const STEP = 1.5
const clamp = (scale: number) => Math.min(LARGEST, Math.max(1, scale))

interface Props {
  open: boolean
  onClose: () => void
  name: string
  images: readonly string[]
  texts?: readonly string[] | undefined
  index: number
  onIndex: (index: number) => void
}

/** A picture in the whole window: by button, key, wheel or two fingers as large as the print on it needs. */
export default function Zoom({ open, onClose, name, images, texts, index, onIndex }: Props) {
  const t = useT(catalogWords, labelWords)
  const { frame, scale, zoomTo } = useZoom(open)
  const step = (by: number) => {
    zoomTo(1)
    onIndex(wrap(index, by, images.length))
  }
  const close = () => {
    zoomTo(1)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={name} size="full">
      <section
        ref={frame}
        // What scrolls must be reachable by the keyboard; amounts of scrolling are counted from the left.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        data-autofocus
        dir="ltr"
        aria-label={name}
        onDoubleClick={(event) => zoomTo(scale > 1 ? 1 : 2.5, event)}
        onKeyDown={(event) => {
          if (event.key === '+' || event.key === '=') zoomTo(scale * STEP)
          if (event.key === '-') zoomTo(scale / STEP)
          if (event.key === '0') zoomTo(1)
        }}
        className="scheme-light min-h-0 flex-1 overflow-auto overscroll-contain bg-paper focus-visible:-outline-offset-2"
      >
        <div className="mx-auto" style={{ inlineSize: `calc(min(100%, 100dvh - 10rem) * ${scale})` }}>
          <Picture
            src={images[index]}
            alt={
              texts?.[index] || (images.length > 1 ? t('product.gallery.alt', { name, n: index + 1 }) : name)
            }
            sizes={scale > 1 ? '200vmin' : '100vmin'}
            priority
          />
        </div>
      </section>
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-(color:--raise-2-edge) border-t px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <Scale scale={scale} zoomTo={zoomTo} />
        {images.length > 1 ? (
          <div className="flex items-center gap-1">
            <Button kind="quiet" iconOnly aria-label={t('product.gallery.previous')} onClick={() => step(-1)}>
              <Icon name="chevron-start" />
            </Button>
            <p role="status" className="text-ink-soft text-sm tabular-nums">
              {t('product.gallery.position', { n: index + 1, count: images.length })}
            </p>
            <Button kind="quiet" iconOnly aria-label={t('product.gallery.next')} onClick={() => step(1)}>
              <Icon name="chevron-end" />
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

function Scale({ scale, zoomTo }: { scale: number; zoomTo: (scale: number) => void }) {
  const t = useT(labelWords)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons without a form
    <div role="group" aria-label={t('buy.zoom.label')} className="flex items-center gap-1">
      <Button
        kind="quiet"
        iconOnly
        aria-label={t('buy.zoom.out')}
        disabled={scale <= 1}
        onClick={() => zoomTo(scale / STEP)}
      >
        <Icon name="minus" />
      </Button>
      <button
        type="button"
        onClick={() => zoomTo(1)}
        className="min-h-11 min-w-16 rounded-field px-1 text-center font-semibold text-sm tabular-nums hover:bg-sunken"
      >
        <VisuallyHidden>{t('buy.zoom.fit')} </VisuallyHidden>
        {t('buy.zoom.percent', { n: Math.round(scale * 100) })}
      </button>
      <Button
        kind="quiet"
        iconOnly
        aria-label={t('buy.zoom.in')}
        disabled={scale >= LARGEST}
        onClick={() => zoomTo(scale * STEP)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  )
}

interface Point {
  clientX: number
  clientY: number
}

/** Returns the zoom of a picture in a scrolling frame; the focal point stays in place. */
function useZoom(open: boolean) {
  const frame = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  const anchor = useRef<{ x: number; y: number; left: number; top: number; from: number } | null>(null)
  const current = useRef(scale)

  const zoomTo = (wanted: number, at?: Point) => {
    const box = frame.current
    const next = clamp(wanted)
    if (!box || next === current.current) return
    const { left, top, width, height } = box.getBoundingClientRect()
    const [x, y] = at ? [at.clientX - left, at.clientY - top] : [width / 2, height / 2]
    anchor.current = { x, y, left: box.scrollLeft, top: box.scrollTop, from: current.current }
    current.current = next
    setScale(next)
  }

  useLayoutEffect(() => {
    const [box, held] = [frame.current, anchor.current]
    if (!box || !held) return
    anchor.current = null
    const grown = scale / held.from
    box.scrollLeft = (held.left + held.x) * grown - held.x
    box.scrollTop = (held.top + held.y) * grown - held.y
  }, [scale])

  usePinch(frame, open, (by, at) => zoomTo(current.current * by, at))
  return { frame, scale, zoomTo }
}

/** Two fingers, or the wheel as a touchpad sends a pinch. React's own listeners may not hold the browser back. */
function usePinch(
  frame: RefObject<HTMLElement | null>,
  open: boolean,
  onPinch: (by: number, at: Point) => void,
) {
  const pinch = useRef(onPinch)
  useEffect(() => {
    pinch.current = onPinch
  })
  useEffect(() => {
    const box = frame.current
    if (!open || !box) return
    let apart = 0
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      pinch.current(Math.exp(-event.deltaY / 100), event)
    }
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) {
        apart = 0
        return
      }
      event.preventDefault()
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      }
      if (apart > 0) pinch.current(now / apart, middle)
      apart = now
    }
    const active = { passive: false }
    box.addEventListener('wheel', onWheel, active)
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
      box.addEventListener(type, onTouch, active)
    return () => {
      box.removeEventListener('wheel', onWheel)
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
        box.removeEventListener(type, onTouch)
    }
  }, [frame, open])
}
