/*
 * The reasons for which the embedded database cannot be used. The operator can act on each of them,
 * so the messages are in Spanish and are shown unchanged.
 */

interface Details {
  folder: string;
  /** The cause, as an error or a text. */
  cause?: unknown;
}

const MESSAGES = {
  DIRECTORY_IN_USE: ({ folder }: Details) =>
    `La carpeta de datos "${folder}" ya está en uso por otro proceso de Remanso. ` +
    'Hay que detener ese proceso o indicar otra carpeta en DATA_DIR.',
  NO_CLUSTER: ({ folder }: Details) =>
    `En la carpeta de datos "${folder}" no hay ninguna base de datos. ` +
    'Hay que indicar en DATA_DIR la carpeta del centro (o su servidor en DATABASE_URL), o iniciarlo una vez.',
  DIRECTORY_UNUSABLE: ({ folder, cause }: Details) =>
    `No se puede usar la carpeta de datos "${folder}": ${reasonOf(cause)}.`,
  NO_BINARIES: ({ platform, cause }: Pick<Details, 'cause'> & { platform: string }) =>
    `No hay un PostgreSQL integrado para este equipo (${platform}): ${reasonOf(cause)}. ` +
    'Se puede usar un servidor PostgreSQL propio, indicado en DATABASE_URL.',
  NO_UNPRIVILEGED_USER: () =>
    'PostgreSQL no se inicia como root y en este equipo no hay un usuario "postgres" ni "nobody". ' +
    'Hay que iniciar Remanso con otro usuario o indicar un servidor en DATABASE_URL.',
  OTHER_MAJOR_VERSION: ({
    folder,
    found,
    expected,
  }: Details & { found: string; expected: string }) =>
    `La base de datos de "${folder}" es de PostgreSQL ${found} y esta versión de Remanso trae PostgreSQL ${expected}. ` +
    'No se tocó nada: hay que hacer un respaldo con la versión de Remanso que la creó (npm run respaldo) ' +
    'y restaurarlo con esta en una carpeta nueva (npm run restaurar).',
  /** The folder has files of the engine that Remanso embedded before PostgreSQL. */
  FORMER_ENGINE: ({ folder }: Details) =>
    `La base de datos de "${folder}" es de una versión de Remanso anterior al PostgreSQL propio, que esta no puede leer. ` +
    'No se tocó nada: hay que seguir con aquella versión o indicar otra carpeta en DATA_DIR.',
  CLUSTER_DAMAGED: ({ folder, cause }: Details) =>
    `No se pudo abrir la base de datos de "${folder}": ${reasonOf(cause)}. ` +
    'No se borró nada: conviene guardar una copia de la carpeta y restaurar el último respaldo.',
  /** `room` is in megabytes; it is undefined where PostgreSQL itself found the disk full. */
  DISK_FULL: ({ folder, room }: Details & { room?: { free: number; needed: number } }) =>
    `El disco de "${folder}" está lleno y la base de datos no puede iniciarse` +
    (room ? `: quedan ${enMegas(room.free)} y hacen falta ${enMegas(room.needed)}. ` : '. ') +
    'Lo guardado está a salvo: hay que liberar espacio y volver a iniciar Remanso.',
  CLUSTER_NOT_CREATED: ({ folder, cause }: Details) =>
    `No se pudo crear la base de datos en "${folder}": ${reasonOf(cause)}. ` +
    'Conviene revisar el espacio libre y los permisos, y volver a iniciar Remanso.',
  CLUSTER_BUSY: ({ folder, pid }: Details & { pid: number }) =>
    `El PostgreSQL anterior de "${folder}" (proceso ${pid}) sigue en marcha y no se detiene. ` +
    'Hay que detenerlo y volver a iniciar Remanso.',
};
type Code = keyof typeof MESSAGES;

/** The embedded database cannot be used, for a reason that the operator can act on. */
export class EmbeddedDatabaseError<C extends Code = Code> extends Error {
  override name = 'EmbeddedDatabaseError';
  readonly code: C;

  constructor(code: C, ...details: Parameters<(typeof MESSAGES)[C]>) {
    const write = MESSAGES[code] as (...given: typeof details) => string;
    const [{ cause } = {}] = details as Partial<Details>[];
    super(write(...details), { cause });
    this.code = code;
  }
}

/** Returns whether an error is an `EmbeddedDatabaseError` of this code. */
export function isEmbeddedError(error: unknown, code: Code): error is EmbeddedDatabaseError {
  return error instanceof EmbeddedDatabaseError && error.code === code;
}

const enMegas = (amount: number) => `${String(Math.floor(amount * 10) / 10).replace('.', ',')} MB`;

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
