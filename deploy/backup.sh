#!/bin/sh
# A copy of the database every night, tried by restoring it; the newest KEEP stay. With --once: now, and no more.
# Reaches PostgreSQL by PGHOST, PGUSER, PGPASSWORD and PGDATABASE. Needs its own clients, pg_dump and pg_restore, of the server's version or newer.
set -eu
keep=${KEEP:-14}
folder=${BACKUPS:-/backups}
data=${DATA:-/data}
try=shop_backup_try

count() {
  psql -qAt -d "$1" -c "select count(*) from orders"
}

take() {
  name="shop-$(date -u +%Y-%m-%dT%H-%M-%SZ)"
  # A backup that fails leaves nothing behind, for it holds people who are erased later. What a killed one left goes after a day.
  find "$folder" -name "shop-*.part" -mtime +0 -exec rm -f {} +
  trap 'rm -f "$folder/$name.part"; psql -q -d "$PGDATABASE" -c "drop database if exists $try"' EXIT
  before=$(count "$PGDATABASE")
  pg_dump -Fc -f "$folder/$name.part"

  # A backup that nobody has restored is a hope.
  psql -q -d "$PGDATABASE" -c "drop database if exists $try" -c "create database $try"
  pg_restore --exit-on-error --no-owner -d "$try" "$folder/$name.part"
  restored=$(count "$try")
  if [ "$restored" -lt "$before" ]; then
    echo "$name holds $restored orders, and the database held $before before it: it is not kept" >&2
    return 1
  fi

  mv "$folder/$name.part" "$folder/$name.dump"
  # Whom a restored backup must not bring back.
  if [ -f "$data/erasures.jsonl" ]; then cp "$data/erasures.jsonl" "$folder/erasures.jsonl"; fi
  # For /metrics: how old the last one is.
  psql -q -d "$PGDATABASE" -c "insert into backups (at) values (now())"
  ls -1 "$folder"/shop-*.dump | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm -f "$old"; done
  echo "$name.dump: $restored orders, tried by restoring it"
}

if [ "${1:-}" = "--once" ]; then
  take
  exit
fi
while true; do
  # In a shell of its own: behind || a function goes on after its first failure, `set -e` or not.
  sh "$0" --once || echo "the backup failed; it is tried again tomorrow" >&2
  sleep 86400
done
