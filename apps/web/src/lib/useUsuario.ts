import type { Usuario } from '@remanso/contract/usuarios.contract';
import { useSesion } from './useSesion.ts';

/** Who is logged in. Only below a protected route, which waits until the server has told. */
export function useUsuario(): Usuario {
  const { user } = useSesion();
  if (!user) throw new Error('useUsuario needs a protected route above it');
  return user;
}
