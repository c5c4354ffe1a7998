import { useT } from '../../../i18n/i18n'
import { homeWords } from './words/home-words'

const CARDS = ['first', 'second', 'third'] as const

/** Three identical cards, as the specification has them; the owner's console will fill them later. */
export function Testimonials() {
  const t = useT(homeWords)
  return (
    <section aria-labelledby="testimonials" className="page">
      <h2 id="testimonials" className="mb-8 text-3xl">
        {t('home.testimonials.title')}
      </h2>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {CARDS.map((card) => (
          <li key={card} className="grid grid-cols-1">
            <figure className="grid content-between gap-8 rounded-card border border-hairline bg-raised p-6 sm:p-8">
              <blockquote className="text-pretty text-xl leading-snug rtl:leading-relaxed">
                <p>{t('home.testimonials.quote')}</p>
              </blockquote>
              <figcaption className="grid grid-cols-1 border-hairline border-t pt-4 text-sm">
                <span className="font-semibold">{t('home.testimonials.author')}</span>
                <span className="text-ink-soft">{t('home.testimonials.detail')}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
