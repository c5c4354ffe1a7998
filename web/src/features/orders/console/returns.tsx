import type { ConsoleOrder } from 'contract/orders/console-calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { Status } from '../../../ui/status'
import { toneOf } from '../../site/status-tones'
import { returnsWords } from './returns/words/returns-words'

/** Returns of an order; each leads to the desk, where it stands open. */
export function Returns({ order }: { order: ConsoleOrder }) {
  const t = useT(returnsWords)
  if (order.returns.length === 0) return null
  const nameOf = (itemId: string) => order.items.find(({ _id }) => _id === itemId)?.name ?? ''
  return (
    <section aria-labelledby="returns" className="grid gap-3">
      <h2 id="returns" className="text-lg">
        {t('returns.title')}
      </h2>
      <ul className="grid gap-3">
        {order.returns.map(({ _id, state, lines, createdAt }) => (
          <li key={_id} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-3">
              <Status tone={toneOf('returns', state, 'staff')}>{t(`returns.states.${state}`)}</Status>
              <Link to={`/admin/orders/returns?status=all&return=${_id}`} className="link">
                <DateText value={createdAt} />
              </Link>
            </span>
            {lines.map(({ itemId, quantity, received }) => (
              <span key={itemId} className="wrap-anywhere text-ink-soft text-sm">
                {t.number(received ?? quantity)} × <bdi>{nameOf(itemId)}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
