import type { Db, Reserved } from './client'

/** One object of a schema: what it is, as `index orders_newest`, and its definition. */
export interface SchemaObject {
  object: string
  definition: string
}

/**
 * Describes a schema from the catalogues of PostgreSQL, without `schema_migrations` and what extensions brought. The order
 * of columns and the names of not-null constraints are left out. Needs a transaction: it sets `search_path`, so that two
 * schemas of one database are described in the same words.
 */
export async function describeSchema(db: Db | Reserved, schema: string): Promise<SchemaObject[]> {
  await db`select set_config('search_path', quote_ident(${schema}) || ', ' || current_setting('search_path'), true)`
  return db<SchemaObject[]>`
    with relations as (
      select c.oid, c.relname::text as name, c.relkind, c.relpersistence, c.relrowsecurity
      from pg_class c
      where c.relnamespace = quote_ident(${schema})::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and c.relname <> 'schema_migrations'
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    )
    select 'table ' || name as object, concat_ws(' ', relkind, relpersistence, relrowsecurity) as definition
    from relations
    union all
    select 'column ' || r.name || '.' || a.attname,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        'collate ' || nullif(a.attcollation, 0)::regcollation, 'identity ' || nullif(a.attidentity::text, ''),
        'generated ' || nullif(a.attgenerated::text, ''), 'default ' || pg_get_expr(d.adbin, d.adrelid))
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
    union all
    select 'constraint ' || r.name || '.' || k.conname,
      pg_get_constraintdef(k.oid, true) || case when k.convalidated then '' else ' not valid' end
    from relations r join pg_constraint k on k.conrelid = r.oid and k.contype <> 'n'
    union all
    select 'index ' || i.indexrelid::regclass,
      pg_get_indexdef(i.indexrelid, 0, true) || case when i.indisvalid then '' else ' not valid' end
    from relations r join pg_index i on i.indrelid = r.oid
    union all
    select 'trigger ' || r.name || '.' || t.tgname, concat_ws(' ', t.tgenabled, pg_get_triggerdef(t.oid, true))
    from relations r join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
    union all
    select 'function ' || p.oid::regprocedure,
      concat_ws(' ', p.prokind, l.lanname, p.provolatile, p.prosecdef, p.proisstrict, p.proconfig::text,
        p.prorettype::regtype, p.prosrc)
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = quote_ident(${schema})::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
    union all
    select 'sequence ' || sequencename,
      concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, cache_size)
    from pg_sequences where schemaname = ${schema}
    union all
    select 'type ' || t.oid::regtype, t.typtype::text
    from pg_type t
    where t.typnamespace = quote_ident(${schema})::regnamespace and t.typtype in ('d', 'e', 'r')
      and not exists (select from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e')
    order by 1`
}
