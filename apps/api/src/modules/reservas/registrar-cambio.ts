import type { AccionDe } from '@remanso/contract/seguimiento/hechos.rules';
import type { Tx } from '../../database/transaction.ts';
import type { Quien } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { leerFila, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { anunciarCambio, type ComoEra } from './anunciar-cambio.ts';
import { politicaDe } from './politicas.rules.ts';
import { actualDeFila } from './reservas.repository.ts';

type Accion = Exclude<AccionDe<'reservas'>, 'eliminarReserva'>;

interface HechoDeReserva {
  session: Quien;
  accion: Accion;
  reservaId: number;
  /** The booking before the change; undefined where the booking was just made. */
  antes?: ComoEra;
  /** The booking after the change. Where the caller leaves it out, `registrarCambio` reads it. */
  fila?: FilaDeFicha;
  /** The reason that was given for a cancellation; undefined for other changes. */
  motivo?: string | undefined;
  /** The name of the companion who left the booking at their own page, without a session. */
  seBajo?: string | undefined;
}

/** The acciones of clients on their own bookings that the trail keeps. */
const DE_CLIENTES: readonly Accion[] = [
  'cancelarReserva',
  'actualizarReserva',
  'deshacerReserva',
  'eliminarAsiento',
  'rechazarInvitacion',
];

/**
 * Announces a change of a booking to its holder, writes the change to the trail, and returns the
 * booking as it is now. The trail gets the estado, franja, price and notes, but no names. Of
 * changes by clients, the trail keeps only the acciones of DE_CLIENTES, and a change of notes alone
 * is not kept, so that nobody can fill the trail with notes.
 */
export async function registrarCambio(
  tx: Tx,
  { avisar, clock }: Anunciar,
  { session, accion, reservaId, antes, motivo, seBajo, ...hecho }: HechoDeReserva,
): Promise<FilaDeFicha> {
  const fila = hecho.fila ?? (await leerFila(tx, reservaId, clock.now()));
  const despues = actualDeFila(fila);
  const { quien } = politicaDe(session);
  await anunciarCambio(tx, { avisar, clock }, { fila, antes, despues, quien, motivo, seBajo });
  if (!seAnota(session, accion, antes?.reserva.franjaId !== despues.franjaId)) return fila;
  await registrarHecho(tx, {
    usuarioId: seBajo === undefined ? session.usuarioId : null,
    accion,
    entidadId: reservaId,
    antes: antes?.reserva,
    despues: { ...despues, ...(motivo && { motivo }) },
    ocurridoEn: clock.instant(),
  });
  return fila;
}

function seAnota(session: Quien, accion: Accion, cambiaDeTurno: boolean): boolean {
  if (politicaDe(session).todoSeAnota) return true;
  return DE_CLIENTES.includes(accion) && (accion !== 'actualizarReserva' || cambiaDeTurno);
}
