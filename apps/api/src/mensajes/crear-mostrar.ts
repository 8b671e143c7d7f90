import { fechaDe, sumarDias, sumarHoras } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Clock } from '../platform/clock.ts';
import { confirmacion } from './confirmacion.ts';
import { cartaEnHtml } from './carta-en-html.ts';

interface Options {
  clock: Pick<Clock, 'now'>;
  publicUrl: string;
}

/**
 * Makes an example letter of a centre. An owner who is changing the centre's data sees the letter
 * as a preview.
 */
export type Mostrar = (centro: Centro) => { asunto: string; html: string };

export function crearMostrar({ clock, publicUrl }: Options): Mostrar {
  return (centro) => {
    const ahora = clock.now();
    const inicio = `${sumarDias(fechaDe(ahora), 2)}T18:00:00`;
    const datos = {
      nombre: 'Ana',
      inicio,
      fin: sumarHoras(inicio, 1),
      nombres: ['Ana Paz', 'Luis Paz'],
      precioTotal: 27_000,
      pagado: 0,
      cancelableHasta: sumarHoras(inicio, -6),
      secuencia: 0,
    };
    const enlace = `${publicUrl}/reservas/mis-reservas`;
    const mensaje = confirmacion(datos, { centro, ahora, publicUrl, enlace });
    return { asunto: mensaje.asunto, html: cartaEnHtml(mensaje, centro) };
  };
}
