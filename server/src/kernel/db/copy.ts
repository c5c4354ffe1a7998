import pg from 'pg'
import { from, to } from 'pg-copy-streams'

type CopyEnd = (error?: Error) => void
type Stream = ReturnType<typeof from> | ReturnType<typeof to>

/** Methods that `pg` calls on the running query, as the streams of `pg-copy-streams` implement them. */
interface Answered {
  handleError(error: Error): void
  handleReadyForQuery(): void
  handleCommandComplete(message: unknown): void
  handleCopyInResponse?(connection: pg.Connection): void
}

/**
 * A `COPY` as a query that a pipelined client accepts. Nothing else may be under way on its connection, and nothing be sent
 * until `onEnd` was called.
 */
export class CopyQuery extends pg.Query {
  private readonly answered: Answered

  constructor(
    readonly stream: Stream,
    private readonly onEnd: CopyEnd,
  ) {
    super(stream.text)
    this.answered = stream as unknown as Answered
  }

  override submit = (connection: pg.Connection) => this.stream.submit(connection)

  handleError(error: Error): void {
    this.answered.handleError(error)
    this.onEnd(error)
  }

  handleReadyForQuery(): void {
    this.answered.handleReadyForQuery()
    this.onEnd()
  }

  handleCommandComplete(message: unknown): void {
    this.answered.handleCommandComplete(message)
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.answered.handleCopyInResponse?.(connection)
  }
}

export const copyOut = (text: string, onEnd: CopyEnd) => new CopyQuery(to(text), onEnd)
export const copyIn = (text: string, onEnd: CopyEnd) => new CopyQuery(from(text), onEnd)
