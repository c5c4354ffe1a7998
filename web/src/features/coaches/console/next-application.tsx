import type { ApplicationDetail } from 'contract/coaches/calls'
import { useT } from '../../../i18n/i18n'
import { useListBefore } from '../../../ui/detail-page'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { readListPlace } from '../../../ui/list-params'
import { useApplications } from './applications.api'
import { applicationsWords } from './words/applications-words'

/** Number of pending applications and a link to the next one, in list order. */
export function NextApplication({ decided }: { decided: ApplicationDetail }) {
  const t = useT(applicationsWords)
  const from = useListBefore()
  const { page } = readListPlace(new URLSearchParams(from))
  const { data } = useApplications({ status: 'pending', search: '', page })
  if (!data) return null
  // The cached list can be older than the decision.
  const waiting = data.items.filter(({ _id }) => _id !== decided._id)
  const next = waiting.find(({ submittedAt }) => submittedAt <= decided.submittedAt) ?? waiting[0]
  if (!next) return <p className="text-ink-soft">{t('applications.list.nobodyWaits')}</p>
  const count = data.total - data.items.length + waiting.length
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
      <span className="text-ink-soft">{t('applications.decision.waiting', { count })}</span>
      <LinkButton
        to={`/admin/applications/${next._id}`}
        state={{ from }}
        aria-keyshortcuts="n"
        className="max-sm:w-full"
      >
        {t('applications.decision.next')}
        <Icon name="chevron-end" size={16} />
      </LinkButton>
    </div>
  )
}
