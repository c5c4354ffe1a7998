import type { BloodTestMarker, MyBloodTest } from 'contract/blood-tests/calls'
import type { TrendValue } from 'contract/blood-tests/trends'
import { wasDone } from '../../kernel/audit/trail.sql'
import type { Db, Fragment, Tx } from '../../kernel/db/client'
import { instant } from '../programs/user-programs.sql'

/** Fragments and statements about a blood test `bt` that several kinds of callers share. */

/** The values of a test as the contract's `markers`. */
export function markersColumn(db: Db) {
  return db`coalesce((select json_agg(json_build_object('id', v.id, 'label', v.label, 'value', v.value, 'number', v.number,
      'bound', v.bound, 'unit', v.unit, 'low', v.low, 'high', v.high, 'position', v.position, 'marker', v.marker,
      'source', v.source) order by v.place) from blood_test_values v where v.blood_test_id = bt.id), '[]')`
}

/** Number of values of the test `bt`. */
export function valuesColumn(db: Db) {
  return db`(select count(*)::int from blood_test_values v where v.blood_test_id = bt.id)`
}

/** The values of the test `bt` that are below or above their range. */
export function markedColumn(db: Db) {
  return db`coalesce((select json_agg(json_build_object('label', v.label, 'value', v.value, 'unit', v.unit,
      'position', v.position) order by v.place) from blood_test_values v
    where v.blood_test_id = bt.id and v.position in ('below', 'above')), '[]')`
}

/** A test without its structured values; `items` is the map of label to value (decision X-66). */
export function testColumns(db: Db) {
  return db`
    bt.id, bt.id as "_id", bt.status, ${instant(db, db`bt.created_at`)} as "createdAt",
    ${instant(db, db`bt.updated_at`)} as "updatedAt", ${instant(db, db`bt.reviewed_at`)} as "reviewedAt",
    bt.tested_on::text as "testedAt", bt.code, bt.note, bt.analysis as analysis_result, bt.coach_comment,
    ${instant(db, db`bt.reviewed_at`)} as coach_comment_at,
    coalesce((select json_object_agg(case when v.label_key like '%(%' and v.unit is not null
        then v.label || ' (' || v.unit || ')' else v.label end, v.value order by v.place) from blood_test_values v
      where v.blood_test_id = bt.id), '{}') as items,
    (select json_build_object('originalName', r.original_name, 'mimeType', r.mime_type, 'size', r.size)
      from blood_test_reports r where r.blood_test_id = bt.id) as report`
}

/** Athlete of a test, from the account `a`. */
export function athleteColumn(db: Db) {
  return db`json_build_object('id', a.id, '_id', a.id, 'firstName', a.first_name, 'lastName', a.last_name,
    'email', a.email) as "userId"`
}

export interface NewBloodTest {
  id: string
  accountId: string
  code: string | null
  note: string | null
  /** `YYYY-MM-DD`. */
  testedOn: string | null
  status: 'recorded' | 'reviewing'
}

export async function insertBloodTest(tx: Tx, test: NewBloodTest): Promise<void> {
  const { id, accountId, code, note, testedOn, status } = test
  await tx`
    insert into blood_tests (id, account_id, code, note, tested_on, status)
    values (${id}, ${accountId}, ${code}, ${note}, ${testedOn}, ${status})`
}

/** Names of the values of a test. */
export async function listKeys(db: Db, bloodTestId: string) {
  return db<{ labelKey: string; label: string; unit: string | null }[]>`
    select label_key as "labelKey", label, unit from blood_test_values where blood_test_id = ${bloodTestId} order by place`
}

const OPENED = ['blood_test_opened', 'blood_test_report', 'blood_test_commented']

/** True while no coach has opened the test `bt`: the trail says who did. */
function isEditable(db: Db) {
  return db`not ${wasDone(db, { type: 'blood_test', id: db`bt.id`, role: 'coach', actions: OPENED })}`
}

/** A test of an account, whose row is locked until the transaction ends. */
export async function lockMine(tx: Tx, accountId: string, id: string) {
  const [row] = await tx<{ status: string; isEditable: boolean; reports: string[]; staffValues: number }[]>`
    select bt.status, ${isEditable(tx)} as "isEditable",
      array(select r.name from blood_test_reports r where r.blood_test_id = bt.id) as reports,
      (select count(*)::int from blood_test_values v where v.blood_test_id = bt.id and v.source = 'staff') as "staffValues"
    from blood_tests bt where bt.account_id = ${accountId} and bt.id = ${id} for update of bt`
  return row
}

/** Replaces what the owner of a locked test wrote; their values go except `kept`, staff's stay. */
export async function rewriteMine(
  tx: Tx,
  { id, code, note, testedOn }: Pick<NewBloodTest, 'id' | 'code' | 'note' | 'testedOn'>,
  kept: readonly string[],
): Promise<void> {
  await tx`
    update blood_tests set code = ${code}, note = ${note}, tested_on = ${testedOn}, updated_at = now() where id = ${id}`
  await tx`
    delete from blood_test_values
    where blood_test_id = ${id} and source = 'athlete' and not id = any(${[...kept]}::text[])`
}

export async function deleteTest(tx: Tx, id: string): Promise<void> {
  await tx`delete from blood_tests where id = ${id}`
}

/** Has a locked test wait for a comment. */
export async function setReviewing(tx: Tx, id: string): Promise<void> {
  await tx`update blood_tests set status = 'reviewing', updated_at = now() where id = ${id}`
}

