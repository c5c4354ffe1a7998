import type { PersonDetail } from 'contract/admin/people-calls'
import { locales } from 'contract/locale'
import { mayUse } from 'contract/staff'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { DateText } from '../../../ui/date'
import { EmailLink, Fact } from '../../../ui/fact'
import { LinkButton } from '../../../ui/link-button'
import { useSession } from '../../auth/session'
import { OneTimeCodes } from './person-codes'
import { PersonOrders } from './person-orders'
import { peopleWords } from './words/people-words'

/** Account data, with a link to the audit log for roles that can read it. */
export function Account({ person }: { person: PersonDetail }) {
  const t = useT(peopleWords)
  const { user } = useSession('admin')
  const id = encodeURIComponent(person._id)
  // Customers have no one-time codes.
  const works = person.roles.some((role) => role !== 'customer')
  return (
    <aside className="grid gap-7 rounded-card border border-hairline bg-raised p-5">
      <section aria-labelledby="account" className="grid gap-3">
        <h2 id="account" className="text-lg">
          {t('people.one.account')}
        </h2>
        <dl className="grid gap-3">
          <Fact name={t('people.one.email')}>
            <EmailLink address={person.email} />
          </Fact>
          <Fact name={t('people.one.confirmed')}>
            {t(person.emailVerified ? 'people.one.yes' : 'people.one.no')}
          </Fact>
          <Fact name={t('people.one.language')}>
            <span lang={person.locale}>{locales[person.locale].name}</span>
          </Fact>
          <Fact name={t('people.one.lastSignIn')}>
            {person.lastSignInAt ? (
              <DateText value={person.lastSignInAt} look="time" />
            ) : (
              t('people.one.never')
            )}
          </Fact>
          {works || person.totpSince ? (
            <Fact name={t('people.codes.name')}>
              <OneTimeCodes person={person} />
            </Fact>
          ) : null}
        </dl>
      </section>
      {mayUse(user?.staffRole, 'audit') ? (
        <section aria-labelledby="trail" className="grid gap-1 border-hairline border-t pt-6">
          <h2 id="trail" className="mb-1 text-lg">
            {t('people.one.audit')}
          </h2>
          <Link to={`/admin/audit?actor=${id}`} className="link inline-flex min-h-9 items-center">
            {t('people.one.done')}
          </Link>
          <Link to={`/admin/audit?subject=${id}`} className="link inline-flex min-h-9 items-center">
            {t('people.one.toThem')}
          </Link>
        </section>
      ) : null}
    </aside>
  )
}

/** Orders, programs and coaching, each only if the server sends it. */
export function Activity({ person }: { person: PersonDetail }) {
  const t = useT(peopleWords)
  const { orders, programs, coaching } = person
  return (
    <>
      {orders ? <PersonOrders person={person} orders={orders} /> : null}
      {programs ? <Programs programs={programs} /> : null}
      {coaching ? (
        <section aria-labelledby="coaching" className="grid justify-items-start gap-3">
          <h2 id="coaching" className="text-lg">
            {t('people.one.coaching')}
          </h2>
          <p>
            {t('people.one.coachingText', {
              open: isolated(t.number(coaching.open)),
              capacity: isolated(t.number(coaching.capacity)),
            })}
          </p>
          <p className="flex flex-wrap gap-3">
            <LinkButton
              to={`/admin/programs/people?coach=${encodeURIComponent(person._id)}`}
              kind="secondary"
              size="sm"
            >
              {t('people.one.toCoaching')}
            </LinkButton>
            <LinkButton to="/admin/programs/coaches" kind="quiet" size="sm">
              {t('people.one.toCoaches')}
            </LinkButton>
          </p>
        </section>
      ) : null}
    </>
  )
}

function Programs({ programs }: { programs: NonNullable<PersonDetail['programs']> }) {
  const t = useT(peopleWords)
  return (
    <section aria-labelledby="programs" className="grid gap-3">
      <h2 id="programs" className="text-lg">
        {t('people.one.programs')}
      </h2>
      {programs.length === 0 ? (
        <p className="text-ink-soft">{t('people.one.noPrograms')}</p>
      ) : (
        <ul className="grid gap-1">
          {programs.map(({ _id, name, createdAt }) => (
            <li key={_id} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/admin/programs/people/${_id}`} className="link inline-flex min-h-9 items-center">
                <bdi>{name}</bdi>
              </Link>
              <span className="text-ink-soft">
                <DateText value={createdAt} look="short" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
