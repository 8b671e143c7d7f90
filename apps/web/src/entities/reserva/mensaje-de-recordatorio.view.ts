import { diasEntre, fechaDe, nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { contarPersonas } from '../../lib/palabras.ts';
import { deQueDia } from './dia-relativo.view.ts';

/** Returns the WhatsApp message with which the desk reminds a client of a booking to come. */
export function mensajeDeRecordatorio(
  { cliente, franja, personas }: Pick<ReservaDelMostrador, 'cliente' | 'franja' | 'personas'>,
  { nombre, direccion }: Pick<Centro, 'nombre' | 'direccion'>,
  hoy: string,
): string {
  const fecha = fechaDe(franja.inicio);
  const turno = nombreDeMomento(franja.inicio);
  const cual = diasEntre(hoy, fecha) <= 1 ? `${deQueDia(fecha, hoy)}, ${turno}` : `del ${turno}`;
  const cuantos = personas > 1 ? `, para ${contarPersonas(personas)}` : '';
  return `Hola, ${cliente.nombre}. Va un recordatorio del turno ${cual}, en ${nombre} (${direccion})${cuantos}. Llega 10 minutos antes, con ropa cómoda y toalla. Para cambiarlo o cancelarlo, responde este mensaje. ¡Gracias!`;
}
