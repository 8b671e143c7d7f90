import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { centro } from '../../../lib/centro.ts';

/** A link that was made for somebody, and for how many hours it is valid. */
export interface EnlaceDado {
  enlace: string;
  horas: number;
  persona: Pick<Usuario, 'nombre' | 'telefono'>;
}

/** The message with which a link is sent by WhatsApp. */
export function mensajeConEnlace({ enlace, horas, persona }: EnlaceDado): string {
  return `Hola, ${persona.nombre}: con este enlace se elige la contraseña de la cuenta en ${centro().nombre}. Sirve una sola vez y durante ${horas} horas. ${enlace}`;
}
