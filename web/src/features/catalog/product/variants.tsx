import type { Variant } from 'contract/catalog/calls'
import { effectivePrice } from 'contract/money'
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { Money } from '../../../ui/money'
import { type ShownProduct, useOpenProduct } from '../catalog.api'
import { labelWords } from '../label/words/label-words'

const kinds = ['flavor', 'size'] as const
type Kind = (typeof kinds)[number]

/** The id of the product that is to be shown: that of the page, until another is pressed that has to be fetched first. */
type Wanted = RefObject<string | undefined>

/** The other products of the family, by what they differ in; each has its own address. */
export function Variants({ product }: { product: ShownProduct }) {
  const wanted = useWanted(product._id)
  const variants = product.variants ?? []
  const own = variants.find(({ _id }) => _id === product._id)
  if (!own || variants.length < 2) return null
  return (
    <div className="grid gap-4">
      {kinds.map((kind) => (
        <Choice key={kind} kind={kind} own={own} variants={variants} wanted={wanted} />
      ))}
    </div>
  )
}

/** Ignored after the visitor opened another page. */
function useWanted(id: string): Wanted {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    wanted.current = id
    return () => {
      wanted.current = undefined
    }
  }, [id])
  return wanted
}

/** One product for each flavor (or size), that of the same size (or flavor) before others. */
function choicesOf(kind: Kind, own: Variant, variants: readonly Variant[]): Variant[] {
  const other = kind === 'flavor' ? 'size' : 'flavor'
  const names = [...new Set(variants.map((one) => one[kind]).filter((name) => name !== undefined))]
  return names.flatMap((name) => {
    const same = variants.filter((one) => one[kind] === name)
    return (
      same.find(({ _id }) => _id === own._id) ??
      same.find((one) => one[other] === own[other]) ??
      same[0] ??
      []
    )
  })
}

interface ChoiceProps {
  kind: Kind
  own: Variant
  variants: readonly Variant[]
  wanted: Wanted
}

function Choice({ kind, own, variants, wanted }: ChoiceProps) {
  const t = useT(labelWords)
  const id = useId()
  const choices = choicesOf(kind, own, variants)
  if (choices.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of fields
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="font-semibold text-sm">
        {t(`buy.${kind}`)}
      </p>
      <ul className="flex flex-wrap gap-2">
        {choices.map((one) => (
          <li key={one[kind]}>
            <ChoiceLink variant={one} name={one[kind] ?? ''} current={one._id === own._id} wanted={wanted} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChoiceLinkProps {
  variant: Variant
  name: string
  current: boolean
  wanted: Wanted
}

function ChoiceLink({ variant, name, current, wanted }: ChoiceLinkProps) {
  const t = useT(labelWords)
  const { has, load } = useOpenProduct(variant._id)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const soldOut = variant.availability === 'sold_out'
  const to = `/product/${variant._id}`
  const options = { state: { keepPlace: true }, viewTransition: false }

  // The page changes in place when the other product is here: nothing jumps, and the focus stays on the choice.
  const follow = async (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (elsewhere) return
    wanted.current = variant._id
    if (current || has()) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await load()
    setBusy(false)
    if (wanted.current === variant._id) await navigate(to, options)
  }
  return (
    <Link
      to={to}
      {...options}
      aria-current={current ? 'page' : undefined}
      aria-busy={busy || undefined}
      onClick={(event) => void follow(event)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      className={cx(
        'grid min-h-12 content-center rounded-field border px-4 py-1.5 text-start leading-tight transition-colors',
        current ? 'border-ink bg-ink text-paper' : 'border-edge hover:border-ink',
        soldOut && 'border-dashed',
      )}
    >
      <span className="font-medium">{name}</span>
      <span className={cx('text-sm', current ? 'text-paper' : 'text-ink-soft')}>
        <Money amount={effectivePrice(variant.price, variant.salePrice)} />
        {soldOut ? ` · ${t('buy.soldOut')}` : null}
      </span>
    </Link>
  )
}
