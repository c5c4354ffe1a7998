import type { ShopSettings } from 'contract/site/settings-calls'
import { ADDRESS_LINES_MAX, HOME_FIGURES } from 'contract/site/settings-rules'
import { useT } from '../../../i18n/i18n'
import { Field, TextAreaField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FigureFields, VoiceFields } from './home-fields'
import { OrderLinks } from './order-links'
import { SaveBar } from './save-bar'
import { useSaveShopSettings, useShopSettings } from './settings.api'
import { limits, problemsOf, settingsOf, valuesOf } from './settings-form'
import { SettingsFrame } from './settings-frame'
import { SettingsSection } from './settings-section'
import { useSettingsForm } from './use-settings-form'
import { settingsWords } from './words/settings-words'

/** Settings of the shop's identity and home page. */
export default function SettingsPage() {
  const t = useT(settingsWords)
  return (
    <SettingsFrame
      page="shop"
      title={t('settings.title')}
      intro={t('settings.intro')}
      query={useShopSettings()}
    >
      {(began, onLoad) => (
        <>
          <SettingsForm began={began} onLoad={onLoad} />
          <OrderLinks />
        </>
      )}
    </SettingsFrame>
  )
}

function SettingsForm({ began, onLoad }: { began: ShopSettings; onLoad: () => void }) {
  const t = useT(settingsWords)
  const { mutateAsync: save } = useSaveShopSettings()
  const { form, isConflict } = useSettingsForm({
    rules: problemsOf,
    initial: valuesOf(began),
    limits,
    version: began.version,
    save: (values, version) => save({ ...settingsOf(values), version }),
  })
  return (
    <Form form={form} className="grid gap-8">
      <ShopSection />
      <SellerSection />
      <SettingsSection title={t('settings.links.title')} text={t('settings.links.text')}>
        <Field name="storeLinks.ios" type="url" dir="ltr" label={t('settings.links.ios')} required={false} />
        <Field
          name="storeLinks.android"
          type="url"
          dir="ltr"
          label={t('settings.links.android')}
          required={false}
        />
      </SettingsSection>
      <SettingsSection
        title={t('settings.home.figures')}
        text={t('settings.home.figuresText', { count: HOME_FIGURES })}
      >
        <FigureFields />
      </SettingsSection>
      <SettingsSection title={t('settings.home.voices')} text={t('settings.home.voicesText')}>
        <VoiceFields />
      </SettingsSection>
      <SaveBar isConflict={isConflict} onLoad={onLoad} />
    </Form>
  )
}

function ShopSection() {
  const t = useT(settingsWords)
  return (
    <SettingsSection title={t('settings.shop.title')} text={t('settings.shop.text')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="shop.name" dir="auto" label={t('settings.shop.name')} autoComplete="organization" />
        <Field name="shop.email" kind="email" label={t('settings.shop.email')} />
        <Field name="shop.phone" kind="phone" label={t('settings.shop.phone')} required={false} />
        <Field
          name="timeZone"
          kind="code"
          autoCapitalize="none"
          list="time-zones"
          label={t('settings.shop.timeZone')}
          hint={t('settings.shop.timeZoneHint')}
        />
      </div>
      <TimeZones />
    </SettingsSection>
  )
}

function SellerSection() {
  const t = useT(settingsWords)
  return (
    <SettingsSection title={t('settings.seller.title')} text={t('settings.seller.text')}>
      <Field name="shop.legalName" dir="auto" label={t('settings.seller.legalName')} required={false} />
      <TextAreaField
        name="shop.address"
        dir="auto"
        label={t('settings.seller.address')}
        hint={t('settings.seller.addressHint', { max: ADDRESS_LINES_MAX })}
        rows={4}
      />
    </SettingsSection>
  )
}

function TimeZones() {
  return (
    <datalist id="time-zones">
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}
