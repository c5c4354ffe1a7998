import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import { editWords } from './words/edit-words'

interface Props {
  saving: boolean
  onSave: () => void
  onCancel: () => void
}

/** Save and Cancel of a draft; while it is saved the first says so and neither takes a press. */
export function DraftButtons({ saving, onSave, onCancel }: Props) {
  const t = useT(editWords)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" disabled={saving} onClick={onSave}>
        {saving ? t('inPlace.saving') : t('common.save')}
      </Button>
      <Button size="sm" kind="quiet" disabled={saving} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
