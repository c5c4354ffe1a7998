import { useT } from '../../../i18n/i18n'
import { homeWords } from './words/home-words'

const sides = ['plans', 'nutrition', 'lifestyle', 'community'] as const

export function Features() {
  const t = useT(homeWords)
  return (
    <section aria-labelledby="features" className="page">
      <h2 id="features" className="mb-8 text-3xl">
        {t('home.features.title')}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {sides.map((side) => (
          <li key={side} className="ruled grid content-start gap-3 border-edge border-t pt-7 pb-8">
            <h3 className="text-xl">{t(`home.features.${side}.title`)}</h3>
            <p className="text-ink-soft">{t(`home.features.${side}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
