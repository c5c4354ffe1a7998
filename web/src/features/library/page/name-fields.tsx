import { locales } from 'contract/locale'
import { useT } from '../../../i18n/i18n'
import { Field, TextAreaField } from '../../../ui/form/field'
import { LanguageColumns } from '../../../ui/form/language-columns'
import { libraryWords } from './words/library-words'

/** Name and other names of an entry in every language, and one longer text. */
export function NameFields({ long }: { long?: { name: string; label: string } }) {
  const t = useT(libraryWords)
  return (
    <LanguageColumns>
      {(language) => {
        const look = { lang: language, dir: locales[language].dir }
        return (
          <>
            <Field
              name={`${language}.name`}
              label={t('library.name')}
              required={language === 'en'}
              {...look}
            />
            <Field name={`${language}.aliases`} label={t('library.aliases')} required={false} {...look} />
            {long ? <TextAreaField name={`${language}.${long.name}`} label={long.label} {...look} /> : null}
          </>
        )
      }}
    </LanguageColumns>
  )
}
