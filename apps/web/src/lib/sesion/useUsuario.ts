import type { UsuarioPropio } from '@remanso/contract/persona/usuarios.contract';
import { useSesion } from './useSesion.ts';

/**
 * The user who is logged in. Use it only below a protected route, which waits until the user is
 * known.
 */
export function useUsuario(): UsuarioPropio {
  const { user } = useSesion();
  if (!user) throw new Error('useUsuario needs a protected route above it');
  return user;
}
