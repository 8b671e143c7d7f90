import { COLUMNAS_DE_CAJA, type FilaDeCaja } from '@remanso/contract/caja/caja.rules';
import { fechaDe, horaDe, momentoEnZona } from '@remanso/contract/calendario';
import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { NOMBRE_DE_MEDIO, NOMBRE_DE_TIPO } from '@remanso/contract/caja/pagos.rules';
import { CLIENTE_ELIMINADO } from '@remanso/contract/reserva/reservas.rules';
import { sql, type InferResult } from 'kysely';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CLIENTE_DEL_COBRO, selectCobros } from '../reservas-leidas/cobros.queries.ts';
import { enPaginas, escribirCsv, type Columnas, type Exportacion } from './escribir-csv.ts';

/**
 * Writes the payments and refunds of a period, including annulled ones, ordered by day and then by
 * id (rules §15.4). Payments of abonos name the abono; places of an abono that settle a booking
 * are no money, and have no row. The sum of the column 'Neto' is the money that was collected.
 */
export function exportarCaja(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { periodo, programa }: Exportacion,
) {
  const paginas = enPaginas<Fila>((ultima, cuantas) =>
    selectMovimientos(db, periodo)
      .$if(ultima !== undefined, (query) => query.where(tras(ultima as Fila)))
      .limit(cuantas)
      .execute(),
  );
  return escribirCsv(paginas, {
    columnas: columnas(clock.timeZone),
    titulos: COLUMNAS_DE_CAJA,
    programa,
  });
}

function selectMovimientos(db: Executor, { desde, hasta }: Periodo) {
  return selectCobros(db)
    .leftJoin('franjas as f', 'f.id', 'r.franja_id')
    .leftJoin('usuarios as u', (join) => join.on('u.id', '=', CLIENTE_DEL_COBRO))
    .leftJoin('usuarios as a', 'a.id', 'p.registrado_por')
    .where('p.fecha', '>=', desde)
    .where('p.fecha', '<=', hasta)
    .select(['p.id', 'p.fecha', 'p.registrado_en', 'p.tipo', 'p.medio', 'p.monto', 'p.neto'])
    .select(['p.anulado_en', 'p.motivo', 'p.nota', 'r.id as reserva', 'f.inicio'])
    .select(['u.nombre', 'u.apellido', 'v.nombre as abono'])
    .select(sql<string | null>`a.nombre || ' ' || a.apellido`.as('autor'))
    .orderBy('p.fecha')
    .orderBy('p.id');
}

type Fila = InferResult<ReturnType<typeof selectMovimientos>>[number];

const tras = ({ fecha, id }: Fila) => sql<boolean>`(p.fecha, p.id) > (${fecha}, ${id})`;

const columnas = (zona: string): Columnas<Fila, keyof FilaDeCaja> => ({
  Movimiento: ({ id }) => id,
  Fecha: ({ fecha }) => fecha,
  Hora: ({ registrado_en: instante }) => horaDe(momentoEnZona(instante, zona)),
  Tipo: ({ tipo }) => NOMBRE_DE_TIPO[tipo],
  Medio: ({ medio }) => NOMBRE_DE_MEDIO[medio],
  Monto: ({ monto }) => monto,
  Neto: ({ neto }) => neto,
  Anulado: ({ anulado_en: instante }) => (instante === null ? 'No' : 'Sí'),
  'Motivo de la anulación': ({ motivo }) => motivo,
  Nota: ({ nota }) => nota,
  Reserva: ({ reserva }) => reserva,
  Turno: ({ inicio }) => inicio && `${fechaDe(inicio)} ${horaDe(inicio)}`,
  Nombre: ({ nombre }) => nombre ?? CLIENTE_ELIMINADO,
  Apellido: ({ apellido }) => apellido,
  'Registrado por': ({ autor }) => autor,
  Abono: ({ abono }) => abono,
});
