export type DatabaseErrorCode =
  | 'data_dir_in_use'
  | 'data_dir_not_usable'
  | 'database_binaries_missing'
  | 'database_not_started'

/** An error whose message is one line for the person who typed the command. */
export type DatabaseError = Error & { code: DatabaseErrorCode }

export function databaseError(code: DatabaseErrorCode, message: string): DatabaseError {
  return Object.assign(new Error(message), { code })
}

/** Turns what PostgreSQL printed into the one sentence that helps: the cause if we know it, else its own last words. */
export function explainOutput(output: string): string {
  if (/No space left on device|Disk quota exceeded/.test(output)) return 'the disk is full'
  if (/Read-only file system/.test(output)) return 'the disk is read-only'
  const lines = output.split('\n').map((line) => line.trim())
  const telling = lines.filter((line) => /\b(FATAL|PANIC|error|ERROR|could not)\b/.test(line))
  return (telling[0] ?? lines.filter(Boolean).at(-1) ?? 'no reason was given').replace(
    /^.*?(FATAL|PANIC): +/,
    '',
  )
}
