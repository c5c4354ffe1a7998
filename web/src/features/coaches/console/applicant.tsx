import type { ApplicationDetail } from 'contract/coaches/calls'
import { locales } from 'contract/locale'
import { EmailLink, Fact, PhoneLink } from '../../../ui/fact'
import { useMessages } from './words/use-messages'

/** How the applicant is reached, in which language, and what he wants to coach. */
export function Applicant({ application }: { application: ApplicationDetail }) {
  const t = useMessages()
  const { email, phone, locale, programs } = application
  return (
    <>
      <section aria-labelledby="contact" className="grid gap-3">
        <h2 id="contact" className="text-lg">
          {t('one.contact')}
        </h2>
        <dl className="grid gap-3">
          <Fact name={t('one.email')}>
            <EmailLink address={email} />
          </Fact>
          <Fact name={t('one.phone')}>
            <PhoneLink number={phone} />
          </Fact>
          <Fact name={t('one.language')}>
            <span lang={locale}>{locales[locale].name}</span>
          </Fact>
        </dl>
      </section>
      <section aria-labelledby="programs" className="grid gap-3">
        <h2 id="programs" className="text-lg">
          {t('one.programs')}
        </h2>
        {programs.length > 0 ? (
          <ul className="grid gap-1.5">
            {programs.map(({ _id, name }) => (
              <li key={_id} className="border-saffron border-s-2 ps-3">
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{t('one.noPrograms')}</p>
        )}
      </section>
    </>
  )
}
