import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Centro } from '@remanso/contract/centro.contract';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje, Renglon } from './mensaje.ts';

/** Returns 'jueves 1 de octubre' and '09:00 a 09:50'. */
export function momentoDe({ inicio, fin }: Pick<DatosDeReserva, 'inicio' | 'fin'>) {
  return { dia: nombreDeFecha(fechaDe(inicio)), hora: `${horaDe(inicio)} a ${horaDe(fin)}` };
}

/** Returns who comes and what it costs. */
export function quienesYCuanto({ nombres, precioTotal, antes }: DatosDeReserva): Renglon[] {
  return [
    conAntes('Quiénes', personas(nombres), antes && personas(antes.nombres)),
    conAntes('Precio', formatearPesos(precioTotal), antes && formatearPesos(antes.precioTotal)),
  ];
}

/** Returns who comes, what it costs, where, and how one pays. */
export function renglonesDe(datos: DatosDeReserva, centro: Centro): Renglon[] {
  return [
    ...quienesYCuanto(datos),
    { nombre: 'Dónde', valor: centro.direccion },
    ...(centro.comoSePaga ? [{ nombre: 'Cómo se paga', valor: centro.comoSePaga }] : []),
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

/** Says until when the booking can still be cancelled by its holder; undefined where it cannot. */
export function notaDePlazo(
  { cancelableHasta }: DatosDeReserva,
  ahora: string,
): Pick<Mensaje, 'nota'> {
  if (cancelableHasta <= ahora) return { nota: 'Ya no se puede cancelar desde la cuenta.' };
  return {
    nota: `Se puede cancelar desde la cuenta hasta el ${nombreDeMomento(cancelableHasta)}.`,
  };
}

export function botonDeMisReservas(publicUrl: string): Pick<Mensaje, 'boton'> {
  return { boton: { texto: 'Ver la reserva', href: `${publicUrl}/reservas/mis-reservas` } };
}

export const saludoA = (nombre: string) => `Hola, ${nombre}:`;
