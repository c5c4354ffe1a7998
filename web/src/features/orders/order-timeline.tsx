import type { ReactNode } from 'react'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { DateText } from '../../ui/date'
import { StepMark } from '../../ui/step-mark'
import { type SteppedOrder, stepsOf } from './order-steps'
import { ordersWords } from './words/orders-words'

/** The steps that an order has taken with their times, and those that are still to come; `children` follow them. */
export function OrderTimeline({ order, children }: { order: SteppedOrder; children?: ReactNode }) {
  const t = useT(ordersWords)
  const steps = stepsOf(order)
  const current = steps.findLast(({ isDone }) => isDone)
  return (
    <section aria-labelledby="order-way" className="grid gap-4">
      <h2 id="order-way" className="text-xl">
        {t('orders.one.way')}
      </h2>
      <ol className="grid gap-0">
        {steps.map((step, i) => (
          <li
            key={`${step.label}-${step.at ?? 'ahead'}`}
            aria-current={step === current ? 'step' : undefined}
            className={cx(
              'relative grid grid-cols-[1.75rem_1fr] gap-4 pb-5',
              i < steps.length - 1 &&
                'before:absolute before:top-7 before:bottom-0 before:start-[calc(0.875rem-1px)] before:border-s-2',
              // The way that lies behind is drawn through.
              i < steps.length - 1 &&
                (steps[i + 1]?.isDone ? 'before:border-saffron' : 'before:border-hairline'),
            )}
          >
            <StepMark done={step.isDone} className="size-7" />
            <span className="grid leading-snug">
              <span className={step.isDone ? 'font-semibold' : 'text-ink-soft'}>{t(step.label)}</span>
              {step.at ? (
                <span className="text-ink-soft text-sm">
                  <DateText value={step.at} look="time" />
                </span>
              ) : null}
              {step.isDone ? null : <span className="sr-only">{t('orders.one.ahead')}</span>}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
