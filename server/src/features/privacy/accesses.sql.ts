import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'

/** The audit trail of a person: what others did, and what the person did. It names accounts by their ids alone. */
export const accessesPersonal: PersonalData<Deps> = {
  area: 'accesses',
  tables: {
    audit_events: {
      whose: (db, { id }) => db`t.subject_id = ${id}`,
      key: ['at', 'id'],
      without: ['actor_id', 'staff_role', 'request_id', 'network_hash'],
      also: (db) => db`'coach', case when t.actor_role = 'coach' then
        (select a.first_name || ' ' || a.last_name from accounts a where a.id = t.actor_id and a.erased_at is null) end`,
      stays: 'the trail is append-only and holds ids alone',
      kept: 'for good: the trail is append-only, and names people by ids alone',
    },
  },
  erase: async () => [],
}
