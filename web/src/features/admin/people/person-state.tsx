import type { PersonRow } from 'contract/admin/people-calls'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { Status } from '../../../ui/status'
import { peopleWords } from './words/people-words'

/** State of an account: locked, closing, unconfirmed or open. */
export function PersonState({
  person,
}: {
  person: Pick<PersonRow, 'locked' | 'closesAt' | 'emailVerified'>
}) {
  const t = useT(peopleWords)
  if (person.locked) return <Status tone="wrong">{t('people.states.locked')}</Status>
  if (person.closesAt)
    return (
      <Status tone="ended">
        {t('people.closing')} <DateText value={person.closesAt} look="short" />
      </Status>
    )
  if (!person.emailVerified) return <Status tone="ended">{t('people.states.unconfirmed')}</Status>
  return <Status tone="good">{t('people.open')}</Status>
}

/** Returns a formatter of an account's roles; staff are shown by their console role. */
export function useRoleText(): (person: Pick<PersonRow, 'roles' | 'staffRole'>) => string {
  const t = useT(consoleWords, peopleWords)
  return ({ roles, staffRole }) => {
    const others = roles.filter((role) => role !== 'admin' && (role !== 'customer' || roles.length === 1))
    const names = [
      ...(staffRole ? [t(`console.roles.${staffRole}`)] : []),
      ...others.map((role) => t(`people.role.${role}`)),
    ]
    return names.join(' · ')
  }
}
