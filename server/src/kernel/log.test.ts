import { expect, test } from 'vitest'
import { makeAccount } from '../../test/factories'
import { useApp } from '../../test/test-app'

const app = useApp()

test('S42 an error of the database is logged without the row that it quotes', async () => {
  const { id } = await makeAccount(app)
  const quoted = `street-of-${id}`
  const failures = await Promise.all([
    app.deps.db`update accounts set first_name = ${quoted}, staff_role = 'king' where id = ${id}`.catch(
      (e) => e,
    ),
    app.deps.db`insert into accounts (id, email, first_name, last_name, password_hash)
      values (${quoted}, ${quoted}, null, '', '')`.catch((e) => e),
    app.deps.db`do $$ begin raise exception 'refused' using detail = 'street-of-somebody'; end $$`.catch(
      (e) => e,
    ),
  ])
  for (const error of failures) {
    expect(error).toBeInstanceOf(Error)
    expect(error.detail).toMatch(/street-of-/)
    app.logged.length = 0
    app.deps.log.error({ err: error }, 'request failed')
    expect(app.logged).toHaveLength(1)
    expect(JSON.stringify(app.logged)).toContain(error.code)
    expect(JSON.stringify(app.logged)).not.toContain('street-of-')
  }
})
