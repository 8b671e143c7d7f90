export const ROLES = ['ADMIN', 'RECEPCION', 'CLIENT'] as const;
export type Rol = (typeof ROLES)[number];

export const NOMBRE_DE_ROL: Record<Rol, string> = {
  ADMIN: 'Administrador',
  RECEPCION: 'Recepción',
  CLIENT: 'Cliente',
};

/**
 * The permissions of roles: `mostrador` for the work of the desk, `admin` for the work of
 * administrators. A call that only the desk or only administrators may make asks for one of them.
 */
export type Permiso = 'mostrador' | 'admin';

/**
 * Returns whether a rol has a permiso: administrators have both, the recepción `mostrador` only.
 * @example tienePermiso('RECEPCION', 'admin') // false
 * @example tienePermiso('RECEPCION', 'mostrador') // true
 * @example tienePermiso('CLIENT', 'mostrador') // false
 * @example tienePermiso('ADMIN', 'admin') // true
 */
export function tienePermiso(rol: Rol, permiso: Permiso): boolean {
  return rol === 'ADMIN' || (rol === 'RECEPCION' && permiso === 'mostrador');
}

export const ESTADOS_DE_USUARIO = ['ACTIVO', 'INACTIVO'] as const;
export type EstadoDeUsuario = (typeof ESTADOS_DE_USUARIO)[number];
