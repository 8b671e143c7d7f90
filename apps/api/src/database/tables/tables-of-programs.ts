import type { Alcance } from '@remanso/contract/sistema/tokens.rules';
import type { Evento } from '@remanso/contract/sistema/webhooks.rules';
import type { ColumnType, Expression, Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './instant.ts';

/** The columns of the tables of tokens and webhooks, as `type-parsers.ts` reads them. */
export interface TablesOfPrograms {
  tokens: {
    id: GeneratedAlways<number>;
    nombre: string;
    alcances: Alcance[];
    /** Null once the token has ended. */
    hash: string | null;
    /** Null once the account of its administrator was erased. */
    usuario_id: number | null;
    creado_en: Instant;
    vence_en: ColumnType<number | null, Expression<number> | null, never>;
    ultimo_uso: ColumnType<number | null, undefined, string>;
  };
  pedidos_por_dia: {
    token_id: number;
    fecha: string;
    llamada: string;
    veces: number;
  };
  webhooks: {
    id: GeneratedAlways<number>;
    url: string;
    eventos: Evento[];
    activo: boolean;
    secreto: string;
    fallos: Generated<number>;
    apagado_en: ColumnType<number | null, undefined, string | null>;
    creado_en: Instant;
  };
  envios: {
    id: GeneratedAlways<number>;
    webhook_id: number;
    mensaje: Generated<string>;
    tipo: string;
    reserva_id: number | null;
    usuario_id: number | null;
    datos: ColumnType<unknown, string, never>;
    clave: string | null;
    ocurrido_en: Instant;
    vence_en: ColumnType<number, string, string>;
    intentos: Generated<number>;
    proximo_en: ColumnType<number | null, string | null, string | null>;
    codigo: number | null;
    ultimo_error: string | null;
    enviado_en: ColumnType<number | null, string | null, string | null>;
  };
  sucesos: {
    id: GeneratedAlways<number>;
    transaccion: GeneratedAlways<string>;
    que: string;
    sobre: number;
    antes: ColumnType<unknown, string | null, never>;
  };
}
