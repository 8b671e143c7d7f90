import { tienePermiso, type Permiso } from '@remanso/contract/persona/usuarios.rules';
import { useSesion } from './useSesion.ts';

/**
 * Returns true if the logged-in person has `permiso`. The screens show nothing that the server
 * would refuse.
 */
export function usePermiso(permiso: Permiso): boolean {
  const { isAuthenticated, rol } = useSesion();
  return isAuthenticated && tienePermiso(rol, permiso);
}
