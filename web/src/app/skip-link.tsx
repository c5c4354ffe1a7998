import { useT } from '../i18n/i18n'

/** First tab stop; jumps over the header to the content. */
export function SkipLink() {
  const t = useT()
  return (
    <a
      href="#main"
      className="-translate-y-20 fixed print:hidden start-4 top-3 z-(--z-toast) rounded-field bg-ink px-4 py-3 font-semibold text-paper transition-transform focus:translate-y-0"
    >
      {t('common.skip')}
    </a>
  )
}
