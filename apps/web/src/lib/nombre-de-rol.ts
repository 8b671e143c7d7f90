import type { Rol } from '@remanso/contract/usuarios.rules';

export const NOMBRE_DE_ROL: Record<Rol, string> = {
  ADMIN: 'Administrador',
  RECEPCION: 'Recepción',
  CLIENT: 'Cliente',
};
