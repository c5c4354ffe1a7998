import { useLocale, useT } from '../../../i18n/i18n'
import { useSiteConfig } from '../site.api'
import { homeWords } from './words/home-words'

/** Three identical cards, as specified, until the owner writes others; nothing if the owner has removed them. */
export function Testimonials() {
  const t = useT(homeWords)
  const { locale } = useLocale()
  const { data } = useSiteConfig()
  const same = {
    quote: t('home.testimonials.quote'),
    author: t('home.testimonials.author'),
    detail: t('home.testimonials.detail'),
  }
  const cards = data?.home?.testimonials.map(({ quote, author, detail }) => ({
    quote: quote[locale],
    author: author[locale],
    detail: detail[locale],
  })) ?? [same, same, same]
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="testimonials" className="page">
      <h2 id="testimonials" className="mb-8 text-3xl">
        {t('home.testimonials.title')}
      </h2>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {cards.map(({ quote, author, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards may be the same, and each keeps its place
          <li key={at} className="grid grid-cols-1">
            <figure className="grid content-between gap-8 rounded-card border border-hairline bg-raised p-6 sm:p-8">
              <blockquote className="text-pretty text-xl leading-snug rtl:leading-relaxed">
                <p>{quote}</p>
              </blockquote>
              <figcaption className="grid grid-cols-1 border-hairline border-t pt-4 text-sm">
                <span className="font-semibold">{author}</span>
                <span className="text-ink-soft">{detail}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
