import { REVIEW_WORKING_DAYS } from 'contract/coaches/rules'
import { useT } from '../../../i18n/i18n'
import { applyWords } from './words/apply-words'

const steps = ['read', 'mail', 'register'] as const

/** Steps from the application to the first sign-in as a coach. */
export function NextSteps() {
  const t = useT(applyWords)
  const text = {
    read: t('apply.next.read.text', { days: REVIEW_WORKING_DAYS }),
    mail: t('apply.next.mail.text'),
    register: t('apply.next.register.text'),
  }
  return (
    <ol className="grid gap-5">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3.5">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-pill border border-edge font-semibold text-sm leading-none"
          >
            {t.number(index + 1)}
          </span>
          <div className="grid gap-0.5">
            <p className="font-semibold">{t(`apply.next.${step}.title`)}</p>
            <p className="text-ink-soft text-sm">{text[step]}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
