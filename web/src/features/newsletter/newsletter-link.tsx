import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { newsletterWords } from './words/newsletter-words'

/** Way to the newsletter, for the footer. */
export default function NewsletterLink() {
  const t = useT(newsletterWords)
  return (
    <Link to="/newsletter" className="underline-offset-4 hover:underline">
      {t('newsletter.title')}
    </Link>
  )
}
