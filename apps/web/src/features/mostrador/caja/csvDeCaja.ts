import type { Caja } from '@remanso/contract/caja/caja.contract';
import { COLUMNAS_DE_CAJA, type FilaDeCaja } from '@remanso/contract/caja/caja.rules';
import { fechaDe, horaDe } from '@remanso/contract/calendario';
import {
  MEDIOS_DE_PAGO,
  NOMBRE_DE_MEDIO,
  NOMBRE_DE_TIPO,
} from '@remanso/contract/caja/pagos.rules';
import { MARCA_DE_UTF8 } from '@remanso/contract/caja/tablas.rules';
import { escribirFilas } from '@remanso/contract/caja/tabla';
import { conSigno, quienAnoto } from '../../../entities/pago/pagos.view.ts';
import { NOMBRE_DE_MOVIMIENTO, loQueSeMovio, type Movido } from './caja.view.ts';

/**
 * Returns the caja of a day as CSV that an Argentine spreadsheet opens. The column 'Neto' of a
 * means of payment sums to the expected amount. Once the day is closed, the column sums to the
 * counted amount.
 */
export function csvDeCaja(caja: Caja): string {
  const filas = [...loQueSeMovio(caja).map(filaDe), ...diferenciasDe(caja)];
  const celdas = filas.map((fila) => COLUMNAS_DE_CAJA.map((titulo) => fila[titulo]));
  return MARCA_DE_UTF8 + escribirFilas([COLUMNAS_DE_CAJA, ...celdas]);
}

/**
 * Returns the row of a payment or movement. The 'Neto' of an annulled payment or movement is 0.
 */
function filaDe(movido: Movido): FilaDeCaja {
  const { id, fecha, registradoEn, monto, anulado, registradoPor } = movido;
  const esPago = movido.clase === 'pago';
  const reserva = esPago ? movido.reserva : null;
  const abono = esPago ? movido.abono : undefined;
  const cliente = reserva?.cliente ?? abono?.cliente;
  const neto = esPago ? conSigno(movido) : movido.tipo === 'RETIRO' ? -monto : monto;
  return {
    Movimiento: id,
    Fecha: fecha,
    Hora: horaDe(registradoEn),
    Tipo: esPago ? NOMBRE_DE_TIPO[movido.tipo] : NOMBRE_DE_MOVIMIENTO[movido.tipo],
    Medio: NOMBRE_DE_MEDIO[esPago ? movido.medio : 'EFECTIVO'],
    Monto: monto,
    Neto: anulado ? 0 : neto,
    Anulado: anulado ? 'Sí' : 'No',
    'Motivo de la anulación': esPago ? movido.motivo : movido.motivoDeAnulacion,
    Nota: esPago ? movido.nota : movido.motivo,
    Reserva: esPago ? movido.reservaId : null,
    Turno: reserva && `${fechaDe(reserva.franja.inicio)} ${horaDe(reserva.franja.inicio)}`,
    Nombre: cliente?.nombre ?? null,
    Apellido: cliente?.apellido ?? null,
    'Registrado por': registradoPor && quienAnoto(registradoPor),
    Abono: abono?.nombre ?? null,
  };
}

/**
 * Returns a row for each means of payment whose counted amount differs from the expected amount.
 * With these rows the column 'Neto' sums to the counted amounts. Returns no rows before the cierre.
 */
function diferenciasDe({ cierre }: Caja): FilaDeCaja[] {
  if (!cierre) return [];
  const { id, fecha, en, diferencia, nota, cerradoPor } = cierre;
  return MEDIOS_DE_PAGO.filter((medio) => diferencia[medio] !== 0).map((medio) => ({
    Movimiento: id,
    Fecha: fecha,
    Hora: horaDe(en),
    Tipo: 'Diferencia del cierre',
    Medio: NOMBRE_DE_MEDIO[medio],
    Monto: Math.abs(diferencia[medio]),
    Neto: diferencia[medio],
    Anulado: 'No',
    'Motivo de la anulación': null,
    Nota: nota,
    Reserva: null,
    Turno: null,
    Nombre: null,
    Apellido: null,
    'Registrado por': quienAnoto(cerradoPor),
    Abono: null,
  }));
}
