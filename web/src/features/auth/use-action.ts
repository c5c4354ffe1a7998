import { useRef, useState } from 'react'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { accountErrorText } from './auth-errors'
import { authWords } from './words/auth-words'

/** One write at a time: whether it runs, and the sentence of its failure. */
export function useAction() {
  const t = useT(authWords, errorWords)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // State is too slow for the second of two quick clicks.
  const running = useRef(false)

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (reason) {
      setProblem(accountErrorText(t, reason, t('auth.notDone')))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, problem, setProblem, run }
}
