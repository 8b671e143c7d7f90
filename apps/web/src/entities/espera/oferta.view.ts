import { nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { EsperaDelMostrador } from '@remanso/contract/espera/esperas.contract';

/*
 * The words for the places that are offered to somebody who waits.
 */

/** Returns, for example, '1 lugar' or '3 lugares'. */
export function contarLugares(lugares: number): string {
  return lugares === 1 ? '1 lugar' : `${lugares} lugares`;
}

type Oferta = Pick<EsperaDelMostrador, 'franja' | 'personas' | 'venceEn'> & {
  cliente: Pick<EsperaDelMostrador['cliente'], 'nombre'>;
};

/** Returns the text with which the desk's WhatsApp chat tells of an offer. */
export function mensajeDeOferta(
  { cliente, franja, personas, venceEn }: Oferta,
  centro: Pick<Centro, 'nombre'>,
): string {
  const hasta = venceEn === null ? '' : ` hasta el ${nombreDeMomento(venceEn)}`;
  const [hay, guardado, van] =
    personas === 1
      ? ['Se liberó 1 lugar', 'Queda guardado', 'va']
      : [`Se liberaron ${contarLugares(personas)}`, 'Quedan guardados', 'van'];
  return `Hola, ${cliente.nombre}. ${hay} en ${centro.nombre} para el turno del ${nombreDeMomento(franja.inicio)}. ${guardado}${hasta}; después ${van} a quien sigue en la lista de espera. Para reservar, responde este mensaje. ¡Gracias!`;
}
