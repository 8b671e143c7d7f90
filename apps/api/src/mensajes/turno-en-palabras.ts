import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { loPagadoAlCancelar } from '@remanso/contract/reserva/senia.rules';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Renglon } from './mensaje.ts';
import type { Entorno } from './entorno.ts';

/** What one brings to a session. */
const QUE_LLEVAR = 'Ropa cómoda y una toalla.';

/** Returns who comes and what it costs. */
export function quienesYCuanto({ nombres, precioTotal, antes }: DatosDeReserva): Renglon[] {
  return [
    conAntes('Quiénes', personas(nombres), antes && personas(antes.nombres)),
    conAntes('Precio', formatearPesos(precioTotal), antes && formatearPesos(antes.precioTotal)),
  ];
}

function conAntes(nombre: string, valor: string, antes: string | undefined): Renglon {
  return antes === undefined ? { nombre, valor } : { nombre, valor, antes };
}

/** Returns, for example, '2 personas: Ana Paz, Luis'. */
function personas(nombres: readonly string[]): string {
  if (nombres.length === 1) return `1 persona: ${nombres[0]}`;
  return `${nombres.length} personas: ${nombres.join(', ')}`;
}

/** Returns what becomes of what was paid for a booking that does not take place. */
export function pagadoAFavor({ pagado }: DatosDeReserva): string[] {
  return pagado ? [loPagadoAlCancelar(pagado)] : [];
}

/** Returns what every message about a turn says: to whom, and of which day and hour. */
export function deTurno(datos: DatosDeReserva) {
  const { inicio, fin, nombre } = datos;
  return {
    momento: { dia: nombreDeFecha(fechaDe(inicio)), hora: `${horaDe(inicio)} a ${horaDe(fin)}` },
    saludo: saludoA(nombre),
  };
}

/** Returns what a message about a turn that stands says besides: who, where, and until when. */
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

export const saludoA = (nombre: string) => `Hola, ${nombre}:`;
