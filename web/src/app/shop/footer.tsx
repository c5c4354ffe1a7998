import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useT } from '../../i18n/i18n'
import { lazyPage } from '../../ui/lazy-page'
import { PersianWordmark, Wordmark } from '../../ui/wordmark'
import { Rights } from './footer-rights'
import { readingLinks, supportLinks } from './nav-links'

const NamedOwner = lazyPage(() => import('./footer-owner').catch(() => ({ default: Rights })))

export function Footer() {
  const t = useT()
  const column = (title: 'support' | 'read', links: typeof supportLinks | typeof readingLinks) => (
    <nav aria-labelledby={`footer-${title}`}>
      <h2
        id={`footer-${title}`}
        className="mb-2 font-semibold font-text text-on-night-soft text-sm tracking-normal"
      >
        {t(`nav.footer.${title}`)}
      </h2>
      <ul>
        {links.map((name) => (
          <li key={name}>
            <Link
              to={`/${name}`}
              className="inline-flex min-h-10 items-center underline-offset-4 hover:underline"
            >
              {t(`nav.footer.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
  return (
    <footer className="mt-auto bg-night text-on-night">
      <div className="page grid gap-12 pt-16 pb-10 md:grid-cols-[1.6fr_1fr_1fr]">
        <div className="grid content-start gap-5">
          <Wordmark className="h-9 w-auto justify-self-start rtl:h-14" />
          <p className="max-w-sm text-on-night-soft">{t('nav.footer.promise')}</p>
        </div>
        {column('support', supportLinks)}
        {column('read', readingLinks)}
        <p className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-on-night/20 border-t pt-6 text-on-night-soft text-sm md:col-span-3">
          <Owner />
          <span>
            <Meaning />
          </span>
        </p>
      </div>
    </footer>
  )
}

/** Owner's details, requested only when the footer is near the viewport, so no page waits for them. */
function Owner() {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const found = new IntersectionObserver(
      (entries) => setNear((now) => now || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '400px' },
    )
    if (place.current) found.observe(place.current)
    return () => found.disconnect()
  }, [])
  return (
    <span ref={place} className="flex flex-wrap gap-x-6 gap-y-2">
      {near ? (
        <Suspense fallback={<Rights />}>
          <NamedOwner />
        </Suspense>
      ) : (
        <Rights />
      )}
    </span>
  )
}

const NAME = 'توان'

/** Meaning of the brand name; pages in other languages draw its Persian spelling. */
function Meaning() {
  const t = useT()
  const { locale } = useLocale()
  const [before, after] = t('nav.footer.meaning').split(NAME)
  if (locale === 'fa' || after === undefined) return t('nav.footer.meaning')
  return (
    <>
      {before}
      <PersianWordmark label={NAME} className="mx-[0.1em] inline h-[1.1em] w-auto align-[-0.32em]" />
      {after}
    </>
  )
}
