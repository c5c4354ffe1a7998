import { type ReactNode, useCallback } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import type { Problem } from '../../../ui/form/store'

const HOLE = '\uFFFC'

/** Inserts a file name into a sentence, bidi-isolated. */
export function withFile(sentence: (hole: string) => string, file: string): ReactNode {
  const [before, ...after] = sentence(HOLE).split(HOLE)
  if (after.length === 0) return before
  return (
    <>
      {before}
      <bdi className="wrap-anywhere">{file}</bdi>
      {after.join('')}
    </>
  )
}

/** Returns a formatter of the message shown at a field. */
export function useProblemText(): (problem: Pick<Problem, 'code' | 'params'>) => ReactNode {
  const t = useT(errorWords)
  return useCallback(
    ({ code, params }: Pick<Problem, 'code' | 'params'>) => {
      const text = (more?: Problem['params']) => t.error(code, { ...params, ...more })
      return params?.file === undefined ? text() : withFile((file) => text({ file }), String(params.file))
    },
    [t],
  )
}
