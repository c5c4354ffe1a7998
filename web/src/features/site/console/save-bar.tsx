import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { settingsWords } from './words/settings-words'

interface Props {
  /** True after a save over newer settings, which `onLoad` then replaces the form with. */
  isConflict: boolean
  onLoad: () => void
  /** Text of the button that saves; "Save Settings" by default. */
  label?: string
}

/** Message and buttons of a settings form, visible at any scroll position. */
export function SaveBar({ isConflict, onLoad, label }: Props) {
  const t = useT(settingsWords)
  return (
    <div className="sticky bottom-(--foot,0px) z-(--z-bar) -mx-4 flex flex-wrap items-center justify-end gap-3 border-hairline border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
      <div className="me-auto">
        <FormError />
      </div>
      {isConflict ? (
        <Button kind="secondary" onClick={onLoad}>
          {t('settings.load')}
        </Button>
      ) : null}
      <SubmitButton busyText={t('settings.saving')}>{label ?? t('settings.save')}</SubmitButton>
    </div>
  )
}
