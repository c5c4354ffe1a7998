import { writeSync } from 'node:fs'
import { startEmbedded } from 'embedded-postgres/start'
import { connect } from '../../server/src/kernel/db/client'

/**
 * The smallest application on the embedded database: writes numbers and says which ones are safe. `early` is the
 * control: it says so before the commit. `hold` writes nothing.
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
          // Long enough under way that a kill at any moment finds promises not yet kept.
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
