#!/bin/sh
# Copies the primary where there is no database yet, then runs as its standby.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  PGPASSWORD=$(cat /run/secrets/replication-password)
  export PGPASSWORD
  # A copy that breaks off is begun anew by the next start.
  rm -rf "$PGDATA" "$PGDATA.copy"
  mkdir -p "$(dirname "$PGDATA")"
  pg_basebackup -d 'host=primary user=replicator application_name=standby' -D "$PGDATA.copy" -S standby -X stream -R
  unset PGPASSWORD
  mv "$PGDATA.copy" "$PGDATA"
fi
exec postgres
