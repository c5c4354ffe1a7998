import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { homeWords } from './words/home-words'

export function CallToAction() {
  const t = useT(homeWords)
  return (
    <section aria-labelledby="cta" className="relative overflow-clip bg-night text-on-night">
      <svg
        viewBox="0 0 400 236"
        aria-hidden="true"
        className="absolute -end-24 bottom-0 w-88 lg:end-8 lg:w-130"
      >
        <g fill="none" stroke="var(--on-night)">
          <circle cx="200" cy="200" r="176" strokeWidth="40" opacity="0.12" />
          <circle cx="200" cy="200" r="132" strokeWidth="2" opacity="0.2" />
          <circle cx="200" cy="200" r="86" strokeWidth="32" opacity="0.09" />
          <circle cx="200" cy="200" r="40" strokeWidth="8" opacity="0.28" />
        </g>
      </svg>
      <div className="page relative grid gap-5 pt-16 pb-52 sm:py-24">
        <h2 id="cta" className="wide max-w-3xl text-4xl">
          {t('home.cta.title')}
        </h2>
        <p className="max-w-xl text-lg text-on-night-soft">{t('home.cta.text')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <LinkButton to="/app" kind="inverse" size="lg">
            {t('home.cta.app')}
          </LinkButton>
          <LinkButton
            to="/become-coach"
            kind="quiet"
            size="lg"
            className="border border-on-night-soft text-on-night hover:bg-on-night hover:text-night"
          >
            {t('home.cta.coach')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
