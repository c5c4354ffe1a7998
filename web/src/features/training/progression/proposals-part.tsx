import type { SetTarget } from 'contract/programs/set-rules'
import type { ProgressionProposal } from 'contract/training/progression-calls'
import { useId, useState } from 'react'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { type ProposalAct, useProposalAct } from './progression.api'
import { typedLoad } from './typed-load'
import { progressionWords } from './words/progression-words'

interface Props {
  coachId: string
  id: string
  proposals: readonly ProgressionProposal[]
  /** Reads the plan anew once targets were written. */
  onAccepted: () => void
}

const isHeld = ({ heldBy }: ProgressionProposal) => heldBy !== null

/** Targets whose load a proposal changes, as they would become. */
function changedTargets({ kind, from, to }: ProgressionProposal): SetTarget[] {
  return to.filter(({ load }, at) =>
    load === undefined ? false : kind === 'deload' ? at >= from.length : load !== from[at]?.load,
  )
}

/** The load of a set before and after; sets from 1. */
function changeOf({ from }: ProgressionProposal, { index, load = 0, unit, percentOf }: SetTarget) {
  const before = from.find((target) => target.index === index && target.load !== undefined)
  return {
    set: index + 1,
    from: before?.load ?? 0,
    to: load,
    unit: percentOf ? ('percent' as const) : (unit ?? 'kg'),
  }
}

type Change = ReturnType<typeof changeOf>

/** Proposed targets with their reasons; accepted, edited or refused one by one or all together. */
export function ProposalsPart({ coachId, id, proposals, onAccepted }: Props) {
  const t = useT(progressionWords, errorWords)
  const toast = useToast()
  const once = useOneAtATime()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const { mutateAsync } = useProposalAct({ coachId, id })
  const act = (wish: ProposalAct) =>
    once('act', async () => {
      try {
        await mutateAsync(wish)
        toast(
          t(wish.act === 'accept' ? 'progression.accepted' : 'progression.refused', {
            count: wish.ids.length,
          }),
        )
        if (wish.act === 'accept') onAccepted()
      } catch (error) {
        toast(errorText(t, error, t('progression.notSaved')), { kind: 'alert' })
      }
    })
  const accept = (some: readonly ProgressionProposal[]) => {
    const values: Record<string, number> = {}
    for (const { _id } of some) {
      const text = typed[_id]
      if (text === undefined) continue
      const load = typedLoad(text)
      if (load === undefined) return toast(t('progression.wrongLoad'), { kind: 'alert' })
      values[_id] = load
    }
    void act({ act: 'accept', ids: some.map(({ _id }) => _id), values })
  }
  const refuse = (some: readonly ProgressionProposal[]) =>
    void act({ act: 'refuse', ids: some.map(({ _id }) => _id) })
  const open = proposals.filter((one) => !isHeld(one))
  if (proposals.length === 0) return <p className="text-ink-soft">{t('progression.none')}</p>
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {proposals.map((proposal) => (
          <Line
            key={proposal._id}
            proposal={proposal}
            typed={typed[proposal._id]}
            onType={(text) => setTyped({ ...typed, [proposal._id]: text })}
            onAccept={() => accept([proposal])}
            onRefuse={() => refuse([proposal])}
          />
        ))}
      </ul>
      {open.length > 1 ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => accept(open)}>
            {t('progression.acceptAll')}
          </Button>
          <Button size="sm" kind="secondary" onClick={() => refuse(proposals)}>
            {t('progression.refuseAll')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

interface LineProps {
  proposal: ProgressionProposal
  /** Load as the coach typed it; undefined for the proposed one. */
  typed: string | undefined
  onType: (text: string) => void
  onAccept: () => void
  onRefuse: () => void
}

/** One load can be typed over where all sets change alike; different ones are listed set by set. */
function Line({ proposal, typed, onType, onAccept, onRefuse }: LineProps) {
  const t = useT(progressionWords)
  const id = useId()
  const { name, reason, kind } = proposal
  const changed = changedTargets(proposal)
  // Targets of one week and of every week may change alike.
  const texts = new Set(changed.map((target) => JSON.stringify(changeOf(proposal, target))))
  const changes = [...texts].map((text): Change => JSON.parse(text))
  const [first] = changes
  const isOne = new Set(changes.map(({ from, to, unit }) => `${from} ${to} ${unit}`)).size === 1
  const unit = t(`progression.units.${first?.unit ?? 'kg'}`)
  const titled = { name: isolatedName(name) }
  return (
    <li aria-labelledby={id} className="grid gap-2 rounded-card border border-hairline p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 id={id} className="font-semibold">
          <bdi>{name}</bdi>
        </h4>
        <Badge>{t(`progression.kinds.${kind}`)}</Badge>
        {first && isOne ? (
          <span className="tabular-nums">
            {t('progression.change', { from: first.from, to: first.to, unit })}
          </span>
        ) : null}
        {isHeld(proposal) ? <Badge>{t('progression.held')}</Badge> : null}
      </div>
      {isOne ? null : (
        <ul className="grid gap-1 text-sm tabular-nums empty:hidden">
          {changes.map(({ set, from, to, unit }) => (
            <li key={`${set} ${from} ${to} ${unit}`}>
              {t('progression.setChange', { n: set, from, to, unit: t(`progression.units.${unit}`) })}
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft text-sm">{reason}</p>
      <div className="flex flex-wrap items-end gap-2">
        {first && isOne ? (
          <div className="w-32">
            <TextField
              label={t('progression.load', { unit })}
              size="sm"
              inputMode="decimal"
              dir="ltr"
              aria-describedby={id}
              value={typed ?? String(first.to)}
              onChange={({ target }) => onType(target.value)}
            />
          </div>
        ) : null}
        {first ? (
          <Button size="sm" aria-label={t('progression.acceptOne', titled)} onClick={onAccept}>
            {t('progression.accept')}
          </Button>
        ) : null}
        <Button size="sm" kind="secondary" aria-label={t('progression.refuseOne', titled)} onClick={onRefuse}>
          {t('progression.refuse')}
        </Button>
      </div>
    </li>
  )
}
