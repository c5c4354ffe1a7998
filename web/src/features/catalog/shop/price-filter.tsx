import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { QueryForm } from '../../../ui/form/query-form'
import { Icon } from '../../../ui/icon'
import { TextField } from '../../../ui/text-field'
import { catalogWords } from '../words/catalog-words'
import { type PriceRange, readAmount } from './shop-params'

const ends = ['minPrice', 'maxPrice'] as const

interface Props {
  range: PriceRange
  onRange: (range: PriceRange) => void
}

/** A button that unfolds the two bounds below it, in the page: nothing lies over the products. */
export function usePriceFilter({ range, onRange }: Props) {
  const t = useT(catalogWords)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const trigger = (
    <Button
      ref={button}
      kind="secondary"
      className="bg-raised"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={() => setOpen(!open)}
    >
      <span className="font-normal">{t('shop.price.label')}</span>
      <Icon name="chevron-down" size={18} className={cx('transition-[rotate]', open && 'rotate-180')} />
    </Button>
  )
  const panel = open ? (
    <PriceForm
      key={`${range.minPrice}-${range.maxPrice}`}
      id={id}
      range={range}
      onRange={(next) => {
        close()
        onRange(next)
      }}
      onClose={close}
    />
  ) : null
  return { trigger, panel }
}

function PriceForm({ id, range, onRange, onClose }: Props & { id: string; onClose: () => void }) {
  const t = useT(catalogWords)
  const [texts, setTexts] = useState({
    minPrice: range.minPrice?.toString() ?? '',
    maxPrice: range.maxPrice?.toString() ?? '',
  })
  const [wrong, setWrong] = useState<(typeof ends)[number]>()

  const submit = () => {
    const bad = ends.find((end) => texts[end].trim() && readAmount(texts[end]) === undefined)
    setWrong(bad)
    if (bad) return
    const [min, max] = ends.map((end) => readAmount(texts[end]))
    // Written the wrong way round, the meaning is plain.
    const turned = min !== undefined && max !== undefined && min > max
    onRange(turned ? { minPrice: max, maxPrice: min } : { minPrice: min, maxPrice: max })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <QueryForm
      id={id}
      aria-label={t('shop.price.form')}
      onQuery={submit}
      onKeyDown={onKeyDown}
      className="grid animate-appear grid-cols-2 items-start gap-3 rounded-card border border-hairline bg-raised p-4 sm:grid-cols-[9rem_9rem_auto] sm:justify-start"
    >
      {ends.map((end, index) => (
        <TextField
          key={end}
          // Opening the form focuses its first field.
          autoFocus={index === 0}
          label={t(`shop.price.${end}`)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          className="rtl:text-end"
          maxLength={12}
          value={texts[end]}
          error={wrong === end ? t('shop.price.invalid') : undefined}
          onChange={(event) => {
            setTexts({ ...texts, [end]: event.target.value })
            setWrong(undefined)
          }}
        />
      ))}
      <Button type="submit" className="col-span-2 sm:col-span-1 sm:mt-[1.9rem] rtl:sm:mt-[2.15rem]">
        {t('shop.price.apply')}
      </Button>
    </QueryForm>
  )
}
