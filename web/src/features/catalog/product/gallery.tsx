import { GALLERY_SIZES } from 'contract/catalog/rules'
import { lazy, Suspense, useRef, useState, ViewTransition } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { cx } from '../../../ui/cx'
import { Picture } from '../../../ui/picture'
import { labelWords } from '../label/words/label-words'
import { AllergenMark } from '../marks/allergen-mark'
import { pictureTransition } from '../view-transition'
import { catalogWords } from '../words/catalog-words'
import { swipeHint, swipeStep, wrap } from './gallery-steps'
import { useSwipe } from './use-swipe'

// Few customers zoom, so it is loaded on demand.
const Zoom = lazy(() => import('./zoom'))

interface Props {
  productId: string
  name: string
  images: readonly string[]
  /** Alternative texts in the pictures' order; the product's name is the fallback. */
  texts?: readonly string[] | undefined
  /** Background of the category, visible until the picture has loaded. */
  tintClass: string
}

/** Pictures of a product, chosen by arrow, thumbnail or swipe; wraps around at both ends. */
export function Gallery({ productId, name, images, texts, tintClass }: Props) {
  const t = useT(catalogWords, labelWords)
  const { dir } = useLocale()
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')
  const swiped = useRef(false)
  const [chosen, setChosen] = useState(0)
  const count = images.length
  const index = chosen < count ? chosen : 0
  const several = count > 1
  const go = (step: number) => setChosen(wrap(index, step, count))
  const { dx, handlers } = useSwipe((way) => {
    swiped.current = Math.abs(way) > 8
    const step = swipeStep(way, dir)
    if (step && several) go(step)
  })
  const hint = several ? swipeHint(dx, dir) : 0

  return (
    <section
      aria-label={t('product.gallery.label')}
      className={cx(
        'grid gap-3 max-md:tall:gap-2.5',
        several && 'max-md:tall:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className={cx('scheme-light relative self-start overflow-clip rounded-card', tintClass)}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the button below does the same */}
        <div
          {...(several ? handlers : undefined)}
          onClick={() => swiped.current || setZoom('open')}
          className={cx('cursor-zoom-in touch-pan-y select-none', several && 'active:cursor-grabbing')}
          style={dx && several ? { translate: `${Math.max(-64, Math.min(64, dx / 2))}px 0` } : undefined}
        >
          <ViewTransition name={pictureTransition(productId)} default="none" share="auto">
            <Picture
              src={images[index]}
              alt={texts?.[index] || (several ? t('product.gallery.alt', { name, n: index + 1 }) : name)}
              sizes={GALLERY_SIZES}
              priority
              className="photograph max-md:tall:mx-auto max-md:tall:max-w-75"
            />
          </ViewTransition>
        </div>
        <button
          type="button"
          aria-label={t('buy.zoom.open')}
          onClick={() => setZoom('open')}
          className="absolute end-3 bottom-3 grid size-11 place-items-center rounded-pill border border-hairline bg-raised text-ink transition-colors hover:border-ink"
        >
          <AnyIcon name="zoom-in" />
        </button>
        <AllergenMark productId={productId} place="page" />
        {several ? (
          <>
            <Arrow
              side="start"
              label={t('product.gallery.previous')}
              lit={hint === -1}
              onClick={() => go(-1)}
            />
            <Arrow side="end" label={t('product.gallery.next')} lit={hint === 1} onClick={() => go(1)} />
          </>
        ) : null}
      </div>
      {several ? (
        <>
          <p role="status" className="sr-only">
            {t('product.gallery.position', { n: index + 1, count })}
          </p>
          <Thumbnails images={images} current={index} tintClass={tintClass} onChoose={setChosen} />
        </>
      ) : null}
      {zoom === 'never' ? null : (
        <Suspense>
          <Zoom
            open={zoom === 'open'}
            onClose={() => setZoom('closed')}
            name={name}
            images={images}
            texts={texts}
            index={index}
            onIndex={setChosen}
          />
        </Suspense>
      )}
    </section>
  )
}

function Thumbnails(props: {
  images: readonly string[]
  current: number
  tintClass: string
  onChoose: (index: number) => void
}) {
  const t = useT(catalogWords)
  return (
    <ul className="flex flex-wrap gap-2.5 max-md:tall:max-h-75 max-md:tall:flex-col max-md:tall:flex-nowrap max-md:tall:gap-1 max-md:tall:overflow-y-auto">
      {props.images.map((image, n) => (
        <li key={image}>
          <button
            type="button"
            aria-label={t('product.gallery.show', { n: n + 1 })}
            aria-current={n === props.current ? 'true' : undefined}
            onClick={() => props.onChoose(n)}
            className={cx(
              'block w-18 max-md:tall:w-13 rounded-[8px] border-2 p-0.5 transition-colors sm:w-22',
              n === props.current ? 'border-ink' : 'border-transparent hover:border-edge',
            )}
          >
            <span className={cx('scheme-light block overflow-clip rounded-[4px]', props.tintClass)}>
              <Picture src={image} alt="" sizes="5.5rem" className="photograph" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Arrow(props: { side: 'start' | 'end'; label: string; lit: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      data-hint={props.lit || undefined}
      onClick={props.onClick}
      className={cx(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-pill border transition-[background-color,border-color,scale]',
        props.side === 'start' ? 'start-3' : 'end-3',
        props.lit
          ? 'scale-115 border-saffron bg-saffron text-on-saffron'
          : 'border-hairline bg-raised text-ink hover:border-ink',
      )}
    >
      <AnyIcon name={props.side === 'start' ? 'chevron-start' : 'chevron-end'} />
    </button>
  )
}
