-- outside a transaction
create index concurrently if not exists old_index on old (a);
create index concurrently old_other on old (b); -- wrong
alter table old add column d int; -- wrong
