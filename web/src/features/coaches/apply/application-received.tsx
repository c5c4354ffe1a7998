import { useT } from '../../../i18n/i18n'
import { Notice } from '../../../ui/notice'
import type { Delivery } from './delivery'
import { NextSteps } from './next-steps'
import { applyWords } from './words/apply-words'

const ENGLISH = 'Application submitted successfully!'

/** Confirmation of a received application; takes the focus. */
export function Done({ done: { message, email } }: { done: NonNullable<Delivery['done']> }) {
  const t = useT(applyWords)
  const [before, after] = t('apply.done.mail', { email: '\uFFFC' }).split('\uFFFC')
  return (
    <section id="application-done" tabIndex={-1} className="animate-appear scroll-mt-28 rounded-card">
      <Notice
        kind="good"
        role="status"
        title={
          <h2 className="text-2xl">{message && message !== ENGLISH ? message : t('apply.done.title')}</h2>
        }
      >
        <div className="grid max-w-[60ch] gap-2 text-base">
          <p>{t('apply.done.text')}</p>
          <p>
            {before}
            <bdi className="wrap-anywhere font-semibold">{email}</bdi>
            {after}
          </p>
        </div>
      </Notice>
      <div className="grid gap-5 pt-5">
        {/* On wide screens the form already shows the next steps beside it. */}
        <div className="lg:hidden">
          <NextSteps />
        </div>
        <p className="text-ink-soft text-sm">{t('apply.done.again')}</p>
      </div>
    </section>
  )
}
