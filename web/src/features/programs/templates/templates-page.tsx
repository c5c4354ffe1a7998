import type { CoachTemplateRow } from 'contract/programs/coach-template-calls'
import { emptyPlan } from 'contract/programs/plan-form'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { LibraryLinks } from '../../library/page/library-links'
import { copyName } from './copy-name'
import { NameForm } from './name-form'
import { useAddTemplate, useRemoveTemplate, useRestoreTemplate, useTemplates } from './templates.api'
import { templatesWords } from './words/templates-words'

/** Page /coach/templates. */
export default function TemplatesPage() {
  const t = useT(templatesWords)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const { mutateAsync: add } = useAddTemplate()
  usePageTitle(t('templates.title'))
  return (
    <ListPage
      underHeader
      title={t('templates.title')}
      intro={t('templates.intro')}
      action={<Button onClick={() => setAdding(true)}>{t('templates.add')}</Button>}
    >
      <LibraryLinks base="/coach/library" templates="/coach/templates" current="templates" />
      <Lists />
      <Dialog open={isAdding} title={t('templates.add')} onClose={() => setAdding(false)}>
        {isAdding ? (
          <NameForm
            initial=""
            onCancel={() => setAdding(false)}
            onSave={async (name) => {
              const { _id } = await add({ name, from: { programData: emptyPlan() } })
              void navigate(`/coach/templates/${_id}`)
            }}
          />
        ) : null}
      </Dialog>
    </ListPage>
  )
}

function Lists() {
  const t = useT(templatesWords)
  const { data, error, refetch } = useTemplates()
  if (!data)
    return error ? (
      <ErrorState title={t('templates.failed')} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-busy="true" className="grid gap-3">
        <span className="sr-only">{t('templates.loading')}</span>
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    )
  const [own, shop] = [data.filter((one) => one.own), data.filter((one) => !one.own)]
  return (
    <>
      {own.length > 0 ? (
        <List title={t('templates.own')} items={own} />
      ) : (
        <EmptyState drawing="clipboard" title={t('templates.none')} text={t('templates.noneText')} />
      )}
      {shop.length > 0 ? (
        <List title={t('templates.shop')} hint={t('templates.shopHint')} items={shop} />
      ) : null}
    </>
  )
}

interface ListProps {
  title: string
  hint?: string
  items: readonly CoachTemplateRow[]
}

function List({ title, hint, items }: ListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {hint ? <p className="text-ink-soft text-sm">{hint}</p> : null}
      <ul className="grid gap-3">
        {items.map((template) => (
          <Row key={template._id} template={template} />
        ))}
      </ul>
    </section>
  )
}

function Row({ template }: { template: CoachTemplateRow }) {
  const t = useT(templatesWords)
  const id = useId()
  const { duplicate, remove } = useRowActs(template)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline p-4">
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <Link
          id={id}
          className="link wrap-anywhere flex min-h-11 items-center"
          to={`/coach/templates/${template._id}`}
        >
          <bdi>{template.name}</bdi>
        </Link>
        <p className="text-ink-soft text-sm">
          {template.plans > 0 ? t('templates.plans', { count: template.plans }) : t('templates.unused')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" kind="secondary" aria-describedby={id} onClick={duplicate}>
          {t('templates.duplicate')}
        </Button>
        {template.own ? (
          <Button size="sm" kind="quiet" aria-describedby={id} onClick={remove}>
            {t('templates.remove')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** Copies a template into one of the coach's own, or deletes it in a way that can be undone. */
function useRowActs({ _id, name }: CoachTemplateRow) {
  const t = useT(templatesWords, errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const { mutateAsync: add } = useAddTemplate()
  const { mutateAsync: removeIt } = useRemoveTemplate()
  const { mutateAsync: restore } = useRestoreTemplate()
  const tried = (work: () => Promise<void>) =>
    once('act', async () => {
      try {
        await work()
      } catch (error) {
        toast(errorText(t, error, t('templates.notSaved')), { kind: 'alert' })
      }
    })
  const undo = () =>
    tried(async () => {
      await restore(_id)
      toast(t('templates.restored'))
    })
  return {
    duplicate: () =>
      void tried(async () => {
        const copy = copyName(t, name)
        await add({ name: copy, from: { templateId: _id } })
        toast(t('templates.added', { name: isolatedName(copy) }))
      }),
    remove: () =>
      void tried(async () => {
        await removeIt(_id)
        toast(t('templates.removed', { name: isolatedName(name) }), {
          lasts: UNDO_LASTS,
          action: { label: t('templates.undo'), run: () => void undo() },
        })
      }),
  }
}
