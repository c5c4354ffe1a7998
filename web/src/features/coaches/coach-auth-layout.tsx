import type { ReactNode } from 'react'
import { useT } from '../../i18n/i18n'
import { Notice } from '../../ui/notice'
import { coachWords } from './words/coach-words'

/** Layout of sign-in and registration: the form and, on wide screens, an introduction to the coach area. */
export function CoachAuthLayout(props: {
  title: string
  intro: string
  hint?: string
  children: ReactNode
  foot: ReactNode
}) {
  const t = useT(coachWords)
  return (
    <div className="page grid gap-x-16 py-8 sm:py-12 lg:min-h-[calc(100dvh-var(--header-height)-1px)] lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-stretch">
      <div className="mx-auto grid w-full max-w-md content-center gap-7">
        <header className="grid gap-3">
          <h1 tabIndex={-1} className="wide text-3xl">
            {props.title}
          </h1>
          <p className="text-ink-soft">{props.intro}</p>
        </header>
        {props.hint ? <Notice kind="info">{props.hint}</Notice> : null}
        {props.children}
        <div className="grid gap-1 border-hairline border-t pt-4 text-ink-soft">{props.foot}</div>
      </div>
      <aside className="relative hidden overflow-clip rounded-card bg-night p-12 text-on-night lg:flex lg:flex-col lg:justify-end">
        <Plate />
        <p className="wide relative max-w-[14ch] font-bold font-display text-4xl leading-(--leading-heading)">
          {t('coach.panel.title')}
        </p>
        <p className="relative mt-5 max-w-[38ch] text-on-night-soft">{t('coach.panel.text')}</p>
      </aside>
    </div>
  )
}

/** Front view of a weight plate, larger than the panel. */
function Plate() {
  return (
    <svg viewBox="0 0 560 560" aria-hidden="true" className="-end-40 -top-40 absolute w-140">
      <g fill="none" stroke="var(--on-night)">
        <circle cx="280" cy="280" r="262" strokeWidth="30" opacity="0.14" />
        <circle cx="280" cy="280" r="224" strokeWidth="2" opacity="0.2" />
        <circle cx="280" cy="280" r="150" strokeWidth="56" opacity="0.1" />
        <circle cx="280" cy="280" r="66" strokeWidth="14" opacity="0.3" />
      </g>
    </svg>
  )
}
