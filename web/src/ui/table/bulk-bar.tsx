import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import type { Selection } from './columns'
import { tableWords } from './words/table-words'

/** Sticky bar with the number of selected rows and their actions. */
export function BulkBar({ selection }: { selection: Selection }) {
  const t = useT(tableWords)
  const { chosen, onChange, actions } = selection
  return (
    <section
      aria-label={t('table.bulk')}
      data-keep-clear=""
      className="sticky bottom-3 z-(--z-over) flex animate-appear flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge bg-raised py-2 ps-4 pe-2"
    >
      <p role="status" className="me-auto font-semibold tabular-nums">
        {t('table.chosen', { count: chosen.size })}
      </p>
      {actions}
      <Button kind="quiet" size="sm" className="whitespace-nowrap" onClick={() => onChange(new Set())}>
        {t('table.chooseNone')}
      </Button>
    </section>
  )
}