/** The coach who would comment on an account's next test: that of its newest program under way. */
export async function findNextCoach(
  db: Db,
  accountId: string,
): Promise<{ firstName: string; lastName: string } | null> {
  const [row] = await db<{ firstName: string; lastName: string }[]>`
    select c.first_name as "firstName", c.last_name as "lastName"
    from user_programs up join accounts c on c.id = up.coach_id and c.disabled_at is null
    where up.account_id = ${accountId} and up.status not in ('completed', 'deactivated')
    order by up.created_at desc limit 1`
  return row ?? null
}

/** Value to store, with derived fields. */
export interface NewValue extends Omit<BloodTestMarker, 'source'> {
  labelKey: string
}

/**
 * Adds values to a test after existing ones. A value of an existing name replaces it, and the old one is kept with it.
 */
export async function saveValues(
  tx: Tx,
  bloodTestId: string,
  values: readonly NewValue[],
  source: BloodTestMarker['source'],
): Promise<void> {
  if (values.length === 0) return
  await tx`
    insert into blood_test_values as v (id, blood_test_id, place, label, label_key, value, number, bound, unit, low, high,
      position, marker, source)
    select n.value ->> 'id', ${bloodTestId}, coalesce(last.place, 0) + n.ordinality::int, n.value ->> 'label',
      n.value ->> 'labelKey', n.value -> 'value', (n.value ->> 'number')::float8, n.value ->> 'bound', n.value ->> 'unit',
      (n.value ->> 'low')::float8, (n.value ->> 'high')::float8, n.value ->> 'position', n.value ->> 'marker', ${source}
    from jsonb_array_elements(${tx.json(values)}::jsonb) with ordinality n
      cross join (select max(place) as place from blood_test_values where blood_test_id = ${bloodTestId}) last
    on conflict (blood_test_id, label_key) do update set label = excluded.label, value = excluded.value,
      number = excluded.number, bound = excluded.bound, unit = excluded.unit, low = excluded.low, high = excluded.high,
      position = excluded.position, marker = excluded.marker, source = excluded.source,
      replaced = v.replaced || jsonb_build_object('at', now(), 'label', v.label, 'value', v.value, 'unit', v.unit,
        'low', v.low, 'high', v.high, 'source', v.source)`
}

export async function countValues(db: Db, bloodTestId: string): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from blood_test_values where blood_test_id = ${bloodTestId}`
  return row?.n ?? 0
}

/** A laboratory's report in the private store. */
export interface Report {
  name: string
  originalName: string
  mimeType: string
  size: number
  /** Hex. */
  sha256: string
}

export async function insertReport(tx: Tx, bloodTestId: string, report: Report): Promise<void> {
  const { name, originalName, mimeType, size, sha256 } = report
  await tx`
    insert into blood_test_reports (blood_test_id, name, original_name, mime_type, size, sha256)
    values (${bloodTestId}, ${name}, ${originalName}, ${mimeType}, ${size}, ${sha256})`
}

/** Returns those of the files that a row references. */
export async function knownReports(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ name: string }[]>`
    select name from blood_test_reports where name = any(${[...names]}::text[])`
  return new Set(rows.map(({ name }) => name))
}

/** Bytes of all reports. */
export async function storedBytes(db: Db): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select coalesce(sum(size), 0)::float8 as bytes from blood_test_reports`
  return row?.bytes ?? 0
}

export async function countMine(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from blood_tests where account_id = ${accountId}`
  return row?.n ?? 0
}

/** Columns of the caller's tests; `c` is the commenting account. */
function mine(db: Db) {
  return db`
    select ${testColumns(db)}, ${markersColumn(db)} as markers,
      case when c.id is null then null
        else json_build_object('firstName', c.first_name, 'lastName', c.last_name) end as coach, ${isEditable(db)} as editable
    from blood_tests bt left join accounts c on c.id = bt.coach_id`
}

/** An account's own tests, the newest first. */
export function listMine(
  db: Db,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<MyBloodTest[]> {
  return db<MyBloodTest[]>`
    ${mine(db)} where bt.account_id = ${accountId}
    order by coalesce(bt.tested_on, (bt.created_at at time zone shop_zone())::date) desc, bt.created_at desc, bt.id
    limit ${limit} offset ${offset}`
}

export async function findMine(db: Db, accountId: string, id: string): Promise<MyBloodTest | undefined> {
  const [row] = await db<MyBloodTest[]>`${mine(db)} where bt.account_id = ${accountId} and bt.id = ${id}`
  return row
}

export async function findMyReport(db: Db, accountId: string, id: string): Promise<Report | undefined> {
  const [row] = await db<Report[]>`
    select r.name, r.original_name as "originalName", r.mime_type as "mimeType", r.size::float8 as size, r.sha256
    from blood_test_reports r join blood_tests bt on bt.id = r.blood_test_id
    where bt.account_id = ${accountId} and bt.id = ${id}`
  return row
}

/** Every value of an account that has a number, oldest first; `condition` narrows the tests `bt`. */
export function listTrendValues(
  db: Db,
  accountId: string,
  condition: Fragment = db`true`,
): Promise<TrendValue[]> {
  return db<TrendValue[]>`
    select bt.id as "bloodTestId", coalesce(bt.tested_on, (bt.created_at at time zone shop_zone())::date)::text as day, v.label,
      v.marker, v.number, v.bound, v.unit, v.low, v.high, v.position
    from blood_tests bt join blood_test_values v on v.blood_test_id = bt.id
    where bt.account_id = ${accountId} and v.number is not null and ${condition}
    order by day, bt.created_at, v.place`
}

/** The names of accounts, by their ids. */
export async function listNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { firstName: string; lastName: string }>> {
  const rows = await db<{ id: string; firstName: string; lastName: string }[]>`
    select id, first_name as "firstName", last_name as "lastName" from accounts where id = any(${[...ids]}::text[])`
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
