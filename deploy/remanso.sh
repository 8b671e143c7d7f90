#!/bin/sh
# Corre un comando del centro como su propio usuario y con las variables del servicio:
#   sudo /opt/remanso/deploy/remanso.sh respaldo|restaurar|verificar|admin|preparar [argumentos]
# Los archivos se escriben con su ruta entera.
set -e
set -a
. "${REMANSO_ENV:-/etc/remanso.env}"
set +a
HOME=$DATA_DIR
export HOME
cd "$(dirname "$0")/.."
command=${1:?respaldo, restaurar, verificar, admin o preparar}
shift
umask 077
exec setpriv --reuid "${REMANSO_USER:-remanso}" --regid "${REMANSO_USER:-remanso}" --init-groups \
  npm run --silent "$command" -- "$@"
