import { DOCUMENTS_MAX, REVIEW_WORKING_DAYS } from 'contract/coaches/rules'
import { useT } from '../../../i18n/i18n'
import { applyWords } from './words/apply-words'

/** Introduction with three figures about the application. */
export function Hero() {
  const t = useT(applyWords)
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

/** Upper edge of a large plate at the end of the hero. */
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
    </svg>
  )
}
