import type { ApplicationDetail } from 'contract/coaches/calls'
import { locales } from 'contract/locale'
import { useT } from '../../../i18n/i18n'
import { EmailLink, Fact, PhoneLink } from '../../../ui/fact'
import { applicationsWords } from './words/applications-words'

/** Contact data, language and selected programs of the applicant. */
export function Applicant({ application }: { application: ApplicationDetail }) {
  const t = useT(applicationsWords)
  const { email, phone, locale, programs } = application
  return (
    <>
      <section aria-labelledby="contact" className="grid gap-3">
        <h2 id="contact" className="text-lg">
          {t('applications.one.contact')}
        </h2>
        <dl className="grid gap-3">
          <Fact name={t('applications.one.email')}>
            <EmailLink address={email} />
          </Fact>
          <Fact name={t('applications.one.phone')}>
            <PhoneLink number={phone} />
          </Fact>
          <Fact name={t('applications.one.language')}>
            <span lang={locale}>{locales[locale].name}</span>
          </Fact>
        </dl>
      </section>
      <section aria-labelledby="programs" className="grid gap-3">
        <h2 id="programs" className="text-lg">
          {t('applications.one.programs')}
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
          <p className="text-ink-soft">{t('applications.one.noPrograms')}</p>
        )}
      </section>
    </>
  )
}
