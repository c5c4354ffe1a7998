import { expect, test } from 'vitest'
import { parseDatabaseUrl } from './database-url'

test.each([
  ['postgres://u:p@h1:5432,h2:5433/db', ['postgres://u:p@h1:5432/db', 'postgres://u:p@h2:5433/db'], true],
  ['postgresql://h1,[::1]:5433/db?a=1', ['postgresql://h1/db?a=1', 'postgresql://[::1]:5433/db?a=1'], true],
  ['postgres://h1,h2/db?target_session_attrs=any', ['postgres://h1/db', 'postgres://h2/db'], false],
  ['postgres://u:p@h1/db', ['postgres://u:p@h1/db'], false],
  ['postgres://h1/db?target_session_attrs=primary&b=2', ['postgres://h1/db?b=2'], true],
  ['postgres://u:a@,@h1/db', ['postgres://u:a%40,@h1/db'], false],
  ['postgres:///db?host=/run/postgresql', ['postgres:///db?host=%2Frun%2Fpostgresql'], false],
])('reads the hosts of %s', (text, hosts, isPrimaryWanted) => {
  expect(parseDatabaseUrl(text)).toEqual({ hosts, isPrimaryWanted })
})

test.each([
  'mysql://h1/db',
  'postgres://h1,/db',
  'postgres://,h1/db',
  'postgres://h1,:5432/db',
  'postgres://h1:5432,h2:port/db',
  'postgres://h1/db?target_session_attrs=standby',
  'h1',
])('refuses %s', (text) => {
  expect(parseDatabaseUrl(text)).toBeUndefined()
})
