import type { ShopSettings } from 'contract/site/settings-calls'
import { ADDRESS_LINES_MAX, HOME_FIGURES } from 'contract/site/settings-rules'
import { type ReactNode, useId, useRef, useState } from 'react'
import { errorText, refusalOf } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { UnsavedGuard, useUnsaved } from '../../../ui/edit/unsaved'
import { ErrorState } from '../../../ui/error-state'
import { Field, TextAreaField } from '../../../ui/form/field'
import { Form } from '../../../ui/form/form'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { FigureFields, VoiceFields } from './home-fields'
import { useSaveShopSettings, useShopSettings } from './settings.api'
import { limits, problemsOf, settingsOf, valuesOf } from './settings-form'
import { settingsWords } from './words/settings-words'

/** Settings of the shop's identity and home page. */
export default function SettingsPage() {
  const t = useT(consoleWords, settingsWords)
  const { data, isError, refetch } = useShopSettings()
  // A background refetch must not replace typed values; only an explicit reload does.
  const [asked, setAsked] = useState<ShopSettings>()
  const first = useRef(data)
  first.current ??= data
  const began = asked ?? first.current
  // A background refetch may already have loaded this version, so only the state makes the form render it.
  const load = async () => setAsked((await refetch()).data)
  usePageTitle(t('console.title', { page: t('settings.title') }))
  return (
    <ListPage title={t('settings.title')} intro={t('settings.intro')}>
      {began ? (
        <Guarded key={began.version} began={began} onLoad={() => void load()} />
      ) : isError ? (
        <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" className="grid gap-4">
          <span className="sr-only">{t('settings.loading')}</span>
          <Skeleton className="h-64" />
          <Skeleton className="h-48" />
        </div>
      )}
    </ListPage>
  )
}

interface FormProps {
  began: ShopSettings
  onLoad: () => void
}

/** Asks before unsaved changes are discarded. */
function Guarded(props: FormProps) {
  return <UnsavedGuard>{() => <SettingsForm {...props} />}</UnsavedGuard>
}

function SettingsForm({ began, onLoad }: FormProps) {
  const t = useT(errorWords, settingsWords)
  const toast = useToast()
  const { mutateAsync: save } = useSaveShopSettings()
  const version = useRef(began.version)
  const conflict = useRef(false)
  const [kept, setKept] = useState(() => valuesOf(began))
  const form = useForm({
    rules: problemsOf,
    initial: valuesOf(began),
    limits,
    show: 'all',
    errorText: (error) => errorText(t, error, t('settings.notSaved')),
    onFailure: (error) => {
      conflict.current = refusalOf(error)?.code === 'site.settings_changed'
    },
    submit: async (values) => {
      conflict.current = false
      const saved = await save({ ...settingsOf(values), version: version.current })
      version.current = saved.version
      setKept(values)
      toast(t('settings.saved'))
    },
  })
  const { busy } = useFormState(form)
  const values = useFormValues(form)
  useUnsaved(!busy && !isSame(values, kept))
  return (
    <Form form={form} className="grid gap-8">
      <Part title={t('settings.shop.title')} text={t('settings.shop.text')}>
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
      </Part>
      <Part title={t('settings.seller.title')} text={t('settings.seller.text')}>
        <Field name="shop.legalName" dir="auto" label={t('settings.seller.legalName')} required={false} />
        <TextAreaField
          name="shop.address"
          dir="auto"
          label={t('settings.seller.address')}
          hint={t('settings.seller.addressHint', { max: ADDRESS_LINES_MAX })}
          rows={4}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="shop.registration"
            dir="auto"
            label={t('settings.seller.registration')}
            required={false}
          />
          <Field name="shop.vat" dir="auto" label={t('settings.seller.vat')} required={false} />
        </div>
      </Part>
      <Part title={t('settings.links.title')} text={t('settings.links.text')}>
        <Field name="storeLinks.ios" type="url" dir="ltr" label={t('settings.links.ios')} required={false} />
        <Field
          name="storeLinks.android"
          type="url"
          dir="ltr"
          label={t('settings.links.android')}
          required={false}
        />
      </Part>
      <Part title={t('settings.home.figures')} text={t('settings.home.figuresText', { count: HOME_FIGURES })}>
        <FigureFields />
      </Part>
      <Part title={t('settings.home.voices')} text={t('settings.home.voicesText')}>
        <VoiceFields />
      </Part>
      <div className="sticky bottom-(--foot,0px) z-(--z-bar) -mx-4 flex flex-wrap items-center justify-end gap-3 border-hairline border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
        <div className="me-auto">
          <FormError />
        </div>
        {conflict.current ? (
          <Button kind="secondary" onClick={onLoad}>
            {t('settings.load')}
          </Button>
        ) : null}
        <SubmitButton busyText={t('settings.saving')}>{t('settings.save')}</SubmitButton>
      </div>
    </Form>
  )
}

/** Compares form values, which are only texts, lists and objects. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-hairline border-t pt-7 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12"
    >
      <div className="grid content-start gap-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="max-w-prose text-ink-soft text-sm">{text}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
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
