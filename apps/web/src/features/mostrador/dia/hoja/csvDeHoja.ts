import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { MARCA_DE_UTF8 } from '@remanso/contract/caja/tablas.rules';
import { escribirFilas } from '@remanso/contract/caja/tabla';
import { nombreDeTitular, notaDeLaPersona, notaDeReserva, textoDePlazas } from '../dia.view.ts';
import { bloqueoEnPalabras, cuentaEnHoja } from './hoja.view.ts';

const TITULOS = [
  'Fecha',
  'Desde',
  'Hasta',
  'Turno',
  'Persona',
  'Reserva de',
  'Teléfono',
  'Nota de la persona',
  'Nota',
  'Vino',
  'Cuenta',
  'Saldo',
];

/**
 * Returns the sheet of a day as CSV, with a row for each person. The telephone, the notes and the
 * saldo of a booking are only in the holder's row, so that the column 'Saldo' can be summed.
 */
export function csvDeHoja(fecha: string, franjas: readonly Franja[]): string {
  const filas = franjas.flatMap((franja) => {
    const { horaInicio, horaFin, reservas = [] } = franja;
    const turno = bloqueoEnPalabras(franja) || textoDePlazas(franja);
    const comienzo = [fecha, horaInicio, horaFin, turno];
    const personas = reservas.flatMap((reserva) =>
      reserva.participantes.map(({ esTitular, nombre, presente }) => [
        ...comienzo,
        nombre,
        nombreDeTitular(reserva),
        esTitular ? reserva.cliente.telefono : '',
        esTitular ? notaDeLaPersona(reserva) : '',
        esTitular ? notaDeReserva(reserva) : '',
        presente === null ? '' : presente ? 'Sí' : 'No',
        esTitular ? cuentaEnHoja(reserva) : '',
        esTitular ? reserva.saldo : '',
      ]),
    );
    return personas.length > 0 ? personas : [comienzo];
  });
  return MARCA_DE_UTF8 + escribirFilas([TITULOS, ...filas]);
}
