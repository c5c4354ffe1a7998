import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText, isServerFailure } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { BackToList } from '../../../ui/detail-page'
import { UnsavedGuard, useUnsaved } from '../../../ui/edit/unsaved'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { usePageTitle } from '../../../ui/page-title'
import { useToast } from '../../../ui/toast'
import { useCreateProduct } from './console-catalog.api'
import { useFamily } from './family-field'
import type { PriceHistory } from './price/price-values'
import { readDraft, writeDraft } from './product-draft'
import { ProductFields } from './product-fields'
import { fieldPath, limits, newProduct, problemsOf, sameValues, writtenProduct } from './product-values'
import { catalogueWords } from './words/catalogue-words'

/** Begins a product with its details; its pictures follow on its own page. */
export default function NewProductPage() {
  const t = useT(consoleWords, catalogueWords)
  usePageTitle(t('console.title', { page: t('catalogue.create.title') }))
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-8 lg:py-8">
      <BackToList to="/admin/catalogue">{t('catalogue.one.back')}</BackToList>
      <header className="grid gap-1.5">
        <h1 tabIndex={-1} className="wide text-2xl">
          {t('catalogue.create.title')}
        </h1>
        <p className="max-w-prose text-ink-soft">{t('catalogue.create.intro')}</p>
      </header>
      <UnsavedGuard>{() => <NewProduct />}</UnsavedGuard>
    </div>
  )
}

const DRAFT = 'new'
const NO_PRICES: PriceHistory = []

function NewProduct() {
  const t = useT(catalogueWords)
  const form = useNewForm()
  const values = useFormValues(form)
  const { busy } = useFormState(form)
  const family = useFamily(form, {})
  useUnsaved(!busy && !sameValues(values, newProduct))
  // Leaving discards the draft, as confirmed; a reload does not run this.
  useEffect(() => () => writeDraft(DRAFT, null), [])
  return (
    <>
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ProductFields values={values} prices={NO_PRICES} family={family.field} />
        <FormError />
        <SubmitButton className="justify-self-start max-sm:w-full" busyText={t('catalogue.saving')}>
          {t('catalogue.create.submit')}
        </SubmitButton>
      </Form>
      {family.dialog}
    </>
  )
}

function useNewForm() {
  const t = useT(catalogueWords, errorWords)
  const toast = useToast()
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateProduct()
  const [stored] = useState(() => readDraft(DRAFT))
  return useForm({
    rules: problemsOf,
    initial: newProduct,
    limits,
    show: 'all',
    fieldPath,
    fieldOf: (code) => (code === 'catalog.sku_taken' ? 'sku' : undefined),
    errorText: (error) => {
      const failed = t('catalogue.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    draft: {
      read: () => stored?.values,
      write: (values) => writeDraft(DRAFT, { base: null, values }),
      drop: () => writeDraft(DRAFT, null),
    },
    submit: async (values) => {
      const { _id, name } = await create({ ...writtenProduct(values, true), isActive: false })
      toast(t('catalogue.create.created', { name: isolatedName(name) }))
      void navigate(`/admin/catalogue/${_id}?part=pictures`, { replace: true })
      return 'leaving'
    },
  })
}
