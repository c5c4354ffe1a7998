import { auditActions } from 'contract/audit-actions'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { DatePicker } from '../../../ui/date-field/date-picker'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { NarrowFold } from '../../../ui/narrow-fold'
import { usePageTitle } from '../../../ui/page-title'
import { Select } from '../../../ui/select'
import { Table } from '../../../ui/table/table'
import { TextField } from '../../../ui/text-field'
import { type AuditQuery, useAudit } from './audit.api'
import { useAuditColumns } from './audit-columns'
import { foldViews } from './fold-views'
import { auditWords } from './words/audit-words'

/** Audit log, newest entries first. */
export default function AuditPage() {
  const t = useT(consoleWords, auditWords)
  const at = useAuditParams()
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set())
  const columns = useAuditColumns(({ _id }) => setOpen((all) => new Set([...all, _id])))
  const { data, error, refetch, isPlaceholderData } = useAudit(at)
  usePageTitle(t('console.title', { page: t('audit.title') }))
  return (
    <ListPage title={t('audit.title')} intro={t('audit.intro')}>
      <Filter at={at} />
      <Table
        label={t('audit.title')}
        columns={columns}
        rows={data && foldViews(data.items, open)}
        rowKey={({ _id }) => _id}
        loading={t('audit.loading')}
        updating={isPlaceholderData}
        failure={error ? <ErrorState title={t('audit.failed')} onRetry={() => void refetch()} /> : undefined}
        empty={
          <EmptyState drawing="clipboard" title={t('audit.none')} text={t('audit.noneText')}>
            <LinkButton to={{ search: '' }} kind="secondary">
              {t('audit.showAll')}
            </LinkButton>
          </EmptyState>
        }
      />
      {data?.next ? (
        <LinkButton
          to={{ search: auditSearch(at, { after: data.next }) }}
          kind="secondary"
          className="justify-self-start"
        >
          {t('audit.older')}
        </LinkButton>
      ) : null}
    </ListPage>
  )
}

function useAuditParams(): AuditQuery {
  const [params] = useSearchParams()
  const text = (name: string) => (params.get(name) ?? '').slice(0, 254)
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(text(name)) ? text(name) : '')
  return {
    actor: text('actor'),
    subject: text('subject'),
    action: auditActions.find((action) => action === params.get('action')),
    from: day('from'),
    to: day('to'),
    after: text('after').slice(0, 64),
  }
}

/** Returns the query string with these changes; a new filter starts at the newest entry. */
function auditSearch(from: AuditQuery, change: Partial<AuditQuery>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...from, after: '', ...change }))
    if (value) params.set(name, value)
  const text = params.toString()
  return text ? `?${text}` : ''
}

function Filter({ at }: { at: AuditQuery }) {
  const t = useT(auditWords)
  const navigate = useNavigate()
  const go = (change: Partial<AuditQuery>) =>
    void navigate({ search: auditSearch(at, change) }, { replace: true })
  const { after: _, ...filters } = at
  return (
    <NarrowFold label={t('audit.filter')} isChosen={Object.values(filters).some(Boolean)}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_10.5rem_10.5rem]">
        <Select
          label={t('audit.action')}
          value={at.action ?? ''}
          onChange={({ target }) => go({ action: auditActions.find((one) => one === target.value) })}
        >
          <option value="">{t('audit.anyAction')}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {t(`audit.actions.${action}`)}
            </option>
          ))}
        </Select>
        {(['actor', 'subject'] as const).map((name) => (
          <Whom
            key={name}
            label={t(`audit.${name}`)}
            value={at[name]}
            onChange={(text) => go({ [name]: text })}
          />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <DatePicker
            key={name}
            label={t(`audit.${name}`)}
            value={at[name]}
            onChange={(day) => go({ [name]: day })}
          />
        ))}
      </div>
    </NarrowFold>
  )
}

interface WhomProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** Filter field that applies on Enter or blur; it adopts changes of the URL without losing the focus. */
function Whom({ label, value, onChange }: WhomProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const ask = () => (text.trim() === value ? undefined : onChange(text.trim()))
  return (
    <TextField
      label={label}
      value={text}
      dir="ltr"
      maxLength={254}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => (key === 'Enter' ? ask() : undefined)}
      onBlur={ask}
    />
  )
}
