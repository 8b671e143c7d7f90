import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Tx } from '../../../database/transaction.ts';
import { olvidarEnlacesEnCamino } from '../../avisos/avisos.repository.ts';
import { olvidarCalendario } from '../../calendarios/calendarios.repository.ts';
import type { FilaDeUsuario } from '../usuarios.queries.ts';
import { cambiarRol } from '../usuarios.repository.ts';
import { anularEnlaces } from '../../password-reset/password-reset.repository.ts';

/**
 * Gives an account another rol, and ends what it was given with the one before: its sessions, its
 * links, also those on their way, and its calendar's address. What was sent to a client must not
 * open an administrator. The caller must hold the user's lock. Returns false, with nothing changed,
 * where the account has that rol already.
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
  return true;
}
