import { Suspense } from 'react'
import { useSiteConfig } from '../../features/site/site.api'
import { lazyPage } from '../../ui/lazy-page'
import { Rights } from './footer-rights'

// Loaded by this part, so that the first load has none of its words.
const NewsletterLink = lazyPage(() => import('../../features/newsletter/newsletter-link'))

/** Legal name and email of the shop from the owner's settings, and the way to its newsletter. */
export default function FooterOwner() {
  const { data } = useSiteConfig()
  const { legalName, email } = data?.shop ?? {}
  return (
    <>
      <Rights name={legalName ?? ''} />
      {email ? (
        <a href={`mailto:${email}`} dir="ltr" className="wrap-anywhere underline-offset-4 hover:underline">
          {email}
        </a>
      ) : null}
      <Suspense>
        <NewsletterLink />
      </Suspense>
    </>
  )
}
