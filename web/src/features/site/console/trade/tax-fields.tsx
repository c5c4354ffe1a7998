import { type TaxShown, taxShownCodes } from 'contract/tax'
import { useId, useState } from 'react'
import { useT } from '../../../../i18n/i18n'
import { ChoiceCard } from '../../../../ui/choice-card'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useField } from '../../../../ui/form/context'
import { CheckboxField, Field } from '../../../../ui/form/field'
import { numberInput } from './number-input'
import { tradeWords } from './words/trade-words'

/** Tax rate, prices with or without tax, and tax on shipping. */
export function TaxFields({ savedShown }: { savedShown: TaxShown }) {
  const t = useT(tradeWords)
  return (
    <>
      <div className="sm:max-w-xs">
        <Field name="taxRate" label={t('trade.tax.rate')} hint={t('trade.tax.rateHint')} {...numberInput} />
      </div>
      <TaxShownField savedShown={savedShown} />
      <CheckboxField name="shippingTaxed" hint={t('trade.tax.shippingHint')}>
        {t('trade.tax.shipping')}
      </CheckboxField>
    </>
  )
}

/** Choice of prices with or without tax; asks before it departs from the saved one. */
function TaxShownField({ savedShown }: { savedShown: TaxShown }) {
  const t = useT(tradeWords)
  const { value, change } = useField<TaxShown>('taxShown')
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  const other = value === 'included' ? 'excluded' : 'included'
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold text-sm">{t('trade.tax.shown.label')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {taxShownCodes.map((shown) => (
          <ChoiceCard
            key={shown}
            name={id}
            label={t(`trade.tax.shown.${shown}`)}
            description={t(`trade.tax.shown.${shown}Text`)}
            checked={value === shown}
            onChange={() => (shown === savedShown ? change(shown) : setAsking(true))}
          />
        ))}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t(`trade.tax.switch.${other}.title`)}
        text={t(`trade.tax.switch.${other}.text`)}
        confirm={t(`trade.tax.switch.${other}.confirm`)}
        cancel={t(`trade.tax.switch.${other}.cancel`)}
        onConfirm={() => {
          change(other)
          setAsking(false)
        }}
        onClose={() => setAsking(false)}
      />
    </fieldset>
  )
}
