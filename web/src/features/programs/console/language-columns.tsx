import { type Locale, localeCodes, locales } from 'contract/locale'
import type { ReactNode } from 'react'

/** The same fields in each language, side by side where there is room; the language names its group. */
export function LanguageColumns({ children }: { children: (language: Locale) => ReactNode }) {
  return (
    <div className="@container">
      <div className="grid gap-6 @min-[40rem]:grid-cols-3 @min-[40rem]:gap-5">
        {localeCodes.map((language) => (
          <fieldset key={language} className="grid min-w-0 content-start gap-4">
            <legend
              lang={language}
              className="mb-3 w-full border-hairline border-b pb-1 font-semibold text-ink-soft text-sm"
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
