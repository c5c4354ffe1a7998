import { Suspense } from 'react'
import { lazyPage } from '../../../ui/lazy-page'
import { type ConsolePanel, useConsoleKeys } from './use-console-keys'

const CommandMenu = lazyPage<{ onClose: () => void }>(() => import('./command-menu'))
const KeysDialog = lazyPage<{ onClose: () => void }>(() => import('./keys-dialog'))

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
