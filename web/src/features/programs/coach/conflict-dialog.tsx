import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { fullLabelOf } from './plan-labels'
import type { Conflict } from './plan-save.api'
import { PlanValue } from './plan-value'
import { programEditorWords } from './words/program-editor-words'

interface Props {
  conflict: Conflict | null
  onReload: (conflict: Conflict) => void
  onKeep: (conflict: Conflict) => void
  onClose: (conflict: Conflict) => void
}

/** Two people wrote the same field: both values, and which of them is to stand. */
export function ConflictDialog({ conflict, onReload, onKeep, onClose }: Props) {
  const t = useT(programEditorWords)
  if (!conflict) return null
  const versions = [
    { name: t('programEditor.conflict.theirs'), value: conflict.current },
    { name: t('programEditor.conflict.mine'), value: conflict.mine },
  ]
  return (
    <Dialog open size="lg" title={t('programEditor.conflict.title')} onClose={() => onClose(conflict)}>
      <DialogBody>
        <div className="grid gap-5">
          <p>{t('programEditor.conflict.text', { field: isolatedName(fullLabelOf(t, conflict.path)) })}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {versions.map(({ name, value }) => (
              <section key={name} className="grid content-start gap-1.5">
                <h3 className="font-semibold font-text text-sm tracking-normal">{name}</h3>
                <div className="rounded-card border border-hairline p-3">
                  <PlanValue value={value} />
                </div>
              </section>
            ))}
          </div>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button kind="secondary" onClick={() => onReload(conflict)}>
          {t('programEditor.conflict.reload')}
        </Button>
        <Button onClick={() => onKeep(conflict)}>{t('programEditor.conflict.keep')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
