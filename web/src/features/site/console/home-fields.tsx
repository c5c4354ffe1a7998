import { type Locale, localeCodes, locales } from 'contract/locale'
import { HOME_FIGURES, TESTIMONIALS_MAX } from 'contract/site/settings-rules'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { useFormContext } from '../../../ui/form/context'
import { Field, TextAreaField } from '../../../ui/form/field'
import { changeField } from '../../../ui/form/store'
import { useFormValues } from '../../../ui/form/use-form'
import { Icon } from '../../../ui/icon'
import type { SettingsValues } from './settings-form'
import { settingsWords } from './words/settings-words'

/** Language and direction attributes of a language's fields. */
const own = (language: Locale) => ({ lang: language, dir: locales[language].dir })

/** The four figures of the home page, each with a value and a label per language. */
export function FigureFields() {
  const t = useT(settingsWords)
  return (
    <div className="grid gap-6">
      {Array.from({ length: HOME_FIGURES }, (_, i) => `home.figures.${i}`).map((path, i) => (
        <fieldset key={path} className="grid min-w-0 gap-3">
          <legend className="mb-2 font-semibold text-sm">
            {t('settings.home.figure', { number: i + 1 })}
          </legend>
          {localeCodes.map((language) => (
            <div key={language} className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <Field
                name={`${path}.value.${language}`}
                label={t('settings.home.value', { language: locales[language].name })}
                {...own(language)}
              />
              <Field
                name={`${path}.label.${language}`}
                label={t('settings.home.label', { language: locales[language].name })}
                {...own(language)}
              />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

const blank = { en: '', fa: '', nl: '' }

/** Testimonials; if there are none, the home page omits the section. */
export function VoiceFields() {
  const t = useT(settingsWords)
  const { form } = useFormContext()
  const { testimonials } = (useFormValues(form) as SettingsValues).home
  const set = (next: SettingsValues['home']['testimonials']) => changeField(form, 'home.testimonials', next)
  return (
    <div className="grid gap-8">
      {testimonials.map((_, i) => (
        // Testimonials have no id, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are bound to their place
        <fieldset key={i} className="grid min-w-0 gap-4">
          <legend className="mb-2 flex w-full items-center justify-between gap-4 font-semibold text-sm">
            {t('settings.home.voice', { number: i + 1 })}
            <Button
              kind="quiet"
              size="sm"
              onClick={() => set(testimonials.filter((_, at) => at !== i))}
              aria-label={t('settings.home.removeVoice', { number: i + 1 })}
            >
              <Icon name="trash" size={16} />
              {t('settings.home.remove')}
            </Button>
          </legend>
          {localeCodes.map((language) => (
            <VoiceInLanguage key={language} path={`home.testimonials.${i}`} language={language} />
          ))}
        </fieldset>
      ))}
      {testimonials.length < TESTIMONIALS_MAX ? (
        <Button
          kind="secondary"
          className="justify-self-start"
          onClick={() => set([...testimonials, { quote: blank, author: blank, detail: blank }])}
        >
          <Icon name="plus" size={18} />
          {t('settings.home.addVoice')}
        </Button>
      ) : null}
    </div>
  )
}

function VoiceInLanguage({ path, language }: { path: string; language: Locale }) {
  const t = useT(settingsWords)
  const name = locales[language].name
  return (
    <div className="grid gap-3 border-hairline border-s-2 ps-4">
      <TextAreaField
        name={`${path}.quote.${language}`}
        label={t('settings.home.quote', { language: name })}
        rows={2}
        {...own(language)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          name={`${path}.author.${language}`}
          label={t('settings.home.author', { language: name })}
          {...own(language)}
        />
        <Field
          name={`${path}.detail.${language}`}
          label={t('settings.home.detail', { language: name })}
          {...own(language)}
        />
      </div>
    </div>
  )
}
