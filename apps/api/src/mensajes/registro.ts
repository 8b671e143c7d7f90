import type { Centro } from '@remanso/contract/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

/** Welcomes who has registered. */
export function registro(nombre: string, centro: Centro, publicUrl: string): Mensaje {
  return {
    asunto: `La cuenta en ${centro.nombre} está lista`,
    titulo: 'La cuenta está lista',
    saludo: saludoA(nombre),
    parrafos: [
      `Con esta cuenta de ${centro.nombre} se reservan los turnos, se ven y se cambian.`,
      'Si nadie se registró con este email, alcanza con escribirle al centro.',
    ],
    boton: { texto: 'Reservar un turno', href: `${publicUrl}/reservas/nueva-reserva` },
  };
}
