import { Link } from 'react-router'
import { newsletterWords } from '../../features/newsletter/words/newsletter-words'
import { useSiteConfig } from '../../features/site/site.api'
import { useT } from '../../i18n/i18n'
import { Rights } from './footer-rights'

/** Legal name and email of the shop from the owner's settings, and the way to its newsletter. */
export default function FooterOwner() {
  const t = useT(newsletterWords)
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
      <Link to="/newsletter" className="underline-offset-4 hover:underline">
        {t('newsletter.title')}
      </Link>
    </>
  )
}
