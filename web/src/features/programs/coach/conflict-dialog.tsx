import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { fullLabelOf } from './plan-labels'
import { PlanValue } from './plan-value'
import { programEditorWords } from './words/program-editor-words'

/** Two values of a part that was changed twice. */
interface TwoVersions {
  path: string
  /** Name of the part, if it is none of a plan. */
  label?: string
  mine: unknown
  current: unknown
}

interface Props<C> {
  conflict: C | null
  /** By default it names another person. */
  title?: string
  onReload: (conflict: C) => void
  onKeep: (conflict: C) => void
  onClose: (conflict: C) => void
}

/** Two people wrote the same field: both values, and which of them is to stand. */
export function ConflictDialog<C extends TwoVersions>(props: Props<C>) {
  const { conflict, title, onReload, onKeep, onClose } = props
  const t = useT(programEditorWords)
  if (!conflict) return null
  const field = conflict.label ?? fullLabelOf(t, conflict.path)
  const versions = [
    { name: t('programEditor.conflict.theirs'), value: conflict.current },
    { name: t('programEditor.conflict.mine'), value: conflict.mine },
  ]
  return (
    <Dialog
      open
      size="lg"
      title={title ?? t('programEditor.conflict.title')}
      onClose={() => onClose(conflict)}
    >
      <DialogBody>
        <div className="grid gap-5">
          <p>{t('programEditor.conflict.text', { field: isolatedName(field) })}</p>
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
