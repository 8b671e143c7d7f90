import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Tx } from '../../../database/transaction.ts';
import { olvidarEnlacesEnCamino } from '../../avisos/avisos.repository.ts';
import { olvidarCalendario } from '../../calendarios/calendarios.repository.ts';
import { olvidarSuscripciones } from '../../suscripciones/suscripciones.repository.ts';
import { terminarTokensDe } from '../../tokens/tokens.repository.ts';
import type { FilaDeUsuario } from '../usuarios.queries.ts';
import { cambiarRol } from '../usuarios.repository.ts';
import { anularEnlaces } from '../../password-reset/password-reset.repository.ts';

/**
 * Gives an account another rol. Voids the account's sessions, links (including links that are about
 * to be sent), calendar address and tokens, and deletes its subscribed phones, so that nothing that was
 * sent to a client gives access as an administrator. The caller must hold the user's lock. Returns
 * false, with nothing changed, where the account already has the rol.
 */
export async function darRol(
  tx: Tx,
  { usuario, rol }: { usuario: Pick<FilaDeUsuario, 'id' | 'email' | 'rol'>; rol: Rol },
): Promise<boolean> {
  const { id, email, rol: actual } = usuario;
  if (rol === actual) return false;
  await cambiarRol(tx, id, rol);
  await anularEnlaces(tx, id);
  if (email !== null) await olvidarEnlacesEnCamino(tx, email);
  await olvidarCalendario(tx, id);
  await olvidarSuscripciones(tx, id);
  await terminarTokensDe(tx, id);
  return true;
}
