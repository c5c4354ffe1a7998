import type { Locale } from 'contract/locale'
import { useLocation } from 'react-router'
import { useSaveLanguage } from '../features/auth/auth.api'
import { useLocale, useT } from '../i18n/i18n'
import { useToast } from '../ui/toast'

/** Changes the language of the site, and of the mails to who is signed in to this part of it. */
export function useChooseLanguage(): (locale: Locale) => void {
  const { setLocale } = useLocale()
  const { pathname } = useLocation()
  const saveLanguage = useSaveLanguage()
  const toast = useToast()
  const t = useT()
  return (locale) => {
    // The page stays in its language where the texts of the other one do not arrive.
    setLocale(locale).catch(() => toast(t('common.error.network'), { kind: 'alert' }))
    saveLanguage(/^\/admin(\/|$)/.test(pathname) ? 'admin' : 'customer', locale)
  }
}
