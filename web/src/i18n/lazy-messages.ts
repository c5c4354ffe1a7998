import type { Locale } from 'contract/locale'
import { use, useMemo } from 'react'
import { useLocale } from './i18n'
import { createTranslate, type Translate } from './translate'
import type { Texts } from './types'

/**
 * Messages of a part of the site that few visitors open, loaded with that part instead of with the first page:
 * `const useMessages = lazyMessages<typeof en>({ en: () => import('./en'), … })`. The hook suspends until they are loaded;
 * a change of language keeps the old messages on the screen until then. Errors come from the site's own messages.
 */
export function lazyMessages<S>(
  loaders: Record<Locale, () => Promise<{ default: Texts<S> }>>,
): () => Translate<S> {
  const loaded = new Map<Locale, Promise<Texts<S>>>()

  function load(locale: Locale): Promise<Texts<S>> {
    const cached = loaded.get(locale)
    if (cached) return cached
    const loading = loaders[locale]().then((module) => module.default)
    loaded.set(locale, loading)
    // A failed load is not cached: the next render tries again.
    loading.catch(() => loaded.delete(locale))
    return loading
  }

  return () => {
    const { locale, errors } = useLocale()
    const texts = use(load(locale))
    return useMemo(() => createTranslate<S>(locale, { texts, errors }), [locale, texts, errors])
  }
}
