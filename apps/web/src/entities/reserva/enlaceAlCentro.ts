import { nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';

type Consultada = Pick<ReservaDeCliente, 'franja' | 'participantes' | 'cerrada'>;

/**
 * Returns the WhatsApp link to the centre. The chat opens with a text that names the holder and the
 * turn. The text asks for another turn where the centre has closed the booking's franja, and
 * otherwise what can still be done after the deadline.
 */
export function enlaceAlCentro(
  { whatsapp }: Pick<Centro, 'whatsapp'>,
  { franja, participantes, cerrada }: Consultada,
): string {
  const titular = participantes.find(({ esTitular }) => esTitular)?.nombreOptional;
  const grupo = participantes.length > 1 ? ` para ${participantes.length} personas` : '';
  const pregunta = cerrada
    ? 'Veo que en ese horario no abren. ¿A qué otro turno la puedo pasar?'
    : 'Ya pasó el plazo para cambiarla o cancelarla desde la página. ¿Qué puedo hacer?';
  const texto = `Hola${titular ? `, soy ${titular}` : ''}. Tengo una reserva${grupo} el ${nombreDeMomento(franja.inicio)}. ${pregunta}`;
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(texto)}`;
}
