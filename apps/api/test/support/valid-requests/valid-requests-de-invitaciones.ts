import {
  calendarioDeInvitacion,
  corregirInvitacion,
  crearInvitacion,
  rechazarInvitacion,
  verInvitacion,
} from '@remanso/contract/reserva/invitaciones.contract';
import { valid } from './valid-request.ts';

/** Valid requests for the calls about the page of a companion. */
export const INVITACIONES = [
  valid(crearInvitacion, 'owner', async ({ newAsiento, app }) => {
    const asientoId = await newAsiento();
    const { reserva_id: id } = await app.database.db
      .selectFrom('asientos')
      .select('reserva_id')
      .where('id', '=', asientoId)
      .executeTakeFirstOrThrow();
    return { params: { id }, body: { asientoId } };
  }),
  ...[verInvitacion, calendarioDeInvitacion, rechazarInvitacion].map((call) =>
    valid(call, 'anybody', async ({ newInvitacion }) => ({
      params: { secreto: await newInvitacion() },
    })),
  ),
  valid(corregirInvitacion, 'anybody', async ({ newInvitacion }) => ({
    params: { secreto: await newInvitacion() },
    body: { nombre: 'Luz Marina', sexo: 'FEMENINO' as const },
  })),
];
