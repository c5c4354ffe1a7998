import { useQueryClient } from '@tanstack/react-query'
import type { PlanConflict } from 'contract/programs/coach-calls'
import { saveProgramData } from 'contract/programs/coach-routes'
import { mergePlan, patchOf } from 'contract/programs/plan-changes'
import { useRef, useState } from 'react'
import { sessionOf } from '../../../api/areas'
import { call } from '../../../api/call'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import type { CornerToastAction } from '../../../ui/corner-toast'
import { isProgram, type OpenProgram, programKey } from './program.api'
import { programEditorWords } from './words/program-editor-words'

type T = ReturnType<typeof useT<[typeof programEditorWords, typeof errorWords]>>

/** Message about a save. */
export interface Told {
  kind: 'success' | 'error' | 'warning'
  text: string
  action?: CornerToastAction | undefined
}

/** Makes a change that the server works out; resolves to true if it was made. */
export type PlanChange = (
  send: (knows: number) => Promise<unknown>,
  said: string,
  action?: CornerToastAction,
) => Promise<boolean>

/** A save that met a newer value: which of the two is to stand is for the person to say. */
export interface Conflict {
  path: string
  mine: unknown
  current: unknown
  version: number
  /** Ends the wait of the field that was saved: whether its draft is done with. */
  settle: (done: boolean) => void
}

/** The sentence of a failed save (decision X-54). */
export function saveErrorText(t: T, error: unknown): string {
  if (!(error instanceof Error)) return t('programEditor.errors.unknown')
  const refusal = refusalOf(error)
  if (!refusal) return t('programEditor.errors.update')
  if (!refusal.isOurs) return t('programEditor.errors.server', { status: String(refusal.status) })
  return errorText(t, error, t('programEditor.errors.save'))
}

function conflictOf(error: unknown): PlanConflict | undefined {
  const refusal = refusalOf(error)
  return refusal?.code === 'programs.changed_meanwhile' ? (refusal.data as PlanConflict) : undefined
}

/** Returns the current values at a path; of phases, those that were sent. */
function currentAt(path: string, current: Record<string, unknown>): unknown {
  if (Object.hasOwn(current, path)) return current[path]
  const inside = Object.entries(current).filter(([one]) => one.startsWith(`${path}.`))
  return Object.fromEntries(inside.map(([one, value]) => [one.slice(path.length + 1), value]))
}

interface Of {
  coachId: string
  id: string
  /** Version of the loaded plan. */
  version: number
}

/**
 * Saves one path of a plan at a time, with the version in which that path was last seen: what others write elsewhere
 * meanwhile neither stops a save nor is overwritten by one (decision X-53).
 */
export function usePlanSave({ coachId, id, version }: Of, tell: (told: Told) => void) {
  const t = useT(programEditorWords, errorWords)
  const client = useQueryClient()
  const seen = useRef(new Map<string, number>())
  const loaded = useRef(version)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  /** Records `value` at `path` as of version `at`. */
  function stands(path: string, value: unknown, at: number) {
    seen.current.set(path, at)
    client.setQueriesData<OpenProgram>({ queryKey: programKey(coachId, id), predicate: isProgram }, (now) =>
      now?.programData ? { ...now, programData: mergePlan(now.programData, patchOf(path, value)) } : now,
    )
  }

  async function send(path: string, value: unknown, knows: number): Promise<boolean> {
    if (!sessionOf('coach').current().token) return refuse(t('programEditor.errors.noToken'))
    if (!id) return refuse(t('programEditor.errors.noId'))
    try {
      const { data } = await call(saveProgramData, {
        params: { id },
        body: patchOf(path, value),
        headers: { 'If-Match': String(knows) },
      })
      stands(path, value, data?.version ?? knows + 1)
      tell({ kind: 'success', text: t('programEditor.saved') })
      return true
    } catch (error) {
      const met = conflictOf(error)
      if (met) return ask(path, value, met)
      console.warn('Failed to update user program data', error)
      return refuse(saveErrorText(t, error))
    }
  }
  function refuse(text: string): false {
    tell({ kind: 'error', text })
    return false
  }
  function ask(path: string, mine: unknown, met: PlanConflict): Promise<boolean> {
    tell({ kind: 'warning', text: t.error('programs.changed_meanwhile') })
    return new Promise((settle) =>
      setConflict({ path, mine, current: currentAt(path, met.current), version: met.version, settle }),
    )
  }

  /** Makes a change that the server works out, and loads the plan anew. */
  const change: PlanChange = async (send, said, action) => {
    const knows = Math.max(loaded.current, ...seen.current.values())
    try {
      await send(knows)
      tell({ kind: 'success', text: said, action })
    } catch (error) {
      const isStale = refusalOf(error)?.code === 'programs.changed_meanwhile'
      tell({
        kind: isStale ? 'warning' : 'error',
        text: isStale ? t('programEditor.edits.meanwhile') : saveErrorText(t, error),
      })
      if (isStale) await refresh()
      return false
    }
    await refresh()
    return true
  }

  /** Loads the plan anew after a change that this page did not work out itself. */
  async function refresh(): Promise<void> {
    const key = programKey(coachId, id)
    const knows = Math.max(loaded.current, ...seen.current.values())
    void client.invalidateQueries({ queryKey: [...key, 'blocks'] })
    await client.refetchQueries({ queryKey: key, predicate: isProgram })
    const [[, now] = []] = client.getQueriesData<OpenProgram>({ queryKey: key, predicate: isProgram })
    seen.current.clear()
    loaded.current = now?.version ?? knows
  }

  return {
    change,
    refresh,
    /** Records that this page saved other blocks of the plan as of version `at`. */
    sawBlocks: (at: number) => void seen.current.set('blocks', at),
    save: (path: string, value: unknown) => send(path, value, seen.current.get(path) ?? loaded.current),
    conflict,
    reload: ({ path, current, version: at, settle }: Conflict) => {
      setConflict(null)
      stands(path, current, at)
      tell({ kind: 'success', text: t('programEditor.conflict.reloaded') })
      settle(true)
    },
    keepMine: async ({ path, mine, version: at, settle }: Conflict) => {
      setConflict(null)
      settle(await send(path, mine, at))
    },
    /** Neither yet: the draft stays. */
    postpone: ({ settle }: Conflict) => {
      setConflict(null)
      settle(false)
    },
  }
}
