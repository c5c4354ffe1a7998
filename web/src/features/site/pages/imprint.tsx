import { useT } from '../../../i18n/i18n'
import { EmailLink, Fact, PhoneLink } from '../../../ui/fact'
import { useSiteConfig } from '../site.api'
import { pagesWords } from './words/pages-words'

/** Imprint from the owner's settings; nothing until they are loaded. */
export function Imprint() {
  const t = useT(pagesWords)
  const { data } = useSiteConfig()
  if (!data?.shop) return null
  const { name, legalName, address, email, phone, registration, vat } = data.shop
  const numbers = [registration, vat].filter((line) => line !== '')
  return (
    <section
      aria-labelledby="imprint-title"
      className="grid max-w-[66ch] gap-4 rounded-card border border-hairline bg-raised p-5 sm:p-6"
    >
      <h2 id="imprint-title" className="text-xl">
        {t('pages.imprint.title')}
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={t('pages.imprint.name')}>
          <address className="grid not-italic">
            {[legalName || name, ...address].map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </Fact>
        <Fact name={t('pages.imprint.mail')}>
          <EmailLink address={email} />
        </Fact>
        {phone ? (
          <Fact name={t('pages.imprint.phone')}>
            <PhoneLink number={phone} />
          </Fact>
        ) : null}
        {numbers.length > 0 ? (
          <Fact name={t('pages.imprint.numbers')}>
            {numbers.map((line) => (
              <span key={line} className="block">
                <bdi dir="ltr">{line}</bdi>
              </span>
            ))}
          </Fact>
        ) : null}
      </dl>
    </section>
  )
}
