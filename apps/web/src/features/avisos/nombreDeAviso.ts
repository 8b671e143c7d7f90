import type { TipoDeAviso } from '@remanso/contract/avisos.contract';

const NOMBRES: Record<string, string> = {
  contrasena: 'Enlace para cambiar la contraseña',
  bienvenida: 'Enlace para elegir la contraseña',
  'cambio-de-email': 'Cambio de email',
} satisfies Record<TipoDeAviso, string>;

/** As the desk calls it; one that this screen has no name for yet is called as the wire does. */
export function nombreDeAviso(tipo: unknown): string {
  return typeof tipo === 'string' ? (NOMBRES[tipo] ?? tipo) : 'Mensaje';
}
