import { cancelableHasta, esActiva } from '@remanso/contract/reserva/reservas.rules';
import type { Tx } from '../../database/transaction.ts';
import type { NuevoAviso } from '../avisos/avisos.repository.ts';
import type { AvisoDeReserva, DatosDeReserva } from '../avisos/avisos.rules.ts';
import { fichaDeFila, type Ficha, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import type { ReservaActual } from './reservas.repository.ts';

/**
 * A booking as it was before a change. `nombres` are the names of the booking's people at that
 * time.
 */
export interface ComoEra {
  reserva: ReservaActual;
  nombres: readonly string[];
}

interface Cambio {
  /**
   * The booking after the change. Where the booking is about to be deleted, the booking before the
   * deletion.
   */
  fila: FilaDeFicha;
  /** Undefined where the change is that the booking was made. */
  antes: ComoEra | undefined;
  despues: Pick<ReservaActual, 'estado' | 'franjaId' | 'personas'>;
  quien: NonNullable<DatosDeReserva['quien']>;
  motivo?: string | undefined;
  /** The companion who left the booking at their own page; undefined for all other changes. */
  seBajo?: string | undefined;
  /**
   * True where the booking is about to be deleted. Deleting does not raise `secuencia`, the number
   * of changes.
   */
  seBorra?: boolean;
}

/**
 * Queues the avisos to the holders of changed bookings, in the transaction of the changes (rules
 * §12.4). A change of nothing but notes queues no aviso.
 */
export async function anunciarCambio(
  tx: Tx,
  { avisar, clock }: Anunciar,
  ...cambios: readonly Cambio[]
): Promise<void> {
  const avisos = cambios.flatMap((cambio) => {
    // The value of `tipo` is false where the centre sends no avisos, and nothing more is computed.
    const tipo = cambio.fila.notifica && avisoDe(cambio.antes?.reserva, cambio.despues);
    const ficha = tipo && fichaDeFila(cambio.fila);
    // The holder of a booking that has begun gets only avisos of the kind 'cambio'.
    const sirve = ficha && (ficha.inicio > clock.now() || tipo === 'cambio');
    return sirve ? [avisoDeNoticia({ ...cambio, tipo }, ficha)] : [];
  });
  await avisar(tx, ...avisos);
}

type Noticia = Cambio & { tipo: AvisoDeReserva };

function avisoDeNoticia(noticia: Noticia, ficha: Ficha): NuevoAviso {
  const { tipo, fila, antes, quien, motivo, seBajo, seBorra = false } = noticia;
  return {
    tipo,
    para: ficha.titular.email,
    usuarioId: ficha.titular.id,
    reservaId: fila.id,
    datos: {
      ...datosDeFicha(ficha),
      secuencia: ficha.secuencia + Number(seBorra),
      ...(tipo === 'cambio' && antes && { antes: comoEra(antes) }),
      ...(tipo === 'cambio' && seBajo !== undefined && { seBajo }),
      ...(tipo === 'cancelacion' && { quien }),
      // The motivo of a client's own cancellation is not mailed: it is for the desk, which reads it
      // in the trail.
      ...(motivo && quien !== 'CLIENTE' && { motivo }),
    } satisfies DatosDeReserva,
  };
}

/**
 * Returns the kind of aviso that the holder is sent; undefined where nothing has changed that
 * concerns the holder.
 */
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
  const { titular, limiteCancelHoras, senia, cierre, abono, ...resto } = ficha;
  return {
    ...resto,
    ...(senia && { senia }),
    ...(abono !== null && { abono }),
    nombre: titular.nombre,
    cancelableHasta: cancelableHasta(ficha.inicio, limiteCancelHoras, { cerrada: cierre !== null }),
  };
}
