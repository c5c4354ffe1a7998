import { useState } from 'react'
import { Link } from 'react-router'
import { useWatchedSession } from '../../features/auth/watched-session'
import { consoleWords } from '../../i18n/console/words/console-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Wordmark } from '../../ui/wordmark'
import { PageOutlet } from '../page-outlet'
import { SkipLink } from '../skip-link'
import { Command } from './command/command'
import type { ConsolePanel } from './command/use-console-keys'
import { ConsoleAccount } from './console-account'
import ConsoleFooter from './console-footer'
import { ConsoleMenu } from './console-menu'
import { ConsoleNav } from './console-nav'
import { useKeptFocus } from './use-kept-focus'

/** Layout of the console: a side rail on wide screens, a top bar with a menu on narrow ones. */
export default function ConsoleLayout() {
  useWatchedSession('admin')
  useKeptFocus()
  const [panel, setPanel] = useState<ConsolePanel | null>(null)
  const search = () => setPanel('menu')
  return (
    <div
      data-area="work"
      className="min-h-dvh [--sticky-top:4rem] print:block lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:[--sticky-top:0px]"
    >
      <SkipLink />
      <Command panel={panel} onPanel={setPanel} />
      <header className="top-0 z-(--z-head) border-hairline bg-sunken max-lg:tall:sticky max-lg:border-b lg:sticky lg:h-dvh lg:border-e">
        <div className="flex h-16 items-center gap-3 px-4 lg:hidden">
          <Brand />
          <SearchIcon onOpen={search} />
          <ConsoleMenu />
        </div>
        <div className="hidden h-full flex-col gap-4 p-4 lg:flex">
          <div className="flex px-2 pt-2">
            <Brand />
          </div>
          <SearchButton onOpen={search} />
          {/* The links scroll, so that name, language and the way out stay in view. */}
          <div className="-m-1 min-h-0 flex-1 overflow-y-auto p-1">
            <ConsoleNav />
          </div>
          <ConsoleAccount />
        </div>
      </header>
      <div className="flex min-w-0 flex-col lg:min-h-dvh">
        <main id="main" tabIndex={-1} className="flex-1 outline-none max-lg:min-h-[calc(100dvh-4rem)]">
          <PageOutlet />
        </main>
        <ConsoleFooter />
      </div>
    </div>
  )
}

/** Button that opens the command menu and shows its shortcut. */
function SearchButton({ onOpen }: { onOpen: () => void }) {
  const t = useT(consoleWords)
  return (
    <Button kind="secondary" size="sm" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onOpen}>
      <Icon name="search" size={16} />
      <span className="me-auto">{t('console.search')}</span>
      <span dir="ltr" aria-hidden="true" className="text-ink-soft text-xs">
        Ctrl K
      </span>
    </Button>
  )
}

function SearchIcon({ onOpen }: { onOpen: () => void }) {
  const t = useT(consoleWords)
  return (
    <Button kind="quiet" iconOnly aria-label={t('console.search')} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="search" size={22} />
    </Button>
  )
}

function Brand() {
  const t = useT(consoleWords)
  return (
    <Link
      to="/admin"
      aria-label={`${t('common.brand')}, ${t('console.name')}`}
      className="me-auto flex min-h-11 items-center gap-2.5"
    >
      <Wordmark className="h-5 w-auto rtl:h-7" />
      <span className="border-edge border-s ps-2.5 text-ink-soft">{t('console.name')}</span>
    </Link>
  )
}
