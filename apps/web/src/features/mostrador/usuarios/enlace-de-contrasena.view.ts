import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { centro } from '../../../lib/centro.ts';

/** A link by which `persona` chooses a password. The link is valid for `horas` hours. */
export interface EnlaceDado {
  enlace: string;
  horas: number;
  persona: Pick<Usuario, 'nombre' | 'telefono'>;
}

export function mensajeConEnlace({ enlace, horas, persona }: EnlaceDado): string {
  return `Hola, ${persona.nombre}: con este enlace eliges la contraseña de tu cuenta en ${centro().nombre}. Sirve una sola vez y durante ${horas} horas. ${enlace}`;
}
