export const ROLES = ['ADMIN', 'RECEPCION', 'CLIENT'] as const;
export type Rol = (typeof ROLES)[number];

export const NOMBRE_DE_ROL: Record<Rol, string> = {
  ADMIN: 'Administrador',
  RECEPCION: 'Recepción',
  CLIENT: 'Cliente',
};

/**
 * What a rol may be allowed beyond what is its own: the work of the desk, and what is the owner's
 * alone. Each call of the contract that is not everybody's asks for one of the two.
 */
export type Permiso = 'mostrador' | 'admin';

/**
 * Returns whether a rol has a permiso: administrators have both, the reception the desk's.
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
