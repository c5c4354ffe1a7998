import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { lazyPage } from '../../ui/lazy-page'

// Prefetched while the browser is idle, so the menu opens immediately.
const MenuPanel = lazyPage(() => import('./menu-panel'), { likelyNext: true })

/** Menu of narrow screens, with the header's links, the language and the theme. */
export function MobileMenu() {
  const t = useT()
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  const close = () => setOpenOn(null)

  useEffect(() => {
    // A rotated phone or a widened window shows the header's links again, so the menu closes.
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
