import type { Locale } from 'contract/locale'
import { useLocation } from 'react-router'
import { useSaveLanguage } from '../features/auth/auth.api'
import { useLocale, useT } from '../i18n/i18n'
import { useToast } from '../ui/toast'

/** Returns a function that changes the language of the site, and of mails to the signed-in account. */
export function useChooseLanguage(): (locale: Locale) => void {
  const { setLocale } = useLocale()
  const { pathname } = useLocation()
  const saveLanguage = useSaveLanguage()
  const toast = useToast()
  const t = useT()
  return (locale) => {
    // The page keeps its language if the messages fail to load.
    setLocale(locale).catch(() => toast(t('common.error.network'), { kind: 'alert' }))
    saveLanguage(/^\/admin(\/|$)/.test(pathname) ? 'admin' : 'customer', locale)
  }
}
