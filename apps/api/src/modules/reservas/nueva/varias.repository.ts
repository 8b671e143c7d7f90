import type { SeniaPedida } from '@remanso/contract/reserva/senia.rules';
import { sql } from 'kysely';
import type { Tx } from '../../../database/transaction.ts';
import { selectFichas, type FilaDeFicha } from '../../reservas-leidas/ficha.queries.ts';
import { genteDe, insertarAsientos, type NuevoAsiento } from '../asientos/asientos.repository.ts';

export interface VariasReservas {
  serieId: number;
  usuarioId: number;
  notas: string;
  /** The instant (ISO 8601) at which the bookings are made. */
  creadaEn: string;
  /** The people of each booking. The first asiento is the holder's. */
  asientos: readonly NuevoAsiento[];
  /** The sold abono whose places all of the bookings use, or null. */
  abonoVendidoId: number | null;
  reservas: readonly {
    franjaId: number;
    precioTotal: number;
    /** The seña that must be paid before the booking is confirmed. */
    senia: SeniaPedida | undefined;
  }[];
}

const COLUMNAS_DE_RESERVA = [
  'id',
  'franja_id',
  'usuario_id',
  'estado',
  'estado_hasta',
  'precio_total',
  'senia_porcentaje',
  'senia_vence',
  'pagado',
  'notas',
  'tarde',
  'creada_en',
  'secuencia',
  'abono_vendido_id',
  'serie_id',
] as const;

/**
 * Inserts the bookings of a series and their asientos, and returns the new rows in the order of
 * `reservas`. The caller must have done for each booking what `insertarReserva` demands.
 */
export function insertarVariasReservas(
  tx: Tx,
  { reservas, ...nueva }: VariasReservas,
  ahora: string,
): Promise<FilaDeFicha[]> {
  const nuevas = filasNuevas(reservas);
  const escritas = tx
    .with('reservas', (db) =>
      db
        .insertInto('reservas')
        .columns([
          'franja_id',
          'usuario_id',
          'estado',
          'senia_porcentaje',
          'senia_vence',
          'precio_total',
          'notas',
          'creada_en',
          'serie_id',
          'abono_vendido_id',
        ])
        .expression((eb) =>
          eb
            .selectFrom(nuevas)
            .select([
              'n.franja',
              sql<number>`${nueva.usuarioId}::bigint`.as('usuario'),
              sql<string>`case when n.vence is null then 'CONFIRMADA' else 'PENDIENTE' end`.as(
                'estado',
              ),
              'n.porcentaje',
              'n.vence',
              'n.precio',
              sql<string>`${nueva.notas}::text`.as('notas'),
              sql<number>`${nueva.creadaEn}::timestamptz`.as('creada_en'),
              sql<number>`${nueva.serieId}::bigint`.as('serie'),
              sql<number | null>`${nueva.abonoVendidoId}::bigint`.as('abono'),
            ])
            .orderBy('n.orden'),
        )
        .returning(COLUMNAS_DE_RESERVA),
    )
    .with('asientos', (db) => insertarAsientos(db, genteDe(nueva.asientos)));
  return selectFichas(escritas, ahora).orderBy('r.id').execute();
}

/** Returns the rows of some new bookings, `n` in the statement; `orden` is their order, from 1. */
const filasNuevas = (reservas: VariasReservas['reservas']) =>
  sql<{
    franja: number;
    precio: number;
    porcentaje: number | null;
    vence: string | null;
    orden: number;
  }>`unnest(
    ${reservas.map(({ franjaId }) => franjaId)}::bigint[],
    ${reservas.map(({ precioTotal }) => precioTotal)}::integer[],
    ${reservas.map(({ senia }) => senia?.porcentaje ?? null)}::integer[],
    ${reservas.map(({ senia }) => senia?.vence ?? null)}::timestamp[]
  ) with ordinality`.as<'n'>(sql`n (franja, precio, porcentaje, vence, orden)`);
