import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useFormValues } from '../../../ui/form/use-form'
import { Notice } from '../../../ui/notice'
import { useFamily } from './family-field'
import { MeetingNotice } from './meeting-notice'
import { PriceHistory } from './price/price-history'
import { useEditor } from './product-editor'
import { ProductFields } from './product-fields'
import { catalogueWords } from './words/catalogue-words'

/** The form of a product with the bar that saves it, in view wherever the fields are scrolled to. */
export function ProductDetails() {
  const t = useT(catalogueWords)
  const { form, read, unsaved, restored, discard } = useEditor()
  const { variantOf, variants } = read.product
  const family = useFamily(form, {
    id: read.product._id,
    currentName: variants.find(({ _id }) => _id === variantOf)?.name,
  })
  return (
    <>
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {restored && unsaved ? (
          <Notice kind="info" role="status">
            {t('catalogue.one.draft')}
          </Notice>
        ) : null}
        <MeetingNotice />
        <ProductFields values={useFormValues(form)} prices={read.product.prices} family={family.field} />
        <FormError />
        <div className="sticky bottom-(--foot,0px) z-(--z-bar) -mx-4 flex flex-wrap items-center justify-end gap-3 border-hairline border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
          <p role="status" className="me-auto text-ink-soft text-sm">
            {unsaved ? t('catalogue.one.unsaved') : null}
          </p>
          {unsaved ? (
            <Button kind="quiet" onClick={discard}>
              {t('catalogue.one.discard')}
            </Button>
          ) : null}
          <SubmitButton busyText={t('catalogue.saving')}>{t('catalogue.one.save')}</SubmitButton>
        </div>
      </Form>
      <PriceHistory prices={read.product.prices} />
      {family.dialog}
    </>
  )
}
