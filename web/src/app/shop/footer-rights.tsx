import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'

/** Copyright line with the year and the legal name, or else the brand. */
export function Rights({ name }: { name?: string }) {
  const t = useT()
  const year = String(new Date().getFullYear())
  // A page prerendered before New Year may hydrate after it.
  return (
    <span suppressHydrationWarning>
      {t('nav.footer.rights', { year, name: isolatedName(name || t('common.brand')) })}
    </span>
  )
}
