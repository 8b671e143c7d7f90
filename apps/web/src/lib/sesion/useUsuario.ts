import type { UsuarioPropio } from '@remanso/contract/persona/usuarios.contract';
import { useSesion } from './useSesion.ts';

/**
 * Returns the user who is logged in. Call it only below a protected route, which renders once the
 * user is known.
 */
export function useUsuario(): UsuarioPropio {
  const { user } = useSesion();
  if (!user) throw new Error('useUsuario needs a protected route above it');
  return user;
}
