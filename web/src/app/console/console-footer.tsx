import { Link } from 'react-router'
import { useMessages } from '../../i18n/console/use-messages'
import { useT } from '../../i18n/i18n'

/** The way back to the shop, below every page of the console. */
export default function ConsoleFooter() {
  const tCommon = useT()
  const t = useMessages()
  return (
    <footer className="flex flex-wrap items-center gap-x-5 border-hairline border-t px-4 py-3 text-ink-soft text-xs sm:px-8">
      <span>
        {tCommon('common.brand')} · {t('console')}
      </span>
      <Link to="/" className="link inline-flex min-h-9 items-center">
        {t('toShop')}
      </Link>
    </footer>
  )
}
