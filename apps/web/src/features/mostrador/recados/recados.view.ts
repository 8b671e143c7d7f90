import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro.contract';
import type { Recado, TipoDeRecado } from '@remanso/contract/recados.contract';
import { contarPersonas } from '../../../components/ui/contarPersonas.ts';
import {
  RAZON_GENERAL,
  mensajeDePropuesta,
  momentoBreve,
} from '../../../entities/conflicto/conflictos.view.ts';

/*
 * The messages by which the desk tells people of their turns, and how far it has come with them.
 */

interface Grupo {
  tipo: TipoDeRecado;
  titulo: string;
  recados: Recado[];
}

/** What is most urgent to tell comes first; tomorrow is there also where nobody comes. */
export function gruposDe(recados: readonly Recado[], manana: string): Grupo[] {
  const grupos: Omit<Grupo, 'recados'>[] = [
    { tipo: 'CIERRE', titulo: 'No se van a poder hacer' },
    { tipo: 'CAMBIO', titulo: 'Cambiaron de turno' },
    { tipo: 'RECORDATORIO', titulo: `Mañana, ${nombreDeFecha(manana)}` },
  ];
  return grupos
    .map((grupo) => ({ ...grupo, recados: recados.filter(({ tipo }) => tipo === grupo.tipo) }))
    .filter(({ tipo, recados: suyos }) => suyos.length > 0 || tipo === 'RECORDATORIO');
}

/** Returns, for example, '2 de 5 avisados'. */
export function avanceDe(recados: readonly Recado[]): string {
  const hechos = recados.filter(({ hecho }) => hecho).length;
  if (hechos === recados.length)
    return hechos === 1 ? 'Ya está avisado' : 'Ya están todos avisados';
  return `${hechos} de ${recados.length} avisados`;
}

/** Returns when a turn is: its hour tomorrow, else the day too. */
export function cuandoEs({ tipo, reserva: { franja } }: Recado): string {
  return tipo === 'RECORDATORIO' ? horaDe(franja.inicio) : momentoBreve(franja.inicio);
}

/** The message that the chat opens with. */
export function mensajeDeRecado(
  recado: Recado,
  centro: Pick<Centro, 'nombre' | 'direccion'>,
): string {
  const { tipo, reserva, antes, motivo } = recado;
  const { cliente, franja, personas } = reserva;
  const hola = `Hola, ${cliente.nombre}.`;
  const turno = nombreDeMomento(franja.inicio);
  if (tipo === 'CIERRE') {
    const razon = motivo ? `ese día el centro no abre (${motivo})` : RAZON_GENERAL;
    return mensajeDePropuesta(reserva, null, razon);
  }
  if (tipo === 'CAMBIO') {
    const desde = antes ? ` del ${nombreDeMomento(antes)}` : '';
    return `${hola} El turno${desde} en ${centro.nombre} pasó al ${turno}. Si ese horario no sirve, se puede contestar por acá. ¡Gracias!`;
  }
  const cuantos = personas > 1 ? `, para ${contarPersonas(personas)}` : '';
  return `${hola} Va un recordatorio del turno de mañana, ${turno}, en ${centro.nombre} (${centro.direccion})${cuantos}. Si no se puede venir, se puede contestar por acá. ¡Gracias!`;
}

/** Says who has told it and when; the day only where it was not today. */
export function quienAviso({ por, en }: NonNullable<Recado['hecho']>, hoy: string): string {
  const quien = por ? `${por.nombre} ${por.apellido}` : 'Una cuenta eliminada';
  return `${quien}, ${fechaDe(en) === hoy ? horaDe(en) : momentoBreve(en)}`;
}

/** Says why no chat can be opened with a person. */
export function sinChat(telefono: string): string {
  return telefono === '' ? 'No tiene teléfono' : `Sin celular para WhatsApp: ${telefono}`;
}
