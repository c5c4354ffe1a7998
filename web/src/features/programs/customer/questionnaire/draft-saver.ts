import type { Question } from 'contract/programs/calls'
import { type AnswerValue, answerProblem } from 'contract/programs/questions'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUnloadGuard } from '../../../../ui/use-unload-guard'
import type { SentAnswer } from '../../questionnaire.api'
import { type Body, bodyOf, bodyProblems, bodyValues } from '../profile/body'
import { answerOf, type Values } from './answers'

/** Delay in ms after typing before the draft is saved. */
const PAUSE = 800

export type DraftState = 'resting' | 'waiting' | 'saving' | 'saved' | 'failed'

/** Values that a draft holds: answers, and those of the body where they are asked for. */
export type DraftValues = Pick<Values, 'answers'> & Partial<Values>

/** Saves a draft of answers, one save at a time, changes only. */
export interface DraftSaver {
  state: () => DraftState
  follow: (listener: () => void) => () => void
  write: (values: DraftValues) => void
  /** Saves pending changes immediately; rejects on failure. */
  flush: () => Promise<void>
}

/** The body values as they are stored, and their call. */
export interface BodyDraft {
  known: Body
  save: (body: Body) => Promise<unknown>
}

export function createDraftSaver(
  saveAnswers: (responses: SentAnswer[]) => Promise<unknown>,
  questions: readonly Question[],
  known: ReadonlyMap<string, AnswerValue>,
  body?: BodyDraft,
): DraftSaver {
  const saved = new Map(known)
  let savedBody = body && JSON.stringify(bodyOf(bodyValues(body.known)))
  const listeners = new Set<() => void>()
  let state: DraftState = 'resting'
  let values: DraftValues | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  const become = (next: DraftState) => {
    state = next
    for (const listener of listeners) listener()
  }
  // Invalid answers are shown at their field and would be refused.
  const changed = (): SentAnswer[] =>
    questions.flatMap((question) => {
      const answer = answerOf(question, values?.answers[question.id])
      const same = JSON.stringify(answer) === JSON.stringify(saved.get(question.id) ?? null)
      return same || answerProblem(question, answer, true) ? [] : [{ questionId: question.id, answer }]
    })
  const changedBody = (): Body | undefined => {
    if (!body || !values) return undefined
    const typed = { ...bodyValues(body.known), ...values }
    if (bodyProblems(typed).length > 0) return undefined
    const next = bodyOf(typed)
    return JSON.stringify(next) === savedBody ? undefined : next
  }
  const save = async () => {
    const responses = changed()
    const nextBody = changedBody()
    if (responses.length === 0 && !nextBody) return become(state === 'waiting' ? 'saved' : state)
    become('saving')
    try {
      if (body && nextBody) {
        await body.save(nextBody)
        savedBody = JSON.stringify(nextBody)
      }
      if (responses.length > 0) await saveAnswers(responses)
    } catch (error) {
      become('failed')
      throw error
    }
    for (const { questionId, answer } of responses) saved.set(questionId, answer)
    become(changed().length > 0 || changedBody() ? 'waiting' : 'saved')
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    if (!values) return
    const before = running
    running = (before ?? Promise.resolve()).catch(() => undefined).then(save)
    await running
  }
  return {
    state: () => state,
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (next) => {
      values = next
      become('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void flush().catch(() => undefined), PAUSE)
    },
    flush,
  }
}

/** Saves pending changes when the page is left; closing the tab before asks first. */
export function useDraftSaver(make: () => DraftSaver): [DraftSaver, DraftState] {
  const [saver] = useState(make)
  const state = useSyncExternalStore(saver.follow, saver.state, saver.state)
  useEffect(() => () => void saver.flush().catch(() => undefined), [saver])
  useUnloadGuard(state === 'waiting' || state === 'saving' || state === 'failed')
  return [saver, state]
}
