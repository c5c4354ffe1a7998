#!/bin/sh
# Runs once, when the database of the primary is created: the role of the standby, and synchronous commits.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/replication-password)" -d "$POSTGRES_DB" <<'SQL'
create role replicator login replication password :'password';
select pg_create_physical_replication_slot('standby');
alter system set synchronous_standby_names = 'ANY 1 (standby)';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
