import type { ErrorCode, ErrorParams } from 'contract/errors'

type FileRefusal = Extract<ErrorCode, `files.${string}`>

/** Why a file is not accepted: it is not of its type, which the feature words itself, or a reason with its own sentence. */
export interface Refused {
  refused: 'type' | FileRefusal
  /** Numbers of the sentence; the name of the file is added where it is known. */
  params?: Record<string, number>
}

type Numbers<C extends FileRefusal> = Omit<ErrorParams<C>, 'file'>
type Params<C extends FileRefusal> = keyof Numbers<C> extends never ? [] : [Record<keyof Numbers<C>, number>]

/** The file is not of the type that its name says. */
export const WRONG_TYPE: Refused = { refused: 'type' }

export function refused<C extends FileRefusal>(code: C, ...[params]: Params<C>): Refused {
  return { refused: code, ...(params && { params }) }
}
