export const ROLES = ['ADMIN', 'CLIENT'] as const;
export type Rol = (typeof ROLES)[number];

export const ESTADOS_DE_USUARIO = ['ACTIVO', 'INACTIVO'] as const;
export type EstadoDeUsuario = (typeof ESTADOS_DE_USUARIO)[number];
