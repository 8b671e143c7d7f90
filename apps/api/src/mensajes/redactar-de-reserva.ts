import type { Centro } from '@remanso/contract/centro.contract';
import type { Executor } from '../database/transaction.ts';
import type { AvisoDeReserva, DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { AvisoTomado } from '../modules/avisos/avisos.repository.ts';
import type { Redactar } from '../modules/avisos/crear-cartero.ts';
import { esDelMomento, sigueSiendoCierto } from '../modules/reservas-leidas/ficha.queries.ts';
import type { Clock } from '../platform/clock.ts';
import { cambio } from './cambio.ts';
import { cancelacion } from './cancelacion.ts';
import { cierre } from './cierre.ts';
import { confirmacion } from './confirmacion.ts';
import type { Mensaje } from './mensaje.ts';
import { enlaceDeReserva } from './evento-de-reserva.ts';
import { recordatorio } from './recordatorio.ts';
import { senia, seniaPorVencer } from './senia.ts';

/** The surroundings that a message speaks of: who sends it, and when. */
export interface Entorno {
  centro: Centro;
  ahora: string;
  publicUrl: string;
  /** The address at which its holder sees the booking, also after a login. */
  enlace: string;
}

const MENSAJES: Record<AvisoDeReserva, (datos: DatosDeReserva, entorno: Entorno) => Mensaje> = {
  confirmacion,
  senia,
  'senia-por-vencer': seniaPorVencer,
  cambio,
  cancelacion,
  recordatorio,
  cierre,
};

/** The messages that bring nothing to a calendar: the turn stands there, or not yet. */
const SIN_CALENDARIO: readonly AvisoDeReserva[] = [
  'recordatorio',
  'senia',
  'senia-por-vencer',
  'cierre',
];

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

/** Writes what a holder is told of a booking. */
export function crearRedactarDeReserva(
  tipo: AvisoDeReserva,
  { db, clock, publicUrl }: Options,
): Redactar {
  return async (aviso, centro) => {
    const datos = aviso.datos as DatosDeReserva;
    const reservaId = aviso.reserva_id ?? 0;
    const dicho = esDelMomento(tipo) && { tipo, reservaId, datos };
    if (dicho && !(await sigueSiendoCierto(db, clock, dicho))) return undefined;
    const enlace = enlaceDeReserva(publicUrl, reservaId);
    const entorno = { centro, ahora: clock.now(), publicUrl, enlace };
    const mensaje = MENSAJES[tipo](datos, entorno);
    return SIN_CALENDARIO.includes(tipo) ? { mensaje } : { mensaje, evento: eventoDe(aviso, tipo) };
  };
}

function eventoDe({ reserva_id, para, datos }: AvisoTomado, tipo: AvisoDeReserva) {
  const { inicio, fin, secuencia, nombres } = datos as DatosDeReserva;
  return {
    reservaId: reserva_id ?? 0,
    inicio,
    fin,
    secuencia,
    nombres,
    cancelado: tipo === 'cancelacion',
    titular: { nombre: nombres[0] ?? '', email: para },
  };
}
