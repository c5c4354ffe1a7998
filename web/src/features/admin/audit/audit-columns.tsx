import type { AuditEntry, AuditPerson } from 'contract/admin/audit-calls'
import type { AuditedObject } from 'contract/audit-actions'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import type { Column } from '../../../ui/table/columns'
import { AuditDetails } from './audit-details'
import { type AuditLine, batchOf, hasOneSubject, lookOf } from './fold-views'
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
        const { action, object, subject, details, folded } = line
        const look = lookOf(line)
        const batch = batchOf(line)
        return (
          <div className="grid min-w-0 gap-0.5">
            <span className="font-semibold">
              {look
                ? t(`audit.listed.${look.action}`, { count: look.count })
                : batch
                  ? t(`audit.batches.${batch.action}`, { count: batch.count })
                  : t(`audit.actions.${action}`)}
            </span>
            {folded.length > 0 ? (
              <button
                type="button"
                onClick={() => onOpen(line)}
                className="link min-h-9 justify-self-start text-start text-sm"
              >
                {look || batch ? t('audit.each') : t('audit.folded', { count: folded.length + 1 })}
              </button>
            ) : (
              <>
                {object && subject ? <AuditedThing {...object} /> : null}
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
        if (line.subject) return <Person person={line.subject} />
        return line.object && line.folded.length === 0 ? <AuditedThing {...line.object} /> : '–'
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

/** Kind and name of an object; its id where the object has no name or is gone. */
function AuditedThing({ type, id, name, code }: NonNullable<AuditEntry['object']>) {
  const t = useT(auditWords)
  const kind = t(`audit.objects.${type}`)
  const page = pages[type]
  const shown = name ?? code
  const link = page
    ? (text: string) => (
        <Link to={`/admin/${page}/${encodeURIComponent(id)}`} className="link">
          <bdi>{text}</bdi>
        </Link>
      )
    : (text: string) => <bdi>{text}</bdi>
  return (
    <span className="wrap-anywhere text-ink-soft text-xs">
      {shown === undefined ? link(kind) : kind} {shown === undefined ? null : link(shown)}{' '}
      {shown === undefined || name ? <bdi dir="ltr">{shown === undefined ? id : code}</bdi> : null}
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
