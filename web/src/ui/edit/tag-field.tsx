import { useId } from 'react'
import { useT } from '../../i18n/i18n'
import { DraftButtons } from './draft-buttons'
import { EditButton } from './edit-button'
import { DraftInput } from './inline-field'
import { draftKeys, type Save, useDraft } from './use-draft'
import { editWords } from './words/edit-words'

interface Props {
  label: string
  name?: string
  entries: readonly string[]
  empty: string
  /** Splits the typed text into entries. */
  parse: (typed: string) => string[]
  onSave?: Save<string[]>
}

/** Short entries shown side by side and edited as one comma-separated text. */
export function TagField({ label, name = label, entries, empty, parse, onSave }: Props) {
  const t = useT(editWords)
  const id = useId()
  const typed = entries.join(', ')
  const edit = useDraft<string>(
    (draft) => (onSave ? onSave(parse(draft)) : Promise.resolve(false)),
    (draft) => draft === typed,
  )
  if (edit.draft !== null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
      <div role="group" aria-label={name} className="grid content-start gap-2" onKeyDown={draftKeys(edit)}>
        <label htmlFor={id} className="text-ink-soft text-xs">
          {label}
        </label>
        <DraftInput
          id={id}
          kind="line"
          aria-label={name === label ? undefined : name}
          value={edit.draft}
          disabled={edit.saving}
          onValue={edit.change}
        />
        <p className="text-ink-soft text-xs">{t('inPlace.commas')}</p>
        <DraftButtons saving={edit.saving} onSave={() => void edit.save()} onCancel={edit.cancel} />
      </div>
    )
  }
  return (
    <div className="grid content-start gap-0.5">
      <div className="text-ink-soft text-xs">{label}</div>
      <div className="flex items-start gap-1">
        {entries.length > 0 ? <Tags name={name} entries={entries} /> : <Empty>{empty}</Empty>}
        {onSave ? <EditButton ref={edit.opener} name={name} onClick={() => edit.open(typed)} /> : null}
      </div>
    </div>
  )
}

function Empty({ children }: { children: string }) {
  return <p className="py-1.5 text-ink-soft">{children}</p>
}

export function Tags({ name, entries }: { name: string; entries: readonly string[] }) {
  return (
    <ul aria-label={name} className="flex min-w-0 flex-wrap gap-1.5 py-1">
      {entries.map((entry, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be the same, and have no other name
          key={at}
          className="wrap-anywhere rounded-pill bg-sunken px-2.5 py-1 text-sm leading-tight"
        >
          <bdi>{entry}</bdi>
        </li>
      ))}
    </ul>
  )
}
