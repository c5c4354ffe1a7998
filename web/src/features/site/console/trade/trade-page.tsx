import type { TradeSettings } from 'contract/site/trade-calls'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { Field } from '../../../../ui/form/field'
import { Form } from '../../../../ui/form/form'
import { SaveBar } from '../save-bar'
import { useSaveTradeSettings, useTradeSettings } from '../settings.api'
import { SettingsFrame } from '../settings-frame'
import { SettingsSection } from '../settings-section'
import { useSettingsForm } from '../use-settings-form'
import { CountriesField } from './countries-field'
import { ShippingFields } from './shipping-fields'
import { TaxFields } from './tax-fields'
import { limits, prefixOf, problemsOf, tradeOf, valuesOf } from './trade-form'
import { tradeWords } from './words/trade-words'

/** Settings of tax, shipping, countries and order numbers. */
export default function TradePage() {
  const t = useT(tradeWords)
  return (
    <SettingsFrame page="trade" title={t('trade.title')} intro={t('trade.intro')} query={useTradeSettings()}>
      {(began, onLoad) => <TradeForm began={began} onLoad={onLoad} />}
    </SettingsFrame>
  )
}

function TradeForm({ began, onLoad }: { began: TradeSettings; onLoad: () => void }) {
  const t = useT(tradeWords)
  const { mutateAsync: save } = useSaveTradeSettings()
  const { form, values, saved, isConflict } = useSettingsForm({
    rules: problemsOf,
    initial: valuesOf(began),
    limits,
    version: began.version,
    save: (values, version) => save({ ...tradeOf(values), version }),
  })
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <SettingsSection title={t('trade.tax.title')} text={t('trade.tax.text')}>
        <TaxFields savedShown={saved.taxShown} />
      </SettingsSection>
      <SettingsSection title={t('trade.shipping.title')} text={t('trade.shipping.text')}>
        <ShippingFields savedKeys={saved.shippingMethods.map(({ key }) => key)} />
      </SettingsSection>
      <SettingsSection title={t('trade.countries.title')} text={t('trade.countries.text')}>
        <CountriesField path="" label={t('trade.countries.everywhere')} />
      </SettingsSection>
      <NumberSection prefix={prefixOf(values.orderPrefix)} />
      <SettingsSection title={t('trade.seller.title')} text={t('trade.seller.text')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field name="vatNumber" dir="auto" label={t('trade.seller.vat')} required={false} />
          <Field name="registerNumber" dir="auto" label={t('trade.seller.register')} required={false} />
        </div>
      </SettingsSection>
      <SaveBar isConflict={isConflict} onLoad={onLoad} />
    </Form>
  )
}

/** Digits of an example; order numbers count on from a number of the database that no page knows. */
const EXAMPLE_NUMBER = '100001'

function NumberSection({ prefix }: { prefix: string }) {
  const t = useT(tradeWords)
  return (
    <SettingsSection title={t('trade.numbers.title')} text={t('trade.numbers.text')}>
      <div className="sm:max-w-xs">
        <Field
          name="orderPrefix"
          kind="code"
          className="uppercase rtl:text-end"
          label={t('trade.numbers.prefix')}
          hint={
            prefix ? t('trade.numbers.example', { number: isolated(`${prefix}-${EXAMPLE_NUMBER}`) }) : null
          }
        />
      </div>
    </SettingsSection>
  )
}
