import type { CausaDeAbono } from '@remanso/contract/abono/abonos.rules';
import type { DiaSemana } from '@remanso/contract/calendario';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './instant.ts';

/** The columns of the tables of abonos, as `type-parsers.ts` reads them. */
export interface TablesOfAbonos {
  abonos: {
    id: GeneratedAlways<number>;
    nombre: string;
    lugares: number;
    precio: number;
    vigencia_dias: number;
    dias: DiaSemana[] | null;
    activo: Generated<boolean>;
  };
  abonos_vendidos: {
    id: GeneratedAlways<number>;
    /** Null where the abono came from elsewhere, and the centre never sold it. */
    abono_id: number | null;
    /** Null once the client was erased. */
    usuario_id: number | null;
    nombre: string;
    lugares: number;
    precio: number;
    dias: DiaSemana[] | null;
    desde: string;
    vence: string;
    /** `disponibles`, `valor` and `pagado` are kept by the database. */
    disponibles: GeneratedAlways<number>;
    valor: GeneratedAlways<number>;
    pagado: GeneratedAlways<number>;
    vendido_en: Instant;
    vendido_por: number | null;
    anulado_en: ColumnType<number | null, undefined, string>;
    anulado_por: ColumnType<number | null, undefined, number | null>;
    motivo: ColumnType<string | null, undefined, string>;
    avisado_en: ColumnType<number | null, undefined, string | null>;
  };
  abonos_compartidos: {
    abono_vendido_id: number;
    usuario_id: number;
  };
  movimientos_de_abono: {
    id: GeneratedAlways<number>;
    abono_vendido_id: number;
    lugares: number;
    valor: number;
    causa: CausaDeAbono;
    reserva_id: number | null;
    fecha: string;
    registrado_en: Instant;
    registrado_por: number | null;
  };
}
