import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import { editWords } from './words/edit-words'

interface Props {
  saving: boolean
  /** The draft is of a new row, which the plan does not have until it is saved. */
  isNew?: boolean
  onSave: () => void
  onCancel: () => void
}

/** Save and Cancel of a draft; while it is saved the first says so and neither takes a press. */
export function DraftButtons({ saving, isNew, onSave, onCancel }: Props) {
  const t = useT(editWords)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" disabled={saving} onClick={onSave}>
        {saving ? t('inPlace.saving') : t('common.save')}
      </Button>
      <Button size="sm" kind="quiet" disabled={saving} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      {isNew ? <span className="text-ink-soft text-sm">{t('inPlace.isNew')}</span> : null}
    </div>
  )
}
