create table made (id text primary key, of_old text references old (id));
create index made_index on made (of_old);
alter table made add constraint made_check check (id <> '');
alter table old drop column gone; -- wrong
-- contract: 0.1.0
alter table old drop column gone;
-- contract: 9.9.9
alter table old drop column gone; -- wrong
drop table old; -- wrong
alter table "old" rename column "a" to "b"; -- wrong
alter table old rename to other; -- wrong
alter table old alter column a set not null; -- wrong
alter table old alter column a set data type bigint; -- wrong
alter table old add column a text not null; -- wrong
alter table old add column a text default '' not null, add column b int;
alter table old add column c text generated always as (lower(a)) stored; -- wrong
-- small: old, a row for each server
alter table old add column c text generated always as (lower(a)) stored;
create index old_index on old (a); -- wrong
-- small: old, a row for each server
create index old_index on old (a);
create index concurrently if not exists old_index on old (a); -- wrong
alter table old add constraint old_check check (a <> ''); -- wrong
alter table old add constraint old_check check (a <> '') not valid;
alter table old validate constraint old_check;
alter table old add constraint old_unique unique (a); -- wrong
create function f() returns trigger language plpgsql as $$ begin alter table old drop column gone; return null; end $$;
comment on table old is 'drop table old;';
