import type { ConsoleCategory } from 'contract/catalog/console-category-calls'
import { categoryImageUploads, PICTURE_SIDE_MAX, tints } from 'contract/catalog/console-rules'
import { locales } from 'contract/locale'
import { useState } from 'react'
import { errorText, isServerFailure, refusalOf } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { Mark } from '../../../../ui/checkbox'
import { cx } from '../../../../ui/cx'
import { GuardedDialog } from '../../../../ui/edit/guarded-dialog'
import { ItemButton } from '../../../../ui/edit/item-button'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { FileDrop } from '../../../../ui/file-drop'
import { FileRow } from '../../../../ui/file-row'
import { useField } from '../../../../ui/form/context'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { Field, SwitchField, TextAreaField } from '../../../../ui/form/field'
import { LanguageColumns } from '../../../../ui/form/language-columns'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { Picture } from '../../../../ui/picture'
import { scalePicture } from '../../../../ui/scale-picture'
import { useToast } from '../../../../ui/toast'
import { tintClass } from '../../tint'
import { catalogueWords } from '../words/catalogue-words'
import { useCategoryCalls } from './categories.api'
import {
  type CategoryValues,
  categoryLimits,
  categoryPath,
  categoryValues,
  newCategory,
  problemsOfCategory,
  takenName,
  writtenCategory,
} from './category-form'
import { categoriesWords } from './words/categories-words'

interface Props {
  /** Absent for a new one. */
  category: ConsoleCategory | undefined
  onClose: () => void
}

/** A category in all its languages, with its color and its picture. */
export function CategoryDialog(props: Props) {
  const t = useT(categoriesWords)
  return (
    <GuardedDialog
      size="lg"
      onClose={props.onClose}
      title={t(`categories.${props.category ? 'editTitle' : 'addTitle'}`)}
    >
      {(close) => <CategoryForm {...props} onCancel={close} />}
    </GuardedDialog>
  )
}

/** The picture that the category will have: the stored one, a chosen file, or none. */
interface Chosen {
  stored: string | null
  file: File | null
  share: number | null
}

function CategoryForm({ category, onClose, onCancel }: Props & { onCancel: () => void }) {
  const t = useT(catalogueWords, categoriesWords)
  const [picture, setPicture] = useState<Chosen>({
    stored: category?.image ?? null,
    file: null,
    share: null,
  })
  const form = useCategoryForm({ category, onClose }, picture, (share) =>
    setPicture((now) => ({ ...now, share })),
  )
  const initial = category ? categoryValues(category) : newCategory
  const changed = picture.file !== null || picture.stored !== (category?.image ?? null)
  const typed = useFormValues(form)
  useUnsaved(changed || JSON.stringify(typed) !== JSON.stringify(initial))
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={<SubmitButton busyText={t('catalogue.saving')}>{t('categories.submit')}</SubmitButton>}
    >
      <LanguageColumns>
        {(language) => {
          const own = { lang: language, dir: locales[language].dir, required: language === 'en' }
          return (
            <>
              <Field
                name={`${language}.name`}
                label={t('categories.name')}
                {...own}
                {...(language === 'en' && { 'data-autofocus': true })}
              />
              <TextAreaField
                name={`${language}.description`}
                label={t('categories.description')}
                rows={3}
                {...own}
                required={false}
              />
            </>
          )
        }}
      </LanguageColumns>
      <Field
        name="slug"
        kind="code"
        autoCapitalize="none"
        required={false}
        label={t('categories.address')}
        hint={t('categories.addressHint')}
      />
      <TintField />
      <PictureField picture={picture} onChange={setPicture} />
      <SwitchField name="isActive" hint={t('categories.showHint')}>
        {t('categories.show')}
      </SwitchField>
    </DialogForm>
  )
}

const scaledPicture = (file: File) =>
  scalePicture(file, { ...categoryImageUploads, sideMax: PICTURE_SIDE_MAX })

