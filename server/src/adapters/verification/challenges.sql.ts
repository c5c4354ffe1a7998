import type { Db } from '../../kernel/db/client'

/** Remembers a solved challenge; false when it was there already. */
export async function rememberChallenge(db: Db, id: string, until: Date): Promise<boolean> {
  const rows = await db`
    insert into used_challenges (id, expires_at) values (${id}, ${until}) on conflict (id) do nothing returning id`
  return rows.length === 1
}

/** Removes challenges that could no longer be accepted anyway. */
export async function sweepChallenges(db: Db): Promise<void> {
  await db`delete from used_challenges where expires_at < now()`
}
