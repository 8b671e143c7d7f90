import type {
  AvisoDeCliente,
  AvisoDeReserva,
  AvisoFallido,
} from '@remanso/contract/seguimiento/avisos.contract';
import { momentoEnZona } from '@remanso/contract/calendario';
import { countRows } from '../../database/count-rows.ts';
import type { Executor } from '../../database/transaction.ts';
import { camposDePagina, type PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { readPage } from '../../platform/read-page.ts';

/** Returns a page of the avisos that were given up, the latest failure first. */
export async function listarAvisosFallidos(db: Executor, pedido: PaginaPedida, timeZone: string) {
  const fallidos = db
    .selectFrom('avisos as a')
    .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .where('a.fallido_en', 'is not', null);
  const { elementos, total } = await readPage(pedido, {
    read: ({ limit, offset }) =>
      fallidos
        .select(['a.id', 'a.tipo', 'a.para', 'a.creado_en', 'a.fallido_en', 'a.intentos'])
        .select(['a.ultimo_error', 'u.id as usuario_id', 'u.nombre', 'u.apellido'])
        .orderBy('a.fallido_en', 'desc')
        .orderBy('a.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    count: () => countRows(db, fallidos),
  });
  const avisos = elementos.map((fila): AvisoFallido => ({
    id: fila.id,
    tipo: fila.tipo,
    para: fila.para,
    persona: personaDe(fila),
    creadoEn: momentoEnZona(fila.creado_en, timeZone),
    fallidoEn: momentoEnZona(fila.fallido_en ?? fila.creado_en, timeZone),
    intentos: fila.intentos,
    motivo: fila.ultimo_error ?? '',
  }));
  return { avisos, ...camposDePagina(pedido, total) };
}

function personaDe(fila: {
  usuario_id: number | null;
  nombre: string | null;
  apellido: string | null;
}): AvisoFallido['persona'] {
  const { usuario_id: id, nombre, apellido } = fila;
  return id === null ? null : { id, nombre: nombre ?? '', apellido: apellido ?? '' };
}

/** Returns a page of the avisos to a client, the latest first. */
export async function avisosDeCliente(
  db: Executor,
  usuarioId: number,
  { pedido, timeZone }: { pedido: PaginaPedida; timeZone: string },
) {
  const suyos = db.selectFrom('avisos as a').where('a.usuario_id', '=', usuarioId);
  const { elementos, total } = await readPage(pedido, {
    read: ({ limit, offset }) =>
      suyos
        .leftJoin('reservas as r', 'r.id', 'a.reserva_id')
        .leftJoin('franjas as f', 'f.id', 'r.franja_id')
        .select(['a.id', 'a.tipo', 'a.para', 'a.creado_en', 'a.enviado_en', 'a.fallido_en'])
        .select(['a.ultimo_error', 'a.reserva_id', 'f.inicio'])
        .orderBy('a.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    count: () => countRows(db, suyos),
  });
  const avisos = elementos.map((fila): AvisoDeCliente => ({
    ...avisoDeFila(fila, timeZone),
    reserva:
      fila.reserva_id === null || fila.inicio === null
        ? null
        : { id: fila.reserva_id, inicio: fila.inicio },
  }));
  return { avisos, ...camposDePagina(pedido, total) };
}

interface FilaDeAviso {
  id: number;
  tipo: AvisoDeReserva['tipo'];
  para: string;
  creado_en: number;
  enviado_en: number | null;
  fallido_en: number | null;
  ultimo_error: string | null;
}

function avisoDeFila(fila: FilaDeAviso, timeZone: string): AvisoDeReserva {
  const momento = (instante: number | null) =>
    instante === null ? null : momentoEnZona(instante, timeZone);
  return {
    id: fila.id,
    tipo: fila.tipo,
    para: fila.para,
    creadoEn: momentoEnZona(fila.creado_en, timeZone),
    enviadoEn: momento(fila.enviado_en),
    fallidoEn: momento(fila.fallido_en),
    motivo: fila.ultimo_error,
  };
}

/**
 * Returns the avisos about a booking in the order in which they were written; undefined where there
 * is no such booking.
 */
export async function avisosDeReserva(
  db: Executor,
  reservaId: number,
  timeZone: string,
): Promise<AvisoDeReserva[] | undefined> {
  const filas = await db
    .selectFrom('reservas as r')
    .leftJoin('avisos as a', 'a.reserva_id', 'r.id')
    .where('r.id', '=', reservaId)
    .select(['a.id', 'a.tipo', 'a.para', 'a.creado_en', 'a.enviado_en', 'a.fallido_en'])
    .select('a.ultimo_error')
    .orderBy('a.id')
    .execute();
  if (filas.length === 0) return undefined;
  return filas.flatMap(({ id, tipo, para, creado_en, ...fila }) =>
    id === null || tipo === null || para === null || creado_en === null
      ? []
      : avisoDeFila({ id, tipo, para, creado_en, ...fila }, timeZone),
  );
}
