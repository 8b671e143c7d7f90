import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { createSecretToken, hashOfSecret } from '../../../platform/security/secret-token.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { buscarAsiento } from '../asientos/asientos.queries.ts';
import { reservaComenzada, reservaInactiva } from '../reservas.errors.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { asientoDeOtraReserva, titularSinInvitacion } from './invitaciones.errors.ts';
import { guardarInvitacion } from './invitaciones.repository.ts';

interface Entrada {
  session: Session;
  reservaId: number;
  asientoId: number;
}

/** Creates the secret address of a companion's page. The previous address of the seat ends. */
export async function crearInvitacion(
  { db, clock, publicUrl, limits }: Pick<Dependencies, 'db' | 'clock' | 'publicUrl' | 'limits'>,
  { session, reservaId, asientoId }: Entrada,
): Promise<{ url: string }> {
  await limits.invitation.take(session);
  const secreto = createSecretToken();
  await inTransaction(db, async (tx) => {
    const { reserva, inicio } = await tomarReservaVisible(tx, clock, { session, reservaId });
    const encontrado = await buscarAsiento(tx, asientoId);
    if (encontrado?.asiento.reservaId !== reservaId) throw asientoDeOtraReserva();
    if (encontrado.asiento.esTitular) throw titularSinInvitacion();
    if (!esActiva(reserva.estado)) throw reservaInactiva();
    if (inicio <= clock.now()) throw reservaComenzada('compartir');
    const ahora = clock.instant();
    await guardarInvitacion(tx, {
      asientoId,
      secreto_hash: hashOfSecret(secreto),
      creada_en: ahora,
    });
    if (!session.esDelMostrador) return;
    const { usuarioId, franjaId } = reserva;
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'crearInvitacion',
      entidadId: asientoId,
      despues: { reservaId, usuarioId, franjaId },
      ocurridoEn: ahora,
    });
  });
  return { url: `${publicUrl}/invitacion/${secreto}` };
}
