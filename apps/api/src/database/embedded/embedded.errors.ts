/** The database cannot be used, for a reason the operator can act on: `message` is one line in Spanish, to be shown as it is. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

export class DirectoryInUseError extends EmbeddedDatabaseError {
  override name = 'DirectoryInUseError';

  constructor(directory: string) {
    super(
      `La carpeta de datos "${directory}" ya está en uso por otro proceso de Remanso. ` +
        'Hay que detener ese proceso o indicar otra carpeta en DATA_DIR.',
    );
  }
}

export class DirectoryUnusableError extends EmbeddedDatabaseError {
  override name = 'DirectoryUnusableError';

  constructor(directory: string, cause: unknown) {
    super(`No se puede usar la carpeta de datos "${directory}": ${reasonOf(cause)}.`, { cause });
  }
}

export class OtherMajorVersionError extends EmbeddedDatabaseError {
  override name = 'OtherMajorVersionError';

  constructor({ cluster, found, expected }: { cluster: string; found: string; expected: string }) {
    super(
      `La base de datos de "${cluster}" es de PostgreSQL ${found} y esta versión de Remanso trae PostgreSQL ${expected}. ` +
        'No se tocó nada: hay que exportarla con la versión de Remanso que la creó e importarla en una carpeta nueva.',
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

export class ClusterNotCreatedError extends EmbeddedDatabaseError {
  override name = 'ClusterNotCreatedError';

  constructor(directory: string, cause: unknown) {
    super(
      `No se pudo crear la base de datos en "${directory}": ${reasonOf(cause)}. ` +
        'Conviene revisar el espacio libre y los permisos, y volver a iniciar Remanso.',
      { cause },
    );
  }
}

export class NotDurableError extends EmbeddedDatabaseError {
  override name = 'NotDurableError';

  constructor(reason: string) {
    super(
      'La base de datos no garantiza que lo guardado sobreviva a un corte de luz, y así no se inicia: ' +
        `${reason}.`,
    );
  }
}

/** The engine stopped by itself (a full disk, a disk that fails) and answers nothing more: only a new process opens it again. */
export class EngineFailedError extends EmbeddedDatabaseError {
  override name = 'EngineFailedError';

  constructor(reason: string) {
    super(
      `La base de datos se detuvo: ${reason}. Lo confirmado está a salvo: ` +
        'hay que resolver la causa y volver a iniciar Remanso.',
    );
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
