import { Link } from 'react-router'
import { consoleWords } from '../../i18n/console/words/console-words'
import { useT } from '../../i18n/i18n'

/** Link back to the shop on every console page. */
export default function ConsoleFooter() {
  const t = useT(consoleWords)
  return (
    <footer className="flex flex-wrap items-center gap-x-5 border-hairline border-t px-4 py-3 text-ink-soft text-xs sm:px-8">
      <span>
        {t('common.brand')} · {t('console.name')}
      </span>
      <Link to="/" className="link inline-flex min-h-9 items-center">
        {t('console.toShop')}
      </Link>
    </footer>
  )
}
