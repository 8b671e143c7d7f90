import { diasEntre, fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type {
  Recado,
  RecadoDeOferta,
  TipoDeRecado,
} from '@remanso/contract/reserva/recados.contract';
import { pedidoDeSenia } from '../../../entities/reserva/senia/senia.view.ts';
import { diaRelativo } from '../../../entities/reserva/dia-relativo.view.ts';
import { mensajeDeRecordatorio } from '../../../entities/reserva/mensaje-de-recordatorio.view.ts';
import { mensajeDeOferta } from '../../../entities/espera/oferta.view.ts';
import {
  RAZON_GENERAL,
  mensajeDeMovida,
  mensajeDePropuesta,
  momentoBreve,
} from '../../../entities/conflicto/conflictos.view.ts';

/*
 * The texts of the recados, and how many of them are sent.
 */

/** A recado about a booking, or about the places that are offered to somebody who waits. */
export type UnRecado = Recado | RecadoDeOferta;

interface Grupo {
  tipo: TipoDeRecado | 'OFERTA';
  titulo: string;
  recados: UnRecado[];
}

/**
 * Returns the recados in groups, the most urgent group first. The group of the day is there even
 * where nobody has booked.
 */
export function gruposDe(recados: readonly UnRecado[], dia: string, hoy: string): Grupo[] {
  const grupos: Omit<Grupo, 'recados'>[] = [
    { tipo: 'OFERTA', titulo: 'Hay lugar para quien esperaba' },
    { tipo: 'CIERRE', titulo: 'No se van a poder hacer' },
    { tipo: 'CAMBIO', titulo: 'Cambiaron de turno' },
    { tipo: 'SENIA', titulo: 'Falta la seña' },
    { tipo: 'RECORDATORIO', titulo: tituloDelDia(dia, hoy) },
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

function tituloDelDia(dia: string, hoy: string): string {
  const nombre = nombreDeFecha(dia);
  if (diasEntre(hoy, dia) <= 1) return `${diaRelativo(dia, hoy)}, ${nombre}`;
  return nombre.charAt(0).toUpperCase() + nombre.slice(1);
}

/**
 * Returns the momento until which a seña is waited for, or until which an offer stands. Returns ''
 * for other kinds of recado, so that sorting by plazoDe keeps the order of these.
 */
function plazoDe(recado: UnRecado): string {
  if (recado.tipo === 'OFERTA') return recado.espera.venceEn ?? '';
  return (recado.tipo === 'SENIA' && recado.reserva.senia?.vence) || '';
}

/**
 * Returns the espera or the booking of a recado. Both contain the client, the franja and the number
 * of people.
 */
export function destinatarioDe(recado: UnRecado) {
  return recado.tipo === 'OFERTA' ? recado.espera : recado.reserva;
}

/** Returns, for example, '2 de 5 avisados'. */
export function avanceDe(recados: readonly UnRecado[]): string {
  const hechos = recados.filter(({ hecho }) => hecho).length;
  if (hechos === recados.length)
    return hechos === 1 ? 'Ya está avisado' : 'Ya están todos avisados';
  return `${hechos} de ${recados.length} avisados`;
}

/**
 * Returns when the turn of a recado is: the hour for a turn to be reminded of, the day and the hour
 * for another. For a seña and for an offer, returns the deadline.
 */
export function cuandoEs(recado: UnRecado): string {
  const { franja } = destinatarioDe(recado);
  const plazo = plazoDe(recado);
  if (plazo) return `Hasta ${momentoBreve(plazo)}`;
  return recado.tipo === 'RECORDATORIO' ? horaDe(franja.inicio) : momentoBreve(franja.inicio);
}

/** Returns the text with which the WhatsApp chat opens. */
export function mensajeDeRecado(
  recado: UnRecado,
  centro: Pick<Centro, 'nombre' | 'direccion'>,
  hoy: string,
  transferencia = '',
): string {
  if (recado.tipo === 'OFERTA') return mensajeDeOferta(recado.espera, centro);
  const { tipo, reserva, antes, motivo } = recado;
  if (tipo === 'CIERRE') {
    const razon = motivo ? `ese día el centro no abre (${motivo})` : RAZON_GENERAL;
    return mensajeDePropuesta(reserva, null, razon);
  }
  if (tipo === 'CAMBIO') {
    return mensajeDeMovida(reserva.cliente, antes, { hacia: reserva.franja.inicio });
  }
  if (tipo === 'SENIA' && reserva.senia) {
    return pedidoDeSenia({ ...reserva, senia: reserva.senia }, centro, transferencia);
  }
  return mensajeDeRecordatorio(reserva, centro, hoy);
}

/** Says who has sent the recado and when. The day is left out where it was today. */
export function quienAviso({ por, en }: NonNullable<Recado['hecho']>, hoy: string): string {
  const quien = por ? `${por.nombre} ${por.apellido}` : 'Una cuenta eliminada';
  return `${quien}, ${fechaDe(en) === hoy ? horaDe(en) : momentoBreve(en)}`;
}

/** Says why no WhatsApp chat can be opened with a person. */
export function sinChat(telefono: string): string {
  return telefono === '' ? 'No tiene teléfono' : `Sin celular para WhatsApp: ${telefono}`;
}
