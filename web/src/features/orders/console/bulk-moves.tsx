import type { OrderRow } from 'contract/orders/console-calls'
import { type BulkMove, bulkMoves } from 'contract/orders/rules'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useFocusAfterBulk } from '../../../ui/table/use-chosen'
import { allowedMoves } from './allowed-moves'
import { BulkDialog } from './bulk/bulk-dialog'
import { bulkMovesWords } from './bulk/words/bulk-moves-words'
import { TrackingDialog } from './desk/tracking-dialog'
import { orderDeskWords } from './desk/words/order-desk-words'

interface Props {
  /** The orders that are chosen. */
  rows: readonly OrderRow[]
  onChosen: (chosen: ReadonlySet<string>) => void
}

/** The next steps that at least one of the chosen orders may take, each with how many that are. */
export function BulkMoves({ rows, onChosen }: Props) {
  const t = useT(bulkMovesWords, orderDeskWords)
  const [asked, setAsked] = useState<BulkMove | 'track' | null>(null)
  const steps = bulkMoves
    .map((to) => ({ to, able: rows.filter((row) => allowedMoves(row).includes(to)) }))
    .filter(({ able }) => able.length > 0)
  const sent = rows.filter(({ status }) => status === 'shipped')
  useFocusAfterBulk()
  return (
    <>
      {steps.map(({ to, able }) => (
        <Button key={to} size="sm" className="whitespace-nowrap" onClick={() => setAsked(to)}>
          {t(`bulkMoves.button.${to}`, { count: able.length })}
        </Button>
      ))}
      {steps.length === 0 && sent.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('bulkMoves.none')}</p>
      ) : null}
      {sent.length > 0 ? (
        <Button size="sm" kind="secondary" className="whitespace-nowrap" onClick={() => setAsked('track')}>
          {t('orderDesk.tracking.button', { count: sent.length })}
        </Button>
      ) : null}
      {asked === 'shipped' || asked === 'track' ? (
        <TrackingDialog
          rows={asked === 'track' ? sent : rows.filter((row) => allowedMoves(row).includes('shipped'))}
          left={
            rows.length -
            (asked === 'track' ? sent.length : (steps.find(({ to }) => to === asked)?.able.length ?? 0))
          }
          onChosen={onChosen}
          onClose={() => setAsked(null)}
        />
      ) : asked ? (
        <BulkDialog to={asked} rows={rows} onChosen={onChosen} onClose={() => setAsked(null)} />
      ) : null}
    </>
  )
}
