import type { Dependencies } from '../../../dependencies.ts';
import { calendarioDe, datosDeInvitacion } from '../../../mensajes/evento-de-reserva.ts';
import { addressOf } from '../../../platform/mail/sender.ts';
import { leerCentro } from '../../centro/centro.queries.ts';
import { leerInvitacion } from './invitaciones.queries.ts';

/**
 * Returns the iCalendar text of the turn for a companion. Throws 404 where the secret has ended.
 */
export async function escribirInvitacion(
  { db, clock, publicUrl, mailFrom }: Pick<Dependencies, 'db' | 'clock' | 'publicUrl' | 'mailFrom'>,
  secreto: string,
): Promise<string> {
  const { asientoId, inicio, fin, secuencia } = await leerInvitacion(db, secreto, clock.now());
  const centro = await leerCentro(db, clock.timeZone);
  const contexto = { clock, centro, publicUrl, remitente: addressOf(mailFrom) };
  const enlace = `${publicUrl}/invitacion/${secreto}`;
  const evento = datosDeInvitacion({ asientoId, inicio, fin, secuencia, enlace }, contexto);
  return calendarioDe([evento], { contexto });
}
