import { useT } from '../../../i18n/i18n'
import { PlateArc } from '../../../ui/plate-arc'
import type { Delivery } from './delivery'
import { NextSteps } from './next-steps'
import { applyWords } from './words/apply-words'

const ENGLISH = 'Application submitted successfully!'

/** The thanks for an application that was received; takes the focus. */
export function Done({ done: { message, email } }: { done: NonNullable<Delivery['done']> }) {
  const t = useT(applyWords)
  const [before, after] = t('apply.done.mail', { email: '\uFFFC' }).split('\uFFFC')
  return (
    <section
      id="application-done"
      tabIndex={-1}
      className="grid animate-appear scroll-mt-28 gap-5 rounded-card border border-pine bg-pine-wash p-6 sm:p-8"
    >
      <div role="status" className="grid gap-2">
        <h2 className="flex items-start gap-3 text-2xl">
          <PlateArc size={36} stroke={4} value={1} className="mt-0.5" />
          {message && message !== ENGLISH ? message : t('apply.done.title')}
        </h2>
        <p className="max-w-[60ch]">{t('apply.done.text')}</p>
        <p className="max-w-[60ch]">
          {before}
          <bdi className="wrap-anywhere font-semibold">{email}</bdi>
          {after}
        </p>
      </div>
      {/* Beside the form they stand already. */}
      <div className="lg:hidden">
        <NextSteps />
      </div>
      <p className="text-ink-soft text-sm">{t('apply.done.again')}</p>
    </section>
  )
}
