#!/bin/sh
# Starts the shop, or replaces what runs by what lies here: one process after the other, each ready before the next one goes.
#   sh deploy/update.sh
set -eu
cd "$(dirname "$0")"
compose=${COMPOSE:-docker compose}

$compose build
$compose up -d --wait db
# The first one brings the schema up to date; what still runs goes on with it (docs/decisions/0023).
for process in web-a web-b worker; do
  $compose up -d --no-deps --wait "$process"
  # As long as nginx may take to ask where it is now.
  sleep "${SETTLE:-6}"
done
$compose up -d --no-build --wait
# A container keeps the very file that was mounted: a new one in its place needs a new container. nginx's turns visitors away meanwhile, so only then.
if $compose exec -T proxy cat /etc/nginx/conf.d/default.conf | cmp -s - nginx.conf; then
  $compose exec -T proxy nginx -s reload
else
  # Where nginx refuses the new one, the update ends here and the old one goes on.
  $compose run --rm --no-deps -T proxy nginx -t
  $compose up -d --no-deps --force-recreate proxy
fi
$compose exec -T backup cat /backup.sh | cmp -s - backup.sh || $compose up -d --no-deps --force-recreate backup
