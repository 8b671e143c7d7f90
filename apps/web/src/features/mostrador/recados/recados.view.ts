import { fechaDe, horaDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Recado, TipoDeRecado } from '@remanso/contract/reserva/recados.contract';
import { contarPersonas } from '../../../lib/palabras.ts';
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

/** The groups, the most urgent to tell first; tomorrow is there also where nobody comes. */
export function gruposDe(recados: readonly Recado[], manana: string): Grupo[] {
  const grupos: Omit<Grupo, 'recados'>[] = [
    { tipo: 'CIERRE', titulo: 'No se van a poder hacer' },
    { tipo: 'CAMBIO', titulo: 'Cambiaron de turno' },
    { tipo: 'SENIA', titulo: 'Falta la seña' },
    { tipo: 'RECORDATORIO', titulo: `Mañana, ${nombreDeFecha(manana)}` },
  ];
  return grupos
    .map((grupo) => ({
      ...grupo,
      recados: recados
        .filter(({ tipo }) => tipo === grupo.tipo)
        .toSorted((uno, otro) => plazoDe(uno).localeCompare(plazoDe(otro))),
    }))
    .filter(({ tipo, recados: suyos }) => suyos.length > 0 || tipo === 'RECORDATORIO');
}

/** The moment until which a seña is waited for; empty for other kinds, which keep their order. */
const plazoDe = ({ tipo, reserva }: Recado): string =>
  (tipo === 'SENIA' && reserva.senia?.vence) || '';

/** Returns, for example, '2 de 5 avisados'. */
export function avanceDe(recados: readonly Recado[]): string {
  const hechos = recados.filter(({ hecho }) => hecho).length;
  if (hechos === recados.length)
    return hechos === 1 ? 'Ya está avisado' : 'Ya están todos avisados';
  return `${hechos} de ${recados.length} avisados`;
}

/** Returns when a turn is, its hour tomorrow, else the day too; until when a seña is waited for. */
export function cuandoEs(recado: Recado): string {
  const { tipo, reserva } = recado;
  const { franja } = reserva;
  const plazo = plazoDe(recado);
  if (plazo) return `Hasta ${momentoBreve(plazo)}`;
  return tipo === 'RECORDATORIO' ? horaDe(franja.inicio) : momentoBreve(franja.inicio);
}

/** The message that the chat opens with. */
export function mensajeDeRecado(
  recado: Recado,
  centro: Pick<Centro, 'nombre' | 'direccion'>,
  transferencia = '',
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
    return `${hola} El turno${desde} en ${centro.nombre} pasó al ${turno}. Si ese horario no sirve, alcanza con responder este mensaje. ¡Gracias!`;
  }
  if (tipo === 'SENIA' && reserva.senia) {
    const { monto, vence } = reserva.senia;
    const aDonde = transferencia
      ? ` Se transfiere a: ${transferencia.replaceAll('\n', ', ')}.`
      : '';
    return `${hola} Para confirmar el turno del ${turno} en ${centro.nombre} falta la seña de ${formatearPesos(monto)}, hasta el ${nombreDeMomento(vence)}.${aDonde} El comprobante se manda en respuesta a este mensaje. ¡Gracias!`;
  }
  const cuantos = personas > 1 ? `, para ${contarPersonas(personas)}` : '';
  return `${hola} Va un recordatorio del turno de mañana, ${turno}, en ${centro.nombre} (${centro.direccion})${cuantos}. Para cambiarlo o cancelarlo, alcanza con responder este mensaje. ¡Gracias!`;
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
