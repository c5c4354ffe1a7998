import { SKU_MAX, skuProblems } from 'contract/catalog/console-rules'
import { FACT_NAME_MAX } from 'contract/catalog/label'
import { useNavigate } from 'react-router'
import { errorText, isServerFailure } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { useDuplicateProduct } from './console-catalog.api'
import { useEditor } from './product-editor'
import { textIn } from './text-in'
import { catalogueWords } from './words/catalogue-words'

interface Props {
  onClose: () => void
}

/** Creates a variant of the open product. */
export function DuplicateDialog({ onClose }: Props) {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const name = isolatedName(textIn(useEditor().read.product, locale).name)
  return (
    <Dialog open onClose={onClose} title={t('catalogue.duplicate.title', { name })}>
      <DuplicateForm onClose={onClose} />
    </Dialog>
  )
}

const english = { lang: 'en', dir: 'ltr', required: false } as const

function DuplicateForm({ onClose }: Props) {
  const t = useT(catalogueWords)
  const { unsaved } = useEditor()
  return (
    <DialogForm
      form={useDuplicateForm(onClose)}
      onCancel={onClose}
      submit={<SubmitButton busyText={t('catalogue.saving')}>{t('catalogue.duplicate.submit')}</SubmitButton>}
    >
      <p className="text-ink-soft">{t('catalogue.duplicate.text')}</p>
      {unsaved ? <p className="font-medium">{t('catalogue.duplicate.unsaved')}</p> : null}
      <Field name="sku" kind="code" autoCapitalize="none" label={t('catalogue.fields.sku')} data-autofocus />
      {(['flavor', 'size'] as const).map((one) => (
        <Field
          key={one}
          name={one}
          label={t(`catalogue.fields.${one}`)}
          note={t('common.optional')}
          hint={t('catalogue.duplicate.variantHint')}
          {...english}
        />
      ))}
    </DialogForm>
  )
}

function useDuplicateForm(onClose: () => void) {
  const t = useT(catalogueWords, errorWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { _id: id, facts } = useEditor().read.product
  const { mutateAsync: duplicate } = useDuplicateProduct()
  return useForm({
    rules: ({ sku }) => skuProblems({ sku }),
    initial: { sku: '', flavor: facts.flavor ?? '', size: facts.size ?? '' },
    limits: { sku: SKU_MAX, flavor: FACT_NAME_MAX, size: FACT_NAME_MAX },
    show: 'all',
    fieldOf: (code) => (code === 'catalog.sku_taken' ? 'sku' : undefined),
    errorText: (error) => {
      const failed = t('catalogue.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ sku, flavor, size }) => {
      const body = {
        sku: sku.trim(),
        ...(flavor.trim() && { flavor: flavor.trim() }),
        ...(size.trim() && { size: size.trim() }),
      }
      const copy = await duplicate({ id, body })
      toast(t('catalogue.duplicate.created', { sku: isolated(copy.sku) }))
      onClose()
      void navigate(`/admin/catalogue/${copy._id}`)
    },
  })
}
