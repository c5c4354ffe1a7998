import { Suspense } from 'react'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { lazyPage } from '../../lazy-page'
import { type ConsolePanel, useConsoleKeys } from './use-console-keys'
import { commandWords } from './words/command-words'

const CommandMenu = lazyPage<{ onClose: () => void }>(() => import('./command-menu'), {
  words: [commandWords, consoleWords],
})
const KeysDialog = lazyPage<{ onClose: () => void }>(() => import('./keys-dialog'), {
  words: [commandWords],
})

interface Props {
  panel: ConsolePanel | null
  onPanel: (panel: ConsolePanel | null) => void
}

/** Keyboard shortcuts of the console and their lazily loaded dialogs. */
export function Command({ panel, onPanel }: Props) {
  useConsoleKeys(onPanel)
  const close = () => onPanel(null)
  return (
    <Suspense>
      {panel === 'menu' ? <CommandMenu onClose={close} /> : null}
      {panel === 'keys' ? <KeysDialog onClose={close} /> : null}
    </Suspense>
  )
}
