import type { DeskReturn } from 'contract/orders/console-return-calls'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { Alert } from '../../../../ui/alert'
import { Button } from '../../../../ui/button'
import { DateText } from '../../../../ui/date'
import { DialogBody, DialogFoot } from '../../../../ui/dialog'
import { GuardedDialog } from '../../../../ui/edit/guarded-dialog'
import { EmailLink, Fact } from '../../../../ui/fact'
import { Status } from '../../../../ui/status'
import { useToast } from '../../../../ui/toast'
import { toneOf } from '../../../site/status-tones'
import { NUMBER, Numbered } from '../numbered'
import { AnswerForm } from './answer-form'
import { DayText } from './day-text'
import { ReceiveForm } from './receive-form'
import { RefundForm } from './refund-form'
import { ReturnPhotos } from './return-photos'
import { useReturnStep } from './returns.api'
import { returnsWords } from './words/returns-words'

interface Props {
  one: DeskReturn
  onClose: () => void
}

type Task = 'refuse' | 'close' | 'receive' | 'refund'

/** One return with the steps that it allows; a step that needs input takes the place of the facts. */
export function ReturnDialog({ one, onClose }: Props) {
  const t = useT(returnsWords)
  const [task, setTask] = useState<Task>()
  const back = () => setTask(undefined)
  return (
    <GuardedDialog
      onClose={onClose}
      title={<Numbered text={t('returns.one', { number: NUMBER })} number={one.order.orderNumber} />}
    >
      {(close) => {
        if (task === 'refuse' || task === 'close')
          return <AnswerForm one={one} step={task} onCancel={back} onDone={back} />
        if (task === 'receive') return <ReceiveForm one={one} onCancel={back} onDone={back} />
        if (task === 'refund') return <RefundForm one={one} onCancel={back} onDone={back} />
        return <Facts one={one} onTask={setTask} onClose={close} />
      }}
    </GuardedDialog>
  )
}

function Facts({ one, onTask, onClose }: Props & { onTask: (task: Task) => void }) {
  const t = useT(returnsWords)
  const { state, order, customer, lines, source } = one
  return (
    <>
      <DialogBody className="grid content-start gap-5" reading>
        <p className="flex flex-wrap items-center gap-3">
          <Status tone={toneOf('returns', state, 'staff')}>{t(`returns.states.${state}`)}</Status>
          <span className="text-ink-soft">
            <DateText value={one.createdAt} look="time" />
          </span>
        </p>
        <ul className="grid gap-3">
          {lines.map((line) => (
            <Line key={line.itemId} line={line} />
          ))}
        </ul>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact name={t('returns.columns.customer')}>
            <bdi>{`${customer.firstName} ${customer.lastName}`}</bdi>
            <br />
            <EmailLink address={customer.email} />
          </Fact>
          <Fact name={t('returns.columns.order')}>
            <Link to={`/admin/orders/${order._id}`} className="link">
              <bdi dir="ltr">{order.orderNumber}</bdi>
            </Link>
          </Fact>
          {one.reason || source === 'withdrawal' ? (
            <Fact name={t('returns.reason')} className="sm:col-span-2">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {one.reason || t('returns.withdrawn')}
              </p>
            </Fact>
          ) : null}
          {one.payBackBy ? (
            <Fact name={t('returns.payBackBy')}>
              <DayText day={one.payBackBy} />
            </Fact>
          ) : null}
          {one.answer ? (
            <Fact name={t('returns.answer')} className="sm:col-span-2">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {one.answer}
              </p>
            </Fact>
          ) : null}
        </dl>
        {one.photos > 0 ? <ReturnPhotos id={one._id} count={one.photos} /> : null}
        {state === 'approved' ? <p className="text-ink-soft">{t('returns.waits')}</p> : null}
      </DialogBody>
      <Steps one={one} onTask={onTask} onClose={onClose} />
    </>
  )
}

function Line({ line }: { line: DeskReturn['lines'][number] }) {
  const t = useT(returnsWords)
  const { name, sku, quantity, received, restocked, sealed } = line
  return (
    <li className="grid gap-0.5 leading-snug">
      <span className="wrap-anywhere font-semibold">
        {t.number(quantity)} × <bdi>{name}</bdi>
      </span>
      <bdi dir="ltr" className="justify-self-start text-ink-soft text-sm">
        {sku}
      </bdi>
      {sealed ? <span className="text-saffron-ink text-sm">{t('returns.sealed')}</span> : null}
      {received === null ? null : (
        <span className="text-ink-soft text-sm">
          {t('returns.came', { received, restocked: restocked ?? 0 })}
        </span>
      )}
    </li>
  )
}

/** The buttons of a return; approving needs nothing else and is done at once. */
function Steps({ one, onTask, onClose }: Props & { onTask: (task: Task) => void }) {
  const t = useT(errorWords, returnsWords)
  const toast = useToast()
  const { mutateAsync: take, isPending } = useReturnStep(one._id)
  const [problem, setProblem] = useState('')
  const approve = async () => {
    setProblem('')
    try {
      await take({ step: 'approve' })
      toast(t('returns.done.approve', { number: isolated(one.order.orderNumber) }))
    } catch (error) {
      setProblem(errorText(t, error, t('returns.notDone')))
    }
  }
  const { state } = one
  return (
    <DialogFoot cancel={t('returns.dismiss')} onCancel={onClose} note={<Alert text={problem || null} />}>
      {state === 'requested' ? (
        <>
          <Button kind="secondary" onClick={() => onTask('refuse')}>
            {t('returns.steps.refuse')}
          </Button>
          <Button busy={isPending} onClick={() => void approve()}>
            {t('returns.steps.approve')}
          </Button>
        </>
      ) : null}
      {state === 'approved' || state === 'received' ? (
        <Button kind="secondary" onClick={() => onTask('close')}>
          {t('returns.steps.close')}
        </Button>
      ) : null}
      {state === 'approved' ? (
        <Button onClick={() => onTask('receive')}>{t('returns.steps.receive')}</Button>
      ) : null}
      {state === 'received' ? (
        <Button onClick={() => onTask('refund')}>{t('returns.steps.refund')}</Button>
      ) : null}
    </DialogFoot>
  )
}
