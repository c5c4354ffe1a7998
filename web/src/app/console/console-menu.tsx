import { useState } from 'react'
import { useLocation } from 'react-router'
import { useConsoleSignOut } from '../../features/auth/sign-out.api'
import { consoleWords } from '../../i18n/console/words/console-words'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Dialog, DialogBody } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { LanguageChoice, ThemeChoice } from '../language-theme-choice'
import { ConsolePerson } from './console-account'
import { ConsoleNav } from './console-nav'

/** Rail of narrow screens, opened by a button. */
export function ConsoleMenu() {
  const t = useT(consoleWords)
  const signOut = useConsoleSignOut()
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const close = () => setOpenOn(null)
  return (
    <>
      <Button
        kind="quiet"
        iconOnly
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenOn(pathname)}
      >
        <Icon name="menu" size={24} />
      </Button>
      <Dialog open={open} onClose={close} title={t('nav.menu')} place="side">
        <DialogBody className="grid content-start gap-7">
          <ConsoleNav onChosen={close} />
          <LanguageChoice />
          <ThemeChoice />
          <div className="grid gap-4 border-hairline border-t pt-5">
            <ConsolePerson />
            <div className="flex flex-wrap gap-3">
              <Button kind="secondary" onClick={signOut}>
                <Icon name="logout" size={18} />
                {t('console.logout')}
              </Button>
            </div>
          </div>
        </DialogBody>
      </Dialog>
    </>
  )
}
