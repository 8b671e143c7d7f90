import { tienePermiso, type Permiso } from '@remanso/contract/persona/usuarios.rules';
import { useSesion } from './useSesion.ts';

/** Returns whether the session has a permiso: nothing is shown that the server would refuse. */
export function usePermiso(permiso: Permiso): boolean {
  const { isAuthenticated, rol } = useSesion();
  return isAuthenticated && tienePermiso(rol, permiso);
}
