import type { ErrorCode } from 'contract/errors'
import { type ReactNode, useCallback } from 'react'
import { useT } from '../../../i18n/i18n'
import type { Fault } from './draft'

const HOLE = '\uFFFC'

/** Sets the name of a file into a sentence, each in its own direction. */
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

/** The sentence of a fault as it is shown at a field. */
export function useFaultText(): (fault: Fault) => ReactNode {
  const t = useT()
  return useCallback(
    ({ code, params }: Fault) => {
      const text = (more?: Fault['params']) => t.error(code satisfies ErrorCode, { ...params, ...more })
      return params?.file === undefined ? text() : withFile((file) => text({ file }), String(params.file))
    },
    [t],
  )
}
