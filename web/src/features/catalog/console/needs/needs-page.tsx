import type { Needs } from 'contract/catalog/console-need-calls'
import { NEEDS_MAX, needProblems } from 'contract/catalog/need-rules'
import { useEffect, useRef, useState } from 'react'
import { consoleWords } from '../../../../i18n/console/words/console-words'
import { useLocale, useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { UnsavedGuard } from '../../../../ui/edit/unsaved'
import { ErrorState } from '../../../../ui/error-state'
import { useFormContext } from '../../../../ui/form/context'
import { Form } from '../../../../ui/form/form'
import { changeField } from '../../../../ui/form/store'
import { useFormValues } from '../../../../ui/form/use-form'
import { Icon } from '../../../../ui/icon'
import { ListPage } from '../../../../ui/list-page'
import { usePageTitle } from '../../../../ui/page-title'
import { Skeleton } from '../../../../ui/skeleton'
import { UNDO_LASTS, useToast } from '../../../../ui/toast'
import { SaveBar } from '../../../site/console/save-bar'
import { useSettingsForm } from '../../../site/console/use-settings-form'
import { PartLinks } from '../part-links'
import { NeedFields } from './need-fields'
import { useNeeds, useSaveNeeds } from './needs.api'
import { firstWord, limits, type NeedsValues, newNeed } from './needs-form'
import { needsWords } from './words/needs-words'

/** Console page of needs: searches that name no product, and the results for them. */
export default function NeedsPage() {
  const t = useT(consoleWords, needsWords)
  const { data, isError, refetch } = useNeeds()
  // Typed values stay when the query is read again; only "Load Their Version" replaces them.
  const [asked, setAsked] = useState<Needs>()
  const first = useRef(data)
  first.current ??= data
  const began = asked ?? first.current
  const load = async () => setAsked((await refetch()).data)
  const title = t('needs.title')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage title={title} intro={t('needs.intro')}>
      <PartLinks current="needs" />
      {began ? (
        <UnsavedGuard key={began.version}>
          {() => <NeedsForm began={began} onLoad={() => void load()} />}
        </UnsavedGuard>
      ) : isError ? (
        <ErrorState title={t('needs.failed')} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" className="grid gap-4">
          <span className="sr-only">{t('needs.loading')}</span>
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      )}
    </ListPage>
  )
}

function NeedsForm({ began, onLoad }: { began: Needs; onLoad: () => void }) {
  const t = useT(needsWords)
  const { mutateAsync: save } = useSaveNeeds()
  const { form, isConflict } = useSettingsForm<NeedsValues, number>({
    rules: needProblems,
    initial: { needs: began.needs },
    limits,
    version: began.version,
    conflict: 'catalog.needs_changed',
    said: t('needs.saved'),
    save: (values, version) => save({ ...values, version }),
  })
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NeedList names={began.names} />
      <SaveBar isConflict={isConflict} onLoad={onLoad} label={t('needs.save')} />
    </Form>
  )
}

function NeedList({ names }: { names: Needs['names'] }) {
  const t = useT(needsWords)
  const { locale } = useLocale()
  const toast = useToast()
  const { form } = useFormContext()
  const { needs } = useFormValues(form) as NeedsValues
  const list = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    if (added) list.current?.lastElementChild?.querySelector('input')?.focus()
  }, [added])
  const now = () => (form.values() as NeedsValues).needs
  const set = (next: NeedsValues['needs']) => changeField(form, 'needs', next)
  const add = () => {
    const need = newNeed()
    setAdded(need.id)
    set([...needs, need])
  }
  const remove = (at: number, name: string) => {
    const deleted = needs[at]
    set(needs.filter((_, i) => i !== at))
    list.current?.focus()
    toast(t('needs.deleted', { name: isolatedName(name) }), {
      lasts: UNDO_LASTS,
      action: {
        label: t('needs.undo'),
        run: () => deleted && set([...now().slice(0, at), deleted, ...now().slice(at)]),
      },
    })
  }
  return (
    <>
      <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
        {needs.length === 0 ? <p className="text-ink-soft">{t('needs.none')}</p> : null}
        {needs.map((need, at) => {
          const name = firstWord(need, locale) || t('needs.need', { number: at + 1 })
          return (
            <NeedFields
              key={need.id}
              path={`needs.${at}`}
              name={name}
              names={names}
              onDelete={() => remove(at, name)}
            />
          )
        })}
      </div>
      {needs.length < NEEDS_MAX ? (
        <Button kind="secondary" className="justify-self-start" onClick={add}>
          <Icon name="plus" size={18} />
          {t('needs.add')}
        </Button>
      ) : null}
    </>
  )
}
