import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'

/** The year, and who has the rights: the shop's name where no legal one is known. */
export function Rights({ name }: { name?: string }) {
  const t = useT()
  const year = String(new Date().getFullYear())
  // A page that the server painted before midnight may come alive in the next year.
  return (
    <span suppressHydrationWarning>
      {t('nav.footer.rights', { year, name: isolatedName(name || t('common.brand')) })}
    </span>
  )
}
