import { type ReactNode, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { DeviceAccount } from '../../../api/device-name'
import { useLocale, useT } from '../../../i18n/i18n'
import { usePageTitle } from '../../../ui/page-title'
import { GroupView } from './group-view'
import { ListView } from './list-view'
import { RestBar } from './rest-bar'
import type { RunningSession } from './running-session'
import { SessionContext, useSessionTools as useTools } from './session-context'
import { SessionNav } from './session-nav'
import { SessionNotices } from './session-notices'
import { SessionTop } from './session-top'
import { isComplete } from './slots'
import { SummaryView } from './summary-view'
import { unlockSound } from './tone'
import type { OpenSession } from './use-session'
import { useSessionTools } from './use-session-tools'
import { useWakeLock } from './wake-lock'
import { sessionWords } from './words/session-words'

interface Props {
  account: DeviceAccount
  opened: OpenSession
  session: RunningSession
}

/** Session mode: the whole screen, without header and bar. */
export function SessionScreen({ account, opened, session }: Props) {
  const t = useT(sessionWords)
  usePageTitle(session.focus || t('session.documentTitle'))
  const [spoken, setSpoken] = useState('')
  const announce = useCallback((text: string) => setSpoken(text), [])
  const tools = useSessionTools({ account, opened, session, announce })
  const isRunning = session.endedAt === null
  const lock = useWakeLock(isRunning)
  useSoundOnPress(isRunning)
  return (
    <SessionContext value={tools}>
      <div className="flex min-h-[calc(100dvh-var(--foot))] flex-col tall:h-[calc(100dvh-var(--foot))]">
        <SessionTop isUnsaved={opened.isUnsaved} onDiscard={opened.discard} />
        <Middle>
          <SessionNotices isUnsaved={opened.isUnsaved} />
          {isRunning ? <Body /> : <SummaryView />}
          {isRunning && lock === 'refused' ? (
            <p className="px-4 py-3 text-ink-soft text-sm">{t('session.awake')}</p>
          ) : null}
        </Middle>
        {isRunning ? (
          <>
            <RestBar />
            <SessionNav />
          </>
        ) : null}
        <p aria-live="polite" className="sr-only">
          {spoken}
        </p>
      </div>
    </SessionContext>
  )
}

function Body() {
  const t = useT(sessionWords)
  const { session, groups, done } = useTools()
  if (session.view === 'list') return <ListView />
  return (
    <>
      {isComplete(groups, done) ? (
        <p className="px-4 pt-4 font-semibold">{t('session.finish.allDone')}</p>
      ) : null}
      <GroupView />
    </>
  )
}

const SWIPE_PX = 64

/** Scrolls between top and bottom; a swipe leads to the next or the previous exercise. */
function Middle({ children }: { children: ReactNode }) {
  const { dir } = useLocale()
  const { session, groups, groupAt, open } = useTools()
  const start = useRef<{ x: number; y: number } | null>(null)
  const area = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new exercise begins at its top
  useEffect(() => void area.current?.scrollTo?.({ top: 0 }), [groupAt, session.view])
  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    const isField = event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog')
    start.current =
      touch && !isField && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
  }
  const onTouchEnd = (event: TouchEvent) => {
    const touch = event.changedTouches[0]
    const from = start.current
    start.current = null
    if (!touch || !from || session.view === 'list' || session.endedAt) return
    const x = touch.clientX - from.x
    const isSwipe = Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(touch.clientY - from.y)
    const forward = dir === 'rtl' ? x > 0 : x < 0
    const key = groups[groupAt + (forward ? 1 : -1)]?.[0]?.key
    if (isSwipe && key) open(key)
  }
  return (
    <div
      ref={area}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
      className="flex-1 tall:min-h-0 tall:overflow-y-auto tall:overscroll-contain"
    >
      <div className="mx-auto max-w-xl">{children}</div>
    </div>
  )
}

/** Browsers allow sound only after a press. */
function useSoundOnPress(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('pointerdown', unlockSound)
    document.addEventListener('keydown', unlockSound)
    return () => {
      document.removeEventListener('pointerdown', unlockSound)
      document.removeEventListener('keydown', unlockSound)
    }
  }, [isOn])
}
