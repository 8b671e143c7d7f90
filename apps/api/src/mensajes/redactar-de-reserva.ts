import type { Executor } from '../database/transaction.ts';
import type { AvisoDeReserva, DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { AvisoTomado } from '../modules/avisos/avisos.repository.ts';
import type { EmailTemplate } from '../modules/avisos/avisos.emails.ts';
import { loQueSigue } from '../modules/reservas-leidas/lo-que-sigue.queries.ts';
import type { Clock } from '../platform/clock.ts';
import { cambio } from './cambio.ts';
import { cancelacion } from './cancelacion.ts';
import { cierre } from './cierre.ts';
import { confirmacion } from './confirmacion.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './entorno.ts';
import { enlaceDeReserva } from './evento-de-reserva.ts';
import { recordatorio } from './recordatorio.ts';
import { senia, seniaPorVencer } from './senia.ts';

const MENSAJES: Record<AvisoDeReserva, (datos: DatosDeReserva, entorno: Entorno) => Mensaje> = {
  confirmacion,
  senia,
  'senia-por-vencer': seniaPorVencer,
  cambio,
  cancelacion,
  recordatorio,
  cierre,
};

/**
 * The messages without a calendar event. A 'recordatorio' or 'cierre' is about a turn that the
 * holder's calendar already has; a 'senia' or 'senia-por-vencer' is about a turn that the calendar
 * must not have until the seña is paid.
 */
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

/**
 * Creates the function that writes messages of the kind `tipo` to the holder of a booking. The
 * function returns undefined where the message is no longer true.
 */
export function crearRedactarDeReserva(
  tipo: AvisoDeReserva,
  { db, clock, publicUrl }: Options,
): EmailTemplate<AvisoDeReserva> {
  return async (aviso, centro) => {
    const reservaId = aviso.reserva_id ?? 0;
    const datos = await loQueSigue(db, clock, { tipo, reservaId, datos: aviso.datos });
    if (!datos) return undefined;
    const enlace = enlaceDeReserva(publicUrl, reservaId);
    const entorno = { centro, ahora: clock.now(), publicUrl, enlace };
    const mensaje = MENSAJES[tipo](datos, entorno);
    return SIN_CALENDARIO.includes(tipo)
      ? { mensaje }
      : { mensaje, eventos: eventosDe(aviso, tipo) };
  };
}

/**
 * Returns an event for each booking that the letter is about. A date of a series that waits for its
 * seña has none: the calendar must not have its turn until the seña is paid.
 */
function eventosDe(
  { reserva_id, para, datos }: AvisoTomado & { datos: DatosDeReserva },
  tipo: AvisoDeReserva,
) {
  const { nombres, serie } = datos;
  const cancelado = tipo === 'cancelacion';
  const enPie = serie?.filter(({ senia: espera }) => cancelado || !espera);
  const reservas = enPie ?? [{ ...datos, reservaId: reserva_id ?? 0 }];
  return reservas.map(({ reservaId, inicio, fin, secuencia }) => ({
    reservaId,
    inicio,
    fin,
    secuencia,
    nombres,
    cancelado,
    titular: { nombre: nombres[0] ?? '', email: para },
  }));
}
