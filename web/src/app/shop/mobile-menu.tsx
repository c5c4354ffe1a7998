import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { lazyPage } from '../lazy-page'

// Fetched while the browser rests, so that it is there when it is asked for.
const MenuPanel = lazyPage(() => import('./menu-panel'), { likelyNext: true })

/** The menu of narrow screens: every link of the header, the language and the theme again. */
export function MobileMenu() {
  const t = useT()
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  const close = () => setOpenOn(null)

  useEffect(() => {
    // Turning a phone or widening the window brings the header's own links back.
    const wide = matchMedia('(min-width: 64rem)')
    const onWide = () => wide.matches && setOpenOn(null)
    wide.addEventListener('change', onWide)
    return () => wide.removeEventListener('change', onWide)
  }, [])

  return (
    <div className="lg:hidden">
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
      {opened ? (
        <Suspense>
          <MenuPanel open={open} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
