import type { UserProgram } from 'contract/programs/calls'
import { type ReactNode, useId } from 'react'
import { fullName } from '../../../i18n/full-name'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { cx } from '../../../ui/cx'
import { Status } from '../../../ui/status'
import { toneOf } from '../../site/status-tones'
import { programsWords } from './words/programs-words'

const KNOWN = ['pending', 'active', 'paused', 'completed', 'deactivated'] as const

/** The program's status; one that only a newer server knows is shown as it comes. */
export function ProgramStatus({ program }: { program: Pick<UserProgram, 'status' | 'stage'> }) {
  const t = useT(programsWords)
  const { status, stage } = program
  const known = KNOWN.find((one) => one === status)
  return (
    <Status tone={toneOf('programs', stage === 'pending' ? 'creating' : (stage ?? status), 'customer')}>
      {known ? t(`myPrograms.status.${known}`) : status}
    </Status>
  )
}

/** The coach's name, or that one is being assigned (decision X-52). */
export function CoachName({ coach }: { coach: UserProgram['coach'] }) {
  const t = useT(programsWords)
  if (!coach) return <span className="text-ink-soft">{t('myPrograms.card.assigning')}</span>
  return <bdi>{fullName(coach)}</bdi>
}

interface NextStep {
  /** Person whose turn it is; null if nothing is missing. */
  turn: 'you' | 'coach' | 'us' | null
  text: string
}

/** Returns the missing step and its actor; undefined while the program runs. */
export function useNextStep(program: UserProgram): NextStep | undefined {
  const t = useT(programsWords)
  const { tag } = useLocale()
  const { status, stage, coach } = program
  if (stage === 'pending') return { turn: 'us', text: t('myPrograms.next.opening') }
  if (stage === 'answering') return { turn: 'you', text: t('myPrograms.next.answering') }
  if (stage === 'creating') {
    return coach
      ? { turn: 'coach', text: t('myPrograms.next.creating', { coach: isolatedName(fullName(coach)) }) }
      : { turn: 'us', text: t('myPrograms.next.creatingAlone') }
  }
  const until = program.ownPause?.until
  if (status === 'paused' && until) {
    // Noon of the device is on the same day in every zone.
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(`${until}T12:00:00`))
    return { turn: null, text: t('myPrograms.next.ownPause', { day }) }
  }
  if (status === 'paused') return { turn: 'coach', text: t('myPrograms.next.paused') }
  if (status === 'completed') return { turn: null, text: t('myPrograms.next.completed') }
  if (status === 'deactivated') return { turn: null, text: t('myPrograms.next.deactivated') }
  return undefined
}

/** One part of a tab, with its heading. */
export function Part(props: { title: string; text?: string; className?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('grid min-w-0 content-start gap-3', props.className)}>
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {props.title}
        </h3>
        {props.text ? <p className="text-ink-soft text-sm">{props.text}</p> : null}
      </div>
      {props.children}
    </section>
  )
}

/** Entries of a list in the coach's words, each in its own direction. */
export function Entries({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5 marker:text-ink-soft">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the coach may write the same twice, and nothing moves here
        <li key={index} className="wrap-anywhere">
          <bdi>{entry}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** A list with its name inside of a part; nothing where the list is empty. */
export function NamedEntries({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold text-sm">{title}</h4>
      <Entries entries={entries} />
    </div>
  )
}

/** A part that holds a list; nothing where the list is empty. */
export function ListPart({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <Part title={title}>
      <Entries entries={entries} />
    </Part>
  )
}

/** Placeholder of a tab with an empty part of the plan. */
export function NothingHere() {
  const t = useT(programsWords)
  return <p className="text-ink-soft">{t('myPrograms.detail.nothing')}</p>
}
