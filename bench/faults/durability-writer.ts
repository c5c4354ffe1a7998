import { writeSync } from 'node:fs'
import { startEmbedded } from 'embedded-postgres/start'
import { connect } from '../../server/src/kernel/db/client'

/**
 * Minimal application on the embedded database: writes numbers and prints each once it is safe. `early` is the control
 * and prints before the commit. `hold` writes nothing.
 */
const [dataDir = '', mode = 'commit', first = '0'] = process.argv.slice(2)
const CONNECTIONS = 8
const say = (line: string) => writeSync(1, `${line}\n`)

try {
  const began = Date.now()
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  const sql = connect(embedded, { max: CONNECTIONS })
  await sql`create table if not exists written (n bigint primary key)`
  say(`ready ${Date.now() - began}`)
  process.on('SIGTERM', async () => {
    await sql.end({ timeout: 1 })
    await embedded.stop()
    process.exit(0)
  })
  if (mode === 'hold') setInterval(() => {}, 60_000)
  else {
    let next = Number(first)
    const write = async () => {
      for (;;) {
        const n = next++
        if (mode === 'early') {
          say(`ack ${n}`)
          // The delay ensures that a kill at any moment finds early acknowledgements without a commit.
          await sql`insert into written select ${n} from pg_sleep(0.01)`
        } else {
          await sql`insert into written values (${n})`
          say(`ack ${n}`)
        }
      }
    }
    for (let i = 0; i < CONNECTIONS; i++) void write()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
