import type { AthleteProfile } from 'contract/programs/profile-calls'
import type { Db } from '../../../kernel/db/client'

export async function findProfile(db: Db, accountId: string): Promise<AthleteProfile> {
  const [row] = await db<AthleteProfile[]>`
    select t.birth_date::text as "birthDate", t.height_cm as height, t.weight_kg as weight,
      case when t.latest_weight_kg is null then null
        else json_build_object('weight', t.latest_weight_kg, 'date', t.latest_weight_date) end as "latestWeight",
      t.photo as "profilePhoto"
    from accounts a left join athletes t on t.account_id = a.id where a.id = ${accountId}`
  return row as AthleteProfile
}

export interface ProfileChanges {
  /** `YYYY-MM-DD`. */
  birthDate?: string | null | undefined
  /** In cm. */
  height?: number | null | undefined
  /** In kg. */
  weight?: number | null | undefined
  /** A name in the picture store. */
  photo?: string | null | undefined
}

/** Changes given fields; null removes a value. */
export async function changeProfile(db: Db, accountId: string, changes: ProfileChanges): Promise<void> {
  const { birthDate, height, weight, photo } = changes
  const given = (value: unknown) => value !== undefined
  await db`
    insert into athletes as t (account_id, birth_date, height_cm, weight_kg, photo)
    values (${accountId}, ${birthDate ?? null}, ${height ?? null}, ${weight ?? null}, ${photo ?? null})
    on conflict (account_id) do update set
      birth_date = case when ${given(birthDate)} then excluded.birth_date else t.birth_date end,
      height_cm = case when ${given(height)} then excluded.height_cm else t.height_cm end,
      weight_kg = case when ${given(weight)} then excluded.weight_kg else t.weight_kg end,
      photo = case when ${given(photo)} then excluded.photo else t.photo end,
      updated_at = now()`
}

/** Returns those of the photos that a profile shows; `folder` is the prefix of their addresses. */
export async function knownPhotos(
  db: Db,
  folder: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db<{ name: string }[]>`
    select n.name from unnest(${[...names]}::text[]) as n (name)
    where exists (select from athletes t where t.photo = ${folder} || n.name)`
  return new Set(rows.map((row) => row.name))
}
