import { ALT_MAX } from 'contract/catalog/console-rules'
import { localeCodes, locales } from 'contract/locale'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextAreaField } from '../../../ui/form/field'
import { LanguageColumns } from '../../../ui/form/language-columns'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { Picture } from '../../../ui/picture'
import type { PictureTexts } from './use-pictures'
import { catalogueWords } from './words/catalogue-words'

interface Props {
  n: number
  path: string
  texts: PictureTexts
  onSave: (texts: PictureTexts) => Promise<void>
  onClose: () => void
}

const limits = Object.fromEntries(localeCodes.map((language) => [`${language}.alt`, ALT_MAX]))

/** Dialog for a picture's alternative texts. */
export function PictureDialog(props: Props) {
  const t = useT(catalogueWords)
  return (
    <GuardedDialog size="lg" onClose={props.onClose} title={t('catalogue.pictures.altLabel', { n: props.n })}>
      {(close) => <TextsForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

function TextsForm({ path, texts, onSave, onClose, onCancel }: Props & { onCancel: () => void }) {
  const t = useT(catalogueWords, errorWords)
  const initial = { en: { alt: texts.en ?? '' }, fa: { alt: texts.fa ?? '' }, nl: { alt: texts.nl ?? '' } }
  const form = useForm({
    rules: () => [],
    initial,
    limits,
    show: 'all',
    errorText: (error) => {
      const failed = t('catalogue.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ en, fa, nl }) => {
      const written = Object.entries({ en: en.alt.trim(), fa: fa.alt.trim(), nl: nl.alt.trim() })
      await onSave(Object.fromEntries(written.filter(([, alt]) => alt !== '')))
      onClose()
    },
  })
  useUnsaved(JSON.stringify(useFormValues(form)) !== JSON.stringify(initial))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton busyText={t('catalogue.saving')}>{t('catalogue.pictures.saveTexts')}</SubmitButton>
      }
    >
      <div className="mx-auto w-40 overflow-clip rounded-field bg-sunken">
        <Picture src={path} alt="" sizes="160px" />
      </div>
      <p className="text-ink-soft">{t('catalogue.pictures.altHint')}</p>
      <LanguageColumns>
        {(language) => (
          <TextAreaField
            name={`${language}.alt`}
            label={t('catalogue.pictures.alt')}
            rows={3}
            lang={language}
            dir={locales[language].dir}
            {...(language === 'en' && { 'data-autofocus': true })}
          />
        )}
      </LanguageColumns>
    </DialogForm>
  )
}
