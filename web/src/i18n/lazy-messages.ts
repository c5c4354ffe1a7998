import type { Locale } from 'contract/locale'
import { use, useMemo } from 'react'
import { useLocale } from './i18n'
import { createTranslate, type Translate } from './translate'
import type { Texts } from './types'

/**
 * Texts of a part of the site that few visitors open, fetched with that part instead of with the first page:
 * `const useWords = lateTexts<typeof en>({ en: () => import('./en'), … })`. The hook waits (Suspense) until they are
 * here; a change of language keeps the old words on the screen until then. Errors come from the site's own texts.
 */
export function lateTexts<S>(
  loaders: Record<Locale, () => Promise<{ default: Texts<S> }>>,
): () => Translate<S> {
  const kept = new Map<Locale, Promise<Texts<S>>>()

  function load(locale: Locale): Promise<Texts<S>> {
    const known = kept.get(locale)
    if (known) return known
    const loading = loaders[locale]().then((module) => module.default)
    kept.set(locale, loading)
    // Whoever tries again asks again.
    loading.catch(() => kept.delete(locale))
    return loading
  }

  return () => {
    const { locale, errors } = useLocale()
    const texts = use(load(locale))
    return useMemo(() => createTranslate<S>(locale, { texts, errors }), [locale, texts, errors])
  }
}
