import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { loPagadoAlCancelar } from '@remanso/contract/reserva/senia.rules';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Renglon } from './mensaje.ts';
import type { Entorno } from './entorno.ts';

/** The things that a person should bring to a session. */
export const QUE_LLEVAR = 'Ropa cómoda y una toalla.';

/** Returns the lines of a message with the people and the price of a booking. */
export function quienesYCuanto({ nombres, precioTotal, antes }: DatosDeReserva): Renglon[] {
  return [
    conAntes('Quiénes', personas(nombres), antes && personas(antes.nombres)),
    conAntes('Precio', formatearPesos(precioTotal), antes && formatearPesos(antes.precioTotal)),
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
export function deTurno(datos: Pick<DatosDeReserva, 'inicio' | 'fin' | 'nombre'>) {
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
      ...(centro.comoSePaga ? [{ nombre: 'Cómo se paga', valor: centro.comoSePaga }] : []),
    ],
    boton: { texto: 'Ver la reserva', href: enlace },
    nota: notaDePlazo(datos, ahora),
  };
}

function notaDePlazo({ cancelableHasta }: DatosDeReserva, ahora: string): string {
  if (cancelableHasta <= ahora) return 'Ya no se puede cancelar desde la cuenta.';
  return `Se puede cancelar desde la cuenta hasta el ${nombreDeMomento(cancelableHasta)}.`;
}

export const saludoA = (nombre: string | undefined) =>
  nombre === undefined ? 'Hola:' : `Hola, ${nombre}:`;
