import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import { editWords } from './words/edit-words'

interface Props {
  saving: boolean
  /** True for a new row, which the plan does not contain until it is saved. */
  isNew?: boolean
  onSave: () => void
  onCancel: () => void
}

/** Save and Cancel buttons of a draft; both are disabled while saving. */
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
