import '../../i18n/en/with-apply'
import { DOCUMENTS_MAX, REVIEW_WORKING_DAYS } from 'contract/application-rules'
import { useEffect } from 'react'
import { useSessionContext } from '../../contexts'
import { useT } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { usePageTitle } from '../../ui/page-title'
import { PlateArc } from '../../ui/plate-arc'
import { ApplyForm } from './apply-form'
import { changeDraft, type Draft, readDraft, useDraft } from './draft'
import { NextSteps } from './next-steps'
import { completeParts, partNames } from './parts'

/** /become-coach: who we look for, the application, and what becomes of it. */
export default function ApplyPage() {
  const t = useT()
  const draft = useDraft()
  const { user } = useSessionContext()
  usePageTitle(t('apply.title'))
  useEffect(() => {
    // A customer's address is known; it can be written over.
    if (user && readDraft().email === '') changeDraft({ email: user.email })
  }, [user])

  return (
    <>
      <Band />
      <div className="page grid items-start gap-12 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-16">
        <div className="grid gap-10">
          {draft.done ? <Done done={draft.done} /> : null}
          <ApplyForm draft={draft} />
        </div>
        <aside className="grid gap-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          <Progress draft={draft} />
          <section aria-labelledby="next" className="grid gap-5 border-hairline border-t pt-6">
            <h2 id="next" className="text-xl">
              {t('apply.next.title')}
            </h2>
            <NextSteps />
          </section>
        </aside>
      </div>
    </>
  )
}

function Band() {
  const t = useT()
  const facts = {
    time: t('apply.facts.time.value'),
    documents: t('apply.facts.documents.value', { max: DOCUMENTS_MAX }),
    answer: t('apply.facts.answer.value', { days: REVIEW_WORKING_DAYS }),
  }
  return (
    <div className="relative overflow-clip bg-night text-on-night">
      <BandArc />
      <div className="page relative grid gap-6 pt-12 pb-10 sm:pt-16">
        <h1 tabIndex={-1} className="wide text-4xl">
          {t('apply.title')}
        </h1>
        <p className="max-w-[58ch] text-lg text-on-night-soft">{t('apply.lead')}</p>
        <dl className="mt-2 grid max-w-3xl gap-x-8 gap-y-4 sm:grid-cols-3">
          {(['time', 'documents', 'answer'] as const).map((fact) => (
            <div
              key={fact}
              className="flex flex-col-reverse justify-end gap-1 border-on-night/25 border-t pt-3"
            >
              <dt className="text-on-night-soft text-sm">{t(`apply.facts.${fact}.label`)}</dt>
              <dd className="font-bold font-display text-xl leading-tight [font-stretch:112%] rtl:leading-normal">
                {facts[fact]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** The upper rim of a large plate that stands at the end of the band; no part of it lies outside. */
function BandArc() {
  return (
    <svg
      viewBox="0 0 460 410"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="mirrored absolute inset-y-0 end-0 h-full w-104 max-lg:hidden xl:w-115"
      fill="none"
      strokeWidth="50"
    >
      <path d="M30.0 410.0A260 260 0 0 1 483.2 236.0" stroke="var(--on-night)" strokeOpacity="0.1" />
      <path d="M74.5 264.6A260 260 0 0 1 361.7 160.1" stroke="var(--saffron)" />
    </svg>
  )
}

function Progress({ draft }: { draft: Draft }) {
  const t = useT()
  const complete = completeParts(draft)
  return (
    <section aria-labelledby="progress" className="grid gap-4 max-lg:hidden">
      <div className="flex items-center gap-4">
        <PlateArc size={56} stroke={3.5} value={complete.size / partNames.length} />
        <div>
          <h2 id="progress" className="text-xl">
            {t('apply.progress.title')}
          </h2>
          <p className="text-ink-soft text-sm tabular-nums">
            {t('apply.progress.count', { count: complete.size, all: partNames.length })}
          </p>
        </div>
      </div>
      <ul className="grid gap-2 text-sm">
        {partNames.map((name) => (
          <li key={name} className="flex items-center gap-2.5">
            <span className="grid size-5 place-items-center text-pine">
              {complete.has(name) ? (
                <Icon name="check" size={18} />
              ) : (
                <span className="size-1.5 rounded-pill bg-edge" />
              )}
            </span>
            {t(`apply.parts.${name}`)}
            <span className="sr-only">
              , {complete.has(name) ? t('apply.progress.complete') : t('apply.progress.open')}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{t('apply.progress.kept')}</p>
    </section>
  )
}

const ENGLISH = 'Application submitted successfully!'

function Done({ done: { message, email } }: { done: NonNullable<Draft['done']> }) {
  const t = useT()
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
