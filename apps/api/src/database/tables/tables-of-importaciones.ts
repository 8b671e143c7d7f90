import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant } from './instant.ts';

/** The columns of the tables of clients who were brought, as `type-parsers.ts` reads them. */
export interface TablesOfImportaciones {
  importaciones: {
    id: GeneratedAlways<number>;
    creada_en: Instant;
    /** Null while the clients that it made are there. */
    deshecha_en: ColumnType<number | null, undefined, string>;
  };
  importados: {
    importacion_id: number;
    usuario_id: number;
    /** False for a client who was there before, and got what was missing. */
    creado: boolean;
    /** Null for who is not invited. */
    invitar_en: ColumnType<number | null, string | null, string | null>;
    invitado_en: ColumnType<number | null, undefined, string>;
  };
}
