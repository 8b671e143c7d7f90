import { esFecha, fechaDe, horaDe } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franjas.contract';
import type { Caja } from '@remanso/contract/pagos.contract';
import { MEDIOS_DE_PAGO, type MedioDePago } from '@remanso/contract/pagos.rules';
import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { leerPesos } from '../../../components/form/numero.view.ts';
import { NOMBRE_DE_MEDIO, conSigno, quienAnoto } from '../../../entities/pago/pagos.view.ts';
import { escribirCsv } from '../../../lib/escribirCsv.ts';
import type { Destino } from '../../../lib/rutas.ts';

/*
 * The drawer of a day as the desk reads it, counts it and takes it along (rules §11.8).
 */

/** The date in the address, or today where the address has none or one that does not exist. */
export function fechaDeCaja(consulta: string, hoy: string): string {
  const fecha = new URLSearchParams(consulta).get('fecha');
  return fecha && esFecha(fecha) ? fecha : hoy;
}

/** The address of a day's drawer; today's has no date, as the day itself. */
export function destinoDeCaja(fecha: string, hoy: string): Destino {
  return fecha === hoy ? '/dashboard/caja' : `/dashboard/caja?fecha=${fecha}`;
}

/** The bookings of a day that still owe something, in the order of their turns. */
export function reservasPorCobrar(franjas: readonly Franja[]): ReservaDeAdmin[] {
  return franjas.flatMap(({ reservas = [] }) => reservas.filter(({ saldo }) => saldo > 0));
}

export function titularDe({ cliente }: Pick<ReservaDeAdmin, 'cliente'>): string {
  return `${cliente.nombre} ${cliente.apellido}`.trim();
}

/** The count of the drawer, by means, as it was typed. */
export type Conteo = Record<MedioDePago, string>;

export const SIN_CONTAR: Conteo = { EFECTIVO: '', TRANSFERENCIA: '', TARJETA: '', OTRO: '' };

/** The pesos that were typed; null where nothing was, undefined where it cannot be read. */
function contado(escrito: string): number | null | undefined {
  if (escrito.trim() === '') return null;
  const leido = leerPesos(escrito);
  return typeof leido === 'number' ? leido : undefined;
}

/** Returns the difference to what should be there, in words; empty where nothing was typed. */
export function diferenciaEnPalabras(escrito: string, esperado: number): string {
  const monto = contado(escrito);
  if (monto === null) return '';
  if (monto === undefined) return 'No se entiende: va en pesos enteros';
  if (monto === esperado) return 'Coincide';
  return monto < esperado
    ? `Faltan ${formatearPesos(esperado - monto)}`
    : `Sobran ${formatearPesos(monto - esperado)}`;
}

/**
 * The titles of the columns of a movement, with the words of the table of a period (rules §11.10),
 * so that rows of both may stand in one sheet.
 */
const COLUMNAS = [
  'Movimiento',
  'Fecha',
  'Hora',
  'Tipo',
  'Medio',
  'Monto',
  'Neto',
  'Anulado',
  'Motivo de la anulación',
  'Nota',
  'Reserva',
  'Turno',
  'Nombre',
  'Apellido',
  'Registrado por',
];

/** Returns the cells of a movement; the sum of its 'Neto' is what came in, without what was annulled. */
function celdasDe(pago: Caja['pagos'][number]): (string | number)[] {
  const { cliente, franja } = pago.reserva;
  return [
    pago.id,
    pago.fecha,
    horaDe(pago.registradoEn),
    pago.tipo === 'PAGO' ? 'Pago' : 'Devolución',
    NOMBRE_DE_MEDIO[pago.medio],
    pago.monto,
    pago.anulado ? 0 : conSigno(pago),
    pago.anulado ? 'Sí' : 'No',
    pago.motivo ?? '',
    pago.nota,
    pago.reservaId,
    `${fechaDe(franja.inicio)} ${horaDe(franja.inicio)}`,
    cliente.nombre,
    cliente.apellido,
    pago.registradoPor ? quienAnoto(pago.registradoPor) : '',
  ];
}

/** The day as a table that an Argentine spreadsheet opens: its movements, then what was counted. */
export function csvDeCaja({ pagos, porMedio }: Caja, conteo: Conteo, nota: string): string {
  const cierre = MEDIOS_DE_PAGO.map((medio) => [
    NOMBRE_DE_MEDIO[medio],
    porMedio[medio],
    contado(conteo[medio]) ?? '',
    diferenciaEnPalabras(conteo[medio], porMedio[medio]),
  ]);
  return escribirCsv([
    COLUMNAS,
    ...pagos.map(celdasDe),
    [],
    ['Medio', 'Debería haber', 'Contado', 'Diferencia'],
    ...cierre,
    ['Nota', nota],
  ]);
}
