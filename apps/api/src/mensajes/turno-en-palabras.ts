import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { loPagadoAlCancelar } from '@remanso/contract/reserva/senia.rules';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Renglon } from './mensaje.ts';
import type { Entorno } from './entorno.ts';

/** The things that a person should bring to a session. */
export const QUE_LLEVAR = 'Ropa cómoda y una toalla.';

/** Returns the lines of a message with the people of a booking, and its price or its abono. */
export function quienesYCuanto(datos: DatosDeReserva): Renglon[] {
  const { nombres, precioTotal, antes, abono } = datos;
  return [
    conAntes('Quiénes', personas(nombres), antes && personas(antes.nombres)),
    abono === undefined
      ? conAntes('Precio', formatearPesos(precioTotal), antes && formatearPesos(antes.precioTotal))
      : conAbono(abono),
  ];
}

/** Returns the line of a message with the people of a booking. */
export const quienesEs = (nombres: readonly string[]): Renglon => ({
  nombre: 'Quiénes',
  valor: personas(nombres),
});

function conAntes(nombre: string, valor: string, antes: string | undefined): Renglon {
  return antes === undefined ? { nombre, valor } : { nombre, valor, antes };
}

/** Returns a text such as '2 personas: Ana Paz, Luis'. */
function personas(nombres: readonly string[]): string {
  if (nombres.length === 1) return `1 persona: ${nombres[0]}`;
  return `${nombres.length} personas: ${nombres.join(', ')}`;
}

/**
 * Returns a sentence about the money that was paid for a booking which does not take place. Returns
 * an empty list where nothing was paid.
 */
export function pagadoAFavor({ pagado }: Pick<DatosDeReserva, 'pagado'>): string[] {
  return pagado ? [loPagadoAlCancelar(pagado)] : [];
}

/** Returns the parts that every message about a turn has: the greeting, the day and the hour. */
export function deTurno(
  datos: Pick<DatosDeReserva, 'inicio' | 'fin'> & { nombre?: string | undefined },
) {
  const { inicio, fin, nombre } = datos;
  return {
    momento: { dia: nombreDeFecha(fechaDe(inicio)), hora: `${horaDe(inicio)} a ${horaDe(fin)}` },
    saludo: saludoA(nombre),
  };
}

/**
 * Returns the parts of a message about a turn that takes place: the parts of `deTurno`, who comes,
 * where, and until when the turn can be cancelled.
 */
export function deTurnoEnPie(datos: DatosDeReserva, { centro, ahora, enlace }: Entorno) {
  return {
    ...deTurno(datos),
    renglones: [
      ...quienesYCuanto(datos),
      { nombre: 'Dónde', valor: centro.direccion },
      { nombre: 'Qué llevar', valor: QUE_LLEVAR },
      ...comoSePaga(datos, centro),
    ],
    boton: { texto: 'Ver la reserva', href: enlace },
    nota: notaDePlazo(datos, ahora),
  };
}

/**
 * Returns the line about how a booking is paid; none where the centre says nothing about it, or an
 * abono pays.
 */
export function comoSePaga(
  { abono }: Pick<DatosDeReserva, 'abono'>,
  { comoSePaga: valor }: Entorno['centro'],
): Renglon[] {
  return valor && abono === undefined ? [{ nombre: 'Cómo se paga', valor }] : [];
}

/** Returns the line that takes the place of the price where an abono pays. */
export const conAbono = (abono: string): Renglon => ({
  nombre: 'Abono',
  valor: `${abono}: no se paga nada`,
});

function notaDePlazo({ cancelableHasta }: DatosDeReserva, ahora: string): string {
  if (cancelableHasta <= ahora) return 'Ya no puedes cancelar desde tu cuenta.';
  return `Puedes cancelar desde tu cuenta hasta el ${nombreDeMomento(cancelableHasta)}.`;
}

export const saludoA = (nombre: string | undefined) =>
  nombre === undefined ? 'Hola:' : `Hola, ${nombre}:`;
