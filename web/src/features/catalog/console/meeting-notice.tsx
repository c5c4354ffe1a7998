import { useLocale, useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { changeField } from '../../../ui/form/store'
import { useFormValues } from '../../../ui/form/use-form'
import { Notice } from '../../../ui/notice'
import { Segmented } from '../../../ui/segmented'
import { useFieldNames } from './field-names'
import { useEditor } from './product-editor'
import type { Clash } from './product-merge'
import { catalogueWords } from './words/catalogue-words'

/** Changes by another person while this form was open: merged if only they changed a field, a choice if both did. */
export function MeetingNotice() {
  const t = useT(catalogueWords)
  const { tag } = useLocale()
  const { meeting, closeMeeting } = useEditor()
  const nameOf = useFieldNames()
  if (!meeting) return null
  const { clashes, taken } = meeting
  const fields = new Intl.ListFormat(tag).format(taken.map((path) => nameOf(path)))
  const merged = taken.length > 0 ? t('catalogue.conflict.merged', { fields }) : null
  if (clashes.length === 0)
    return (
      <Notice kind="info" role="status" onDismiss={closeMeeting}>
        {merged}
      </Notice>
    )
  return (
    <Notice kind="warn" role="alert" title={t('catalogue.conflict.title')}>
      <p>{t('catalogue.conflict.text')}</p>
      {merged ? <p>{merged}</p> : null}
      <ul className="grid gap-3 pt-2">
        {clashes.map((clash) => (
          <li key={clash.path}>
            <ClashChoice clash={clash} name={nameOf(clash.path)} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Choice for a field both changed; the form takes the selected value. */
function ClashChoice({ clash: { path, before, mine, theirs }, name }: { clash: Clash; name: string }) {
  const t = useT(catalogueWords)
  const { form } = useEditor()
  useFormValues(form)
  const now: unknown = path
    .split('.')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], form.values())
  const written = (value: Clash['mine']) => {
    if (typeof value === 'boolean') return t(value ? 'catalogue.conflict.yes' : 'catalogue.conflict.no')
    if (typeof value !== 'string') return t('catalogue.conflict.list', { count: value.length })
    const text = value.trim()
    if (text === '') return t('catalogue.conflict.empty')
    return isolatedName(text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text)
  }
  return (
    <div className="grid gap-1.5 sm:grid-cols-[minmax(8rem,12rem)_minmax(0,1fr)] sm:items-center">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft text-xs">{t('catalogue.conflict.before', { value: written(before) })}</p>
      </div>
      <Segmented
        label={name}
        size="sm"
        value={now === theirs ? 'theirs' : 'mine'}
        onChange={(choice) => changeField(form, path, choice === 'mine' ? mine : theirs)}
        segments={[
          { value: 'mine', label: t('catalogue.conflict.mine', { value: written(mine) }) },
          { value: 'theirs', label: t('catalogue.conflict.theirs', { value: written(theirs) }) },
        ]}
      />
    </div>
  )
}
