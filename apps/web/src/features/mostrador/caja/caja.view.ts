import type { Caja, Movimiento } from '@remanso/contract/caja.contract';
import type { TipoDeMovimiento } from '@remanso/contract/caja.rules';
import { esFecha, fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franjas.contract';
import { MEDIOS_DE_PAGO, NOMBRE_DE_MEDIO } from '@remanso/contract/pagos.rules';
import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { conSigno, quienAnoto } from '../../../entities/pago/pagos.view.ts';
import { escribirCsv } from '../../../lib/escribirCsv.ts';
import type { Destino } from '../../../lib/rutas.ts';

/*
 * The drawer of a day as the desk reads it and takes it along (rules §11.8).
 */

export const VISTAS_DE_CAJA = ['dia', 'deudores'] as const;
export type VistaDeCaja = (typeof VISTAS_DE_CAJA)[number];

export function vistaDeCaja(consulta: string): VistaDeCaja {
  return new URLSearchParams(consulta).get('vista') === 'deudores' ? 'deudores' : 'dia';
}

export const DESTINO_DE_DEUDORES: Destino = '/dashboard/caja?vista=deudores';

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

/** Whose booking a payment is of, and when it is. */
export function deQuien(reserva: ReservaDeAdmin, fecha: string): string {
  const { inicio } = reserva.franja;
  const dia = fechaDe(inicio) === fecha ? '' : `${nombreDeFecha(fechaDe(inicio))}, `;
  return `${titularDe(reserva)}, turno de ${dia}${horaDe(inicio)}`;
}

const NOMBRE_DE_MOVIMIENTO: Record<TipoDeMovimiento, string> = {
  FONDO: 'Fondo',
  INGRESO: 'Ingreso',
  RETIRO: 'Retiro',
};

/** A movement of the drawer in words: 'Retiro de $ 5.000'. */
export function movimientoDeCajaEnPalabras({ tipo, monto }: Movimiento): string {
  return `${NOMBRE_DE_MOVIMIENTO[tipo]} de ${formatearPesos(monto)}`;
}

type Movido = ({ clase: 'pago' } & Caja['pagos'][number]) | ({ clase: 'movimiento' } & Movimiento);

/** All that moved on a day, the first of it first. */
export function loQueSeMovio({ pagos, movimientos }: Caja): Movido[] {
  return [
    ...pagos.map((pago) => ({ clase: 'pago' as const, ...pago })),
    ...movimientos.map((movimiento) => ({ clase: 'movimiento' as const, ...movimiento })),
  ].toSorted((uno, otro) => uno.registradoEn.localeCompare(otro.registradoEn));
}

/** How the cash that should be there comes about; empty where it is only what was charged. */
export function efectivoEnPalabras({ movimientos, porMedio }: Caja): string {
  const sumar = (tipo: TipoDeMovimiento) =>
    movimientos
      .filter((uno) => uno.tipo === tipo && !uno.anulado)
      .reduce((suma, { monto }) => suma + monto, 0);
  const partes = [
    { nombre: 'fondo', monto: sumar('FONDO') },
    { nombre: 'cobros', monto: porMedio.EFECTIVO },
    { nombre: 'ingresos', monto: sumar('INGRESO') },
    { nombre: 'retiros', monto: -sumar('RETIRO') },
  ].filter(({ monto }) => monto !== 0);
  if (partes.every(({ nombre }) => nombre === 'cobros')) return '';
  const dichas = partes.map(({ nombre, monto }, orden) => {
    const signo = monto < 0 ? '\u2212 ' : orden > 0 ? '+ ' : '';
    return `${signo}${nombre} ${formatearPesos(Math.abs(monto))}`;
  });
  const texto = dichas.join(' ');
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}

/**
 * The titles of the columns, with the words of the table of a period (rules §11.10), so that rows of
 * both may stand in one sheet.
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

type Celdas = (string | number)[];

/** The cells of what moved; what was annulled counts for nothing. */
function celdasDe(movido: Movido): Celdas {
  const { id, fecha, registradoEn, monto, anulado, registradoPor } = movido;
  const esPago = movido.clase === 'pago';
  const { cliente, franja } = esPago ? movido.reserva : {};
  const neto = esPago ? conSigno(movido) : movido.tipo === 'RETIRO' ? -monto : monto;
  return [
    id,
    fecha,
    horaDe(registradoEn),
    esPago ? (movido.tipo === 'PAGO' ? 'Pago' : 'Devolución') : NOMBRE_DE_MOVIMIENTO[movido.tipo],
    NOMBRE_DE_MEDIO[esPago ? movido.medio : 'EFECTIVO'],
    monto,
    anulado ? 0 : neto,
    anulado ? 'Sí' : 'No',
    (esPago ? movido.motivo : movido.motivoDeAnulacion) ?? '',
    esPago ? movido.nota : movido.motivo,
    esPago ? movido.reservaId : '',
    franja ? `${fechaDe(franja.inicio)} ${horaDe(franja.inicio)}` : '',
    cliente?.nombre ?? '',
    cliente?.apellido ?? '',
    registradoPor ? quienAnoto(registradoPor) : '',
  ];
}

/** The differences of a cierre, by which the sum of a means becomes what was counted. */
function diferenciasDe({ cierre }: Caja): Celdas[] {
  if (!cierre) return [];
  return MEDIOS_DE_PAGO.filter((medio) => cierre.diferencia[medio] !== 0).map((medio) => [
    cierre.id,
    cierre.fecha,
    horaDe(cierre.en),
    'Diferencia del cierre',
    NOMBRE_DE_MEDIO[medio],
    Math.abs(cierre.diferencia[medio]),
    cierre.diferencia[medio],
    'No',
    '',
    cierre.nota,
    '',
    '',
    '',
    '',
    quienAnoto(cierre.cerradoPor),
  ]);
}

/**
 * The day as one table that an Argentine spreadsheet opens. The sum of 'Neto' of a means is what
 * should be there, and once the day is closed what was counted.
 */
export function csvDeCaja(caja: Caja): string {
  return escribirCsv([COLUMNAS, ...loQueSeMovio(caja).map(celdasDe), ...diferenciasDe(caja)]);
}
