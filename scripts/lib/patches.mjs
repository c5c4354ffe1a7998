import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, Stop } from './run.mjs'

/**
 * Mends of packages whose newest version has a fault that we cannot live with; why, and until when:
 * docs/decisions/022-mended-driver.md. Each replaces a text that must stand in the file once.
 */
const patches = {
  'postgres@3.4.9': {
    'src/connection.js': [
      // What was buffered for a lost socket would be kept for ever, and nothing more be written to the next one.
      [
        '    clearImmediate(nextWriteTimer)\n    if (socket) {',
        '    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket) {',
      ],
      [
        "    clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
        "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
      ],
      // A write after the end would throw where nobody can catch it.
      [
        '  function nextWrite(fn) {\n',
        `  function nextWrite(fn) {
    if (!socket) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
`,
      ],
      // Statements that came between a reset and the end of the socket would wait for ever, and the one that was being
      // answered would hand its error to the first of the next connection.
      [
        "    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))\n",
        `    ;(query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null
    result = new Result()
`,
      ],
    ],
    'src/query.js': [
      // V8 takes a function that is assigned to a property for a method, and puts it into the old generation at once. These
      // two hold the statement, and by it whoever waits for the answer, until the next full sweep.
      [
        `    this.resolve = x => (this.active = false, resolve(x))
    this.reject = x => (this.active = false, reject(x))

    this.active = false
`,
        `    const answered = x => (this.active = false, resolve(x))
    const refused = x => (this.active = false, reject(x))
    this.resolve = answered
    this.reject = refused

    this.active = false
`,
      ],
    ],
    'src/index.js': [
      // A transaction whose connection is lost would go on, statement by statement, in whatever the connection does next.
      [
        '      , connection\n      , prepare = null\n',
        '      , connection\n      , lost\n      , prepare = null\n',
      ],
      [
        'new Promise((_, reject) => connection.onclose = reject)',
        `new Promise((_, reject) => connection.onclose = (error) => {
          lost = error
          while (queries.length) queries.shift().reject(error)
          reject(error)
        })`,
      ],
      [
        '        q.catch(e => uncaughtError || (uncaughtError = e))\n',
        '        q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost) return q.reject(lost)\n',
      ],
    ],
  },
}

/** What the mends say, for whoever must know whether they have changed. */
export const patchText = JSON.stringify(patches)

/** Mends the installed packages; those that are mended stay as they are. */
export async function applyPatches() {
  for (const [spec, files] of Object.entries(patches)) {
    const [name, version] = spec.split('@')
    const folder = join(root, 'node_modules', name)
    const installed = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).version
    if (installed !== version)
      throw new Stop(`${name} ${installed} is installed, our mends are for ${version}.`)
    for (const [file, changes] of Object.entries(files)) await mend(join(folder, file), changes)
  }
}

async function mend(path, changes) {
  const before = await readFile(path, 'utf8')
  let text = before
  for (const [from, to] of changes) {
    if (text.includes(to)) continue
    if (text.split(from).length !== 2) throw new Stop(`${path} is not the file that our mend is for.`)
    text = text.replace(from, () => to)
  }
  if (text === before) return
  // A file that is shared between folders stays as it is for the others.
  await writeFile(`${path}.mended`, text)
  await rename(`${path}.mended`, path)
}
