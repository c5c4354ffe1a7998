import { type Locale, localeCodes, locales } from 'contract/locale'
import { type ReactNode, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { cx } from '../cx'
import { Segmented } from '../segmented'
import { useFormContext } from './context'

/** Returns the language at the start of a path such as `fa.name`. */
const languageOf = (path: string | undefined) =>
  localeCodes.find((language) => path?.startsWith(`${language}.`))

interface Props {
  /** Fields of one language. */
  children: (language: Locale) => ReactNode
  /** Stacks the groups where columns would cut long texts; the fields then have the full width. */
  stacks?: boolean
}

/** Two fields of a stacked group that fit beside each other. */
export function LanguagePair({ children }: { children: ReactNode }) {
  return (
    <div className="grid content-start gap-4 @min-[40rem]:@max-[56rem]:grid-cols-2 @min-[40rem]:@max-[56rem]:gap-5">
      {children}
    </div>
  )
}

/**
 * Fields of each language: groups side by side, or one at a time on phones. A problem in a hidden language selects that
 * language.
 */
export function LanguageColumns({ children, stacks = false }: Props) {
  const t = useT()
  const { focus } = useFormContext().state
  const [shown, setShown] = useState<Locale>('en')
  const [followed, setFollowed] = useState(focus)
  // Set during render, so the field is visible when the form focuses it.
  if (focus !== followed) {
    setFollowed(focus)
    setShown(languageOf(focus?.path) ?? shown)
  }
  return (
    <div className="@container grid gap-4">
      <div className="@min-[40rem]:hidden">
        <Segmented
          wide
          label={t('nav.language')}
          value={shown}
          onChange={setShown}
          segments={localeCodes.map((language) => ({
            value: language,
            label: locales[language].name,
            lang: language,
          }))}
        />
      </div>
      <div
        className={
          stacks
            ? 'grid @min-[40rem]:gap-8 @min-[56rem]:grid-cols-3 @min-[56rem]:gap-5'
            : 'grid @min-[40rem]:grid-cols-3 @min-[40rem]:gap-5'
        }
      >
        {localeCodes.map((language) => (
          <fieldset
            key={language}
            className={cx('grid min-w-0 content-start gap-4', language !== shown && '@max-[40rem]:hidden')}
          >
            <legend
              lang={language}
              className="mb-3 w-full border-hairline border-b pb-1 font-semibold text-ink-soft text-sm @max-[40rem]:sr-only"
            >
              {locales[language].name}
            </legend>
            {children(language)}
          </fieldset>
        ))}
      </div>
    </div>
  )
}
