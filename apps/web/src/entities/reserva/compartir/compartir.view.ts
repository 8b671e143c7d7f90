import { nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';

type Participante = ReservaDeCliente['participantes'][number];

/**
 * The label of the button that opens the sharing window. The label names the companion where the
 * booking has only one.
 */
export function rotuloDeCompartir({
  participantes,
}: Pick<ReservaDeCliente, 'participantes'>): string {
  const [unico, ...otros] = participantes.filter(({ esTitular }) => !esTitular);
  return unico && otros.length === 0 ? compartirCon(unico) : 'Compartir';
}

export function compartirCon({ nombreOptional }: Pick<Participante, 'nombreOptional'>): string {
  return `Compartir con ${nombreOptional}`;
}

/**
 * Returns the message that the holder sends to a companion, which calls both by their first names.
 * The address of the page of the companion follows the message.
 */
export function mensajeParaCompartir(
  { nombreOptional }: Pick<Participante, 'nombreOptional'>,
  { franja, participantes }: Pick<ReservaDeCliente, 'franja' | 'participantes'>,
  { nombre }: Pick<Centro, 'nombre'>,
): string {
  const titular = participantes.find(({ esTitular }) => esTitular);
  const soy = titular ? ` Soy ${dePila(titular.nombreOptional)}.` : '';
  return `Hola, ${dePila(nombreOptional)}.${soy} Hay un turno en ${nombre} el ${nombreDeMomento(franja.inicio)}. Acá están el lugar y qué llevar:`;
}

function dePila(nombre: string): string {
  return nombre.split(' ', 1)[0] ?? nombre;
}

/** The link that opens WhatsApp, which asks to whom the message is to be sent. */
export function enlaceParaCompartir(mensaje: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${mensaje} ${url}`)}`;
}
