import type { OrderDetail } from 'contract/orders/calls'
import { useT } from '../../i18n/i18n'
import { LinkButton } from '../../ui/link-button'
import { ordersWords } from './words/orders-words'

/** Next step of an order of programs alone: the customer's answers, the coach's plan, or the running program. */
export function ProgramNext({ order: { programsOnly, programs = [] } }: { order: OrderDetail }) {
  const t = useT(ordersWords)
  const [first] = programs
  if (!programsOnly || !first) return null
  const asked = programs.find(({ stage }) => stage === 'answering')
  const isWritten = programs.some(({ stage }) => stage === 'creating')
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        {t(asked ? 'orders.program.answer' : isWritten ? 'orders.program.writing' : 'orders.row.program')}
      </p>
      {asked ? (
        <LinkButton to={`/programs/${asked._id}/questionnaire`}>{t('orders.program.questions')}</LinkButton>
      ) : (
        <LinkButton to="/programs" kind="secondary">
          {t('orders.row.programs')}
        </LinkButton>
      )}
    </div>
  )
}
