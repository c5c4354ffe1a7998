import { useEffect, useRef } from 'react'
import { useLocale, useT } from '../../i18n/i18n'
import { agoText } from '../../ui/ago'
import { Icon } from '../../ui/icon'
import { useConnection } from './connection.api'
import { keepForLater } from './service-worker'
import { offlineWords } from './words/offline-words'

/** Banner at the foot of every page while the server is unreachable, with the age of the visible data. */
export default function ConnectionBanner() {
  const t = useT(offlineWords)
  const { locale, tag } = useLocale()
  const { state, savedAt } = useConnection()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(keepForLater, [])
  const shown = state !== 'there'
  // `--banner` lifts elements that stick to the lower edge above the banner.
  useEffect(() => {
    const { style } = document.documentElement
    if (shown) style.setProperty('--banner', `${bar.current?.offsetHeight ?? 0}px`)
    else style.removeProperty('--banner')
    return () => void style.removeProperty('--banner')
  }, [shown])
  const text =
    state === 'back'
      ? t('connection.back')
      : savedAt === undefined
        ? t('connection.lost')
        : t('connection.saved', { when: agoText(savedAt, locale, tag) })
  return (
    <div role="status" className="print:hidden">
      {shown ? (
        <div
          ref={bar}
          data-keep-clear=""
          className="fixed inset-x-0 bottom-(--bar) z-(--z-bar) flex items-center justify-center gap-2 border-hairline border-t bg-saffron-wash px-4 pt-2 pb-[max(0.5rem,var(--safe-foot))] text-center font-medium text-sm"
        >
          <Icon name={state === 'back' ? 'check' : 'attention'} size={16} />
          <span>{text}</span>
        </div>
      ) : null}
    </div>
  )
}
