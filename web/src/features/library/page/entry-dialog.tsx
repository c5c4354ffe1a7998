import { type ComponentType, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { DialogBody, DialogFoot } from '../../../ui/dialog'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useToast } from '../../../ui/toast'
import type { Kinds, LibraryArea } from '../library.api'
import type { EntryFormProps } from './entry-form'
import { useRemoveEntry } from './library-page.api'
import { RemoveEntry, type RemoveTexts } from './remove-entry'

export interface EntryDialogTexts extends RemoveTexts {
  new: string
  saved: string
  notSaved: string
  readOnly: string
}

/** Contents of the dialog of a kind. */
export interface EntryParts<K extends keyof Kinds> {
  kind: K
  /** An entry that the caller may only read. */
  Facts: ComponentType<{ entry: Kinds[K] }>
  Form: ComponentType<EntryFormProps<K>>
  /** Returns whether the dialog closes after an entry was saved; without it, it does. */
  closes?: (before: Kinds[K] | null, saved: Kinds[K]) => boolean
}

interface Props<K extends keyof Kinds> extends EntryParts<K> {
  area: LibraryArea
  /** Null for a new one. */
  entry: Kinds[K] | null
  texts: EntryDialogTexts
  onClose: () => void
}

/** An entry of the library: one of the caller's to be changed, any other to be read. */
export function EntryDialog<K extends keyof Kinds>(props: Props<K>) {
  const { area, kind, entry: opened, texts, Facts, Form, closes, onClose } = props
  const t = useT()
  const toast = useToast()
  const { mutateAsync } = useRemoveEntry(area, kind)
  const [entry, setEntry] = useState(opened)
  const saved = (now: Kinds[K]) => {
    toast(texts.saved)
    if (closes?.(entry, now) ?? true) onClose()
    else setEntry(now)
  }
  return (
    <GuardedDialog title={entry ? <bdi>{entry.filled.name}</bdi> : texts.new} size="lg" onClose={onClose}>
      {(close) =>
        entry && !entry.own ? (
          <>
            <DialogBody className="grid content-start gap-5">
              <p className="text-ink-soft text-sm">{texts.readOnly}</p>
              <Facts entry={entry} />
            </DialogBody>
            <DialogFoot cancel={t('common.close')} onCancel={close}>
              {null}
            </DialogFoot>
          </>
        ) : (
          <>
            {entry ? (
              <RemoveEntry texts={texts} onRemove={() => mutateAsync(entry._id)} onRemoved={onClose} />
            ) : null}
            <Form
              key={entry?._id ?? 'new'}
              area={area}
              entry={entry}
              notSaved={texts.notSaved}
              onSaved={saved}
              onCancel={close}
            />
          </>
        )
      }
    </GuardedDialog>
  )
}
