import type { AuditEntry, AuditPerson } from 'contract/admin/audit-calls'
import type { AuditedObject } from 'contract/audit-actions'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import type { Column } from '../../../ui/table/columns'
import { AuditDetails } from './audit-details'
import { type AuditLine, hasOneSubject, lookOf } from './fold-views'
import { auditWords } from './words/audit-words'

/** `onOpen` shows the entries that are folded into a line. */
export function useAuditColumns(onOpen: (line: AuditLine) => void): Column<AuditLine>[] {
  const t = useT(auditWords)
  return [
    {
      key: 'what',
      label: t('audit.what'),
      card: 'title',
      width: 'minmax(0,1.4fr)',
      cell: (line) => {
        const { action, object, details, folded } = line
        const look = lookOf(line)
        return (
          <div className="grid min-w-0 gap-0.5">
            <span className="font-semibold">
              {look ? t(`audit.listed.${look.action}`, { count: look.count }) : t(`audit.actions.${action}`)}
            </span>
            {folded.length > 0 ? (
              <button
                type="button"
                onClick={() => onOpen(line)}
                className="link min-h-9 justify-self-start text-start text-sm"
              >
                {look ? t('audit.each') : t('audit.folded', { count: folded.length + 1 })}
              </button>
            ) : (
              <>
                {object ? <AuditedThing {...object} /> : null}
                <AuditDetails action={action} details={details} />
              </>
            )}
          </div>
        )
      },
    },
    {
      key: 'by',
      label: t('audit.by'),
      cell: ({ actor, role }) =>
        actor ? <Person person={actor} /> : t(role === 'system' ? 'audit.system' : 'audit.visitor'),
    },
    {
      key: 'about',
      label: t('audit.about'),
      cell: (line) => {
        if (!hasOneSubject(line)) return t('audit.several')
        return line.subject ? <Person person={line.subject} /> : '–'
      },
    },
    {
      key: 'when',
      label: t('audit.when'),
      card: 'plain',
      width: '7rem',
      cell: ({ at }) => (
        <p className="tabular-nums @min-[40rem]:*:block">
          <DateText value={at} look="short" />{' '}
          <span className="text-ink-soft">
            <DateText value={at} look="clock" />
          </span>
        </p>
      ),
    },
  ]
}

/** Console path segment of each audited object that has a detail page. */
const pages: Partial<Record<AuditedObject, string>> = {
  coach_application: 'applications',
  order: 'orders',
  product: 'catalogue',
  program: 'programs',
  user_program: 'programs/people',
}

function AuditedThing({ type, id }: NonNullable<AuditEntry['object']>) {
  const t = useT(auditWords)
  const name = t(`audit.objects.${type}`)
  const page = pages[type]
  return (
    <span className="wrap-anywhere text-ink-soft text-xs">
      {page ? (
        <Link to={`/admin/${page}/${encodeURIComponent(id)}`} className="link">
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <bdi dir="ltr">{id}</bdi>
    </span>
  )
}

function Person({ person: { id, name, email } }: { person: AuditPerson }) {
  const t = useT(auditWords)
  if (!name) return <span className="text-ink-soft">{t('audit.unknown')}</span>
  return (
    <span className="grid min-w-0">
      <Link to={`/admin/people/${id}`} className="link wrap-anywhere justify-self-start">
        <bdi>{name}</bdi>
      </Link>
      <bdi dir="ltr" className="wrap-anywhere justify-self-start text-ink-soft text-xs">
        {email}
      </bdi>
    </span>
  )
}
