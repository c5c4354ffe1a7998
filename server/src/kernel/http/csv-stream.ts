import { Readable } from 'node:stream'

/** A table as a CSV file, read as it is sent: a mark for table programs, the header, then the rows, whose cells are ready. */
export function csvStream(
  columns: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): Readable {
  return Readable.from(
    (async function* () {
      yield `\ufeff${columns.join(',')}\r\n`
      for await (const rows of pages) yield rows.map((cells) => `${cells.join(',')}\r\n`).join('')
    })(),
  )
}

/** Reads pages of rows until an empty one; `first` and the last row of each say where the next begins. */
export async function* pagesOf<P, R extends P>(first: P, read: (place: P) => PromiseLike<R[]>) {
  let place = first
  for (;;) {
    const rows = await read(place)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    place = last
  }
}