/** Saves the fields, then sends the picture that was chosen. */
function useCategoryForm({ category, onClose }: Props, picture: Chosen, onShare: (share: number) => void) {
  const t = useT(catalogueWords, categoriesWords, errorWords)
  const toast = useToast()
  const { save, sendPicture } = useCategoryCalls()
  const [at, setAt] = useState(category)
  const form = useForm({
    rules: problemsOfCategory,
    initial: category ? categoryValues(category) : newCategory,
    limits: categoryLimits,
    show: 'all',
    fieldPath: categoryPath,
    fieldOf: (code) => (code === 'catalog.slug_taken' ? 'slug' : undefined),
    errorText: (error) => {
      const failed = t('catalogue.failed')
      if (refusalOf(error)?.code === 'catalog.category_changed') return t('categories.conflict')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    // A save after a conflict replaces the current version, as announced.
    onFailure: (error) => {
      if (refusalOf(error)?.code === 'catalog.category_changed')
        setAt((now) => now && { ...now, updatedAt: '' })
    },
    submit: async (values) => {
      try {
        await saveAll(values)
      } catch (error) {
        const problem = takenName(error, values)
        if (!problem) throw error
        return [problem]
      }
    },
  })
  async function saveAll(values: CategoryValues): Promise<void> {
    const body = writtenCategory(values)
    const guard = at?.updatedAt ? { updatedAt: at.updatedAt } : {}
    const image = at && picture.stored === null && !picture.file ? { image: null } : {}
    const saved = await save({ id: at?._id, body: { ...body, ...image, ...guard } })
    // It is there by now, whatever becomes of its picture.
    setAt(saved)
    if (picture.file) {
      onShare(0)
      await sendPicture(saved._id, await scaledPicture(picture.file), onShare)
    }
    const done = category ? 'categories.saved' : 'categories.created'
    toast(t(done, { name: isolatedName(saved.name) }))
    onClose()
  }
  return form
}

/** The color behind the category's pictures, shown and named. */
function TintField() {
  const t = useT(categoriesWords)
  const { value, change } = useField('tint')
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold text-sm">{t('categories.tint')}</legend>
      <div className="flex flex-wrap gap-2">
        {tints.map((tint) => (
          <label
            key={tint}
            htmlFor={`tint-${tint}`}
            className={cx(
              'flex min-h-(--control-sm) cursor-pointer items-center gap-2 rounded-pill border border-edge ps-2.5 pe-3.5 text-sm',
              tintClass(tint),
            )}
          >
            <Mark
              type="radio"
              id={`tint-${tint}`}
              name="tint"
              value={tint}
              checked={value === tint}
              onChange={() => change(tint)}
            />
            {t(`categories.tints.${tint}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PictureProps {
  picture: Chosen
  onChange: (picture: Chosen) => void
}

function PictureField({ picture: { stored, file, share }, onChange }: PictureProps) {
  const t = useT(catalogueWords, categoriesWords)
  const none = { stored: null, file: null, share: null }
  const remove = (
    <ItemButton label={t('categories.removePicture')} icon="trash" onClick={() => onChange(none)} />
  )
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold text-sm">{t('categories.picture')}</legend>
      {file ? (
        <FileRow
          name={file.name}
          size={file.size}
          picture={file}
          progress={
            share === null
              ? undefined
              : { value: share, label: t('catalogue.pictures.progress', { name: file.name }) }
          }
        >
          {remove}
        </FileRow>
      ) : stored ? (
        <div className="flex items-center gap-3">
          <span className="w-40 overflow-clip rounded-field bg-sunken">
            <Picture src={stored} alt="" sizes="160px" shape="wide" />
          </span>
          {remove}
        </div>
      ) : (
        <FileDrop
          aria-label={t('categories.addPicture')}
          accept={categoryImageUploads.extensions.map((one) => `.${one}`).join(',')}
          texts={{
            drop: t('catalogue.pictures.dropOne'),
            or: t('catalogue.pictures.or'),
            choose: t('categories.addPicture'),
            release: t('catalogue.pictures.release'),
          }}
          onFiles={([first]) => first && onChange({ stored: null, file: first, share: null })}
        />
      )}
    </fieldset>
  )
}
