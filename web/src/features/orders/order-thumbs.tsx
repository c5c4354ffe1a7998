import type { OrderItem } from 'contract/orders/calls'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { Picture } from '../../ui/picture'

/** Order as a square of pictures: one, halves, or quarters with a number of further items. */
export function OrderThumbs({ items }: { items: readonly OrderItem[] }) {
  const t = useT()
  const shown = items.slice(0, items.length > 4 ? 3 : 4)
  const hidden = items.length - shown.length
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-18 gap-0.5 overflow-clip rounded-field sm:size-20',
        items.length > 1 && 'grid-cols-2',
        items.length > 2 && 'grid-rows-2',
      )}
    >
      {shown.map((item, index) => (
        <span
          key={item._id}
          className={cx(
            'relative overflow-clip bg-sunken',
            shown.length === 3 && hidden === 0 && index === 0 && 'row-span-2',
          )}
        >
          {/* A square as high as its cell, of which a narrow cell shows the middle. */}
          <span className="absolute inset-y-0 start-1/2 grid aspect-square -translate-x-1/2 place-items-center rtl:translate-x-1/2">
            <Picture src={item.image} alt="" sizes="80px" className="photograph" />
          </span>
        </span>
      ))}
      {hidden > 0 ? (
        <span className="grid place-items-center bg-sunken font-semibold text-ink-soft text-sm tabular-nums">
          +{t.number(hidden)}
        </span>
      ) : null}
    </span>
  )
}
