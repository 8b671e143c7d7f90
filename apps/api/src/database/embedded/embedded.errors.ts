/**
 * The embedded database cannot be used, for a reason that the operator can act on. `message` is in
 * Spanish and is shown to the operator unchanged.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

export class DirectoryInUseError extends EmbeddedDatabaseError {
  override name = 'DirectoryInUseError';

  constructor(dataDir: string) {
    super(
      `La carpeta de datos "${dataDir}" ya está en uso por otro proceso de Remanso. ` +
        'Hay que detener ese proceso o indicar otra carpeta en DATA_DIR.',
    );
  }
}

export class NoClusterError extends EmbeddedDatabaseError {
  override name = 'NoClusterError';

  constructor(dataDir: string) {
    super(
      `En la carpeta de datos "${dataDir}" no hay ninguna base de datos. ` +
        'Hay que indicar en DATA_DIR la carpeta del centro (o su servidor en DATABASE_URL), o iniciarlo una vez.',
    );
  }
}

export class DirectoryUnusableError extends EmbeddedDatabaseError {
  override name = 'DirectoryUnusableError';

  constructor(dataDir: string, cause: unknown) {
    super(`No se puede usar la carpeta de datos "${dataDir}": ${reasonOf(cause)}.`, { cause });
  }
}

export class NoBinariesError extends EmbeddedDatabaseError {
  override name = 'NoBinariesError';

  constructor(platform: string, reason: string) {
    super(
      `No hay un PostgreSQL integrado para este equipo (${platform}): ${reason}. ` +
        'Se puede usar un servidor PostgreSQL propio, indicado en DATABASE_URL.',
    );
  }
}

export class NoUnprivilegedUserError extends EmbeddedDatabaseError {
  override name = 'NoUnprivilegedUserError';

  constructor() {
    super(
      'PostgreSQL no se inicia como root y en este equipo no hay un usuario "postgres" ni "nobody". ' +
        'Hay que iniciar Remanso con otro usuario o indicar un servidor en DATABASE_URL.',
    );
  }
}

export class OtherMajorVersionError extends EmbeddedDatabaseError {
  override name = 'OtherMajorVersionError';

  constructor({ cluster, found, expected }: { cluster: string; found: string; expected: string }) {
    super(
      `La base de datos de "${cluster}" es de PostgreSQL ${found} y esta versión de Remanso trae PostgreSQL ${expected}. ` +
        'No se tocó nada: hay que hacer un respaldo con la versión de Remanso que la creó (npm run respaldo) ' +
        'y restaurarlo con esta en una carpeta nueva (npm run restaurar).',
    );
  }
}

/**
 * Thrown where the folder has files of the database engine that Remanso embedded before PostgreSQL.
 * PostgreSQL cannot read those files.
 */
export class FormerEngineError extends EmbeddedDatabaseError {
  override name = 'FormerEngineError';

  constructor(cluster: string) {
    super(
      `La base de datos de "${cluster}" es de una versión de Remanso anterior al PostgreSQL propio, que esta no puede leer. ` +
        'No se tocó nada: hay que seguir con aquella versión o indicar otra carpeta en DATA_DIR.',
    );
  }
}

export class ClusterDamagedError extends EmbeddedDatabaseError {
  override name = 'ClusterDamagedError';

  constructor(cluster: string, cause: unknown) {
    super(
      `No se pudo abrir la base de datos de "${cluster}": ${reasonOf(cause)}. ` +
        'No se borró nada: conviene guardar una copia de la carpeta y restaurar el último respaldo.',
      { cause },
    );
  }
}

export class DiskFullError extends EmbeddedDatabaseError {
  override name = 'DiskFullError';

  /**
   * `room.free` and `room.needed` are in megabytes. `room` is undefined when PostgreSQL itself
   * found the disk full and nobody measured the free space.
   */
  constructor(cluster: string, room?: { free: number; needed: number }) {
    const megabytes = (amount: number) => String(Math.floor(amount * 10) / 10).replace('.', ',');
    const detail = room
      ? `: quedan ${megabytes(room.free)} MB y hacen falta ${megabytes(room.needed)} MB`
      : '';
    super(
      `El disco de "${cluster}" está lleno y la base de datos no puede iniciarse${detail}. ` +
        'Lo guardado está a salvo: hay que liberar espacio y volver a iniciar Remanso.',
    );
  }
}

export class ClusterNotCreatedError extends EmbeddedDatabaseError {
  override name = 'ClusterNotCreatedError';

  constructor(cluster: string, cause: unknown) {
    super(
      `No se pudo crear la base de datos en "${cluster}": ${reasonOf(cause)}. ` +
        'Conviene revisar el espacio libre y los permisos, y volver a iniciar Remanso.',
      { cause },
    );
  }
}

export class ClusterBusyError extends EmbeddedDatabaseError {
  override name = 'ClusterBusyError';

  constructor(cluster: string, pid: number) {
    super(
      `El PostgreSQL anterior de "${cluster}" (proceso ${pid}) sigue en marcha y no se detiene. ` +
        'Hay que detenerlo y volver a iniciar Remanso.',
    );
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
