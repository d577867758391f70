# Makes the database that POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB name, then serves it.
set -e
data=/var/lib/postgresql/data/stand-in
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
run() { as_postgres psql -q -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" "$@"; }

cd /
if [ ! -s "$data/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 0700 "$data"
  as_postgres initdb -D "$data" -U "$POSTGRES_USER" --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 > /dev/null
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  as_postgres pg_ctl -D "$data" -w -o "-c listen_addresses=" start > /dev/null
  run -d postgres -c "alter user \"$POSTGRES_USER\" password '$POSTGRES_PASSWORD'" -c "create database \"$POSTGRES_DB\""
  run -d "$POSTGRES_DB" -c "create extension postgis"
  as_postgres pg_ctl -D "$data" -w stop > /dev/null
fi
exec setpriv --reuid postgres --regid postgres --init-groups postgres -D "$data" -c listen_addresses='*'
