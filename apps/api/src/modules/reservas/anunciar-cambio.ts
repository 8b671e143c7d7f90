import { cancelableHasta, esActiva } from '@remanso/contract/reserva/reservas.rules';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { NuevoAviso } from '../avisos/avisos.repository.ts';
import type { AvisoDeReserva, DatosDeReserva } from '../avisos/avisos.rules.ts';
import { fichaDeFila, type Ficha, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import type { Avisar } from '../avisos/crear-avisar.ts';
import type { ReservaActual } from './reservas.repository.ts';

export type Anunciar = { avisar: Avisar; clock: Clock };

/** A booking as it was before a change, with the people that were in it. */
export interface ComoEra {
  reserva: ReservaActual;
  nombres: readonly string[];
}

interface Cambio {
  /** The booking after the change, or before it is deleted. */
  fila: FilaDeFicha;
  /** Undefined for a booking that was made. */
  antes: ComoEra | undefined;
  despues: Pick<ReservaActual, 'estado' | 'franjaId' | 'personas'>;
  quien: NonNullable<DatosDeReserva['quien']>;
  motivo?: string | undefined;
  /** True where the booking itself is about to be deleted, which no counter will tell. */
  seBorra?: boolean;
}

/**
 * Queues what the holders of bookings are told of changes, in the transaction of the changes (rules
 * §12.4). A change of notes alone tells nothing.
 */
export async function anunciarCambio(
  tx: Tx,
  { avisar, clock }: Anunciar,
  ...cambios: readonly Cambio[]
): Promise<void> {
  const avisos = cambios.flatMap((cambio) => {
    const tipo = avisoDe(cambio.antes?.reserva, cambio.despues);
    const ficha = tipo && fichaDeFila(cambio.fila);
    // A booking that is over is nobody's news.
    const sirve = ficha && (ficha.inicio > clock.now() || tipo === 'cambio');
    return sirve ? [avisoDeNoticia({ ...cambio, tipo }, ficha)] : [];
  });
  await avisar(tx, ...avisos);
}

type Noticia = Cambio & { tipo: AvisoDeReserva };

function avisoDeNoticia(noticia: Noticia, ficha: Ficha): NuevoAviso {
  const { tipo, fila, antes, quien, motivo, seBorra = false } = noticia;
  return {
    tipo,
    para: ficha.titular.email,
    usuarioId: ficha.titular.id,
    reservaId: fila.id,
    datos: {
      ...datosDeFicha(ficha),
      secuencia: ficha.secuencia + Number(seBorra),
      ...(tipo === 'cambio' && antes && { antes: comoEra(antes) }),
      ...(tipo === 'cancelacion' && { quien }),
      // What a client gives as a reason is for the desk, which reads it in the trail.
      ...(motivo && quien !== 'CLIENTE' && { motivo }),
    } satisfies DatosDeReserva,
  };
}

/** Returns what the holder is told, or undefined where nothing that concerns them has changed. */
function avisoDe(
  antes: ReservaActual | undefined,
  despues: Cambio['despues'],
): AvisoDeReserva | undefined {
  if (antes && esActiva(antes.estado) && despues.estado === 'CANCELADA') return 'cancelacion';
  if (despues.estado === 'CONFIRMADA' && antes?.estado !== 'CONFIRMADA') return 'confirmacion';
  if (!antes && despues.estado === 'PENDIENTE') return 'senia';
  if (!antes || !esActiva(despues.estado)) return undefined;
  const cambia = antes.franjaId !== despues.franjaId || antes.personas !== despues.personas;
  return cambia ? 'cambio' : undefined;
}

function comoEra({ reserva, nombres }: ComoEra): DatosDeReserva['antes'] {
  return { inicio: reserva.turno, nombres: [...nombres], precioTotal: reserva.precioTotal };
}

export function datosDeFicha(ficha: Ficha): DatosDeReserva {
  const { titular, limiteCancelHoras, senia, cierre, ...resto } = ficha;
  return {
    ...resto,
    ...(senia && { senia }),
    nombre: titular.nombre,
    cancelableHasta: cancelableHasta(ficha.inicio, limiteCancelHoras, { cerrada: cierre !== null }),
  };
}
