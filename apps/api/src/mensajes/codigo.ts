import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

interface Lugar {
  centro: Centro;
  publicUrl: string;
}

/**
 * The letter with a code to enter by. Its subject begins with the digits, which a phone then shows
 * without opening it, and has no accent of its own, so that it travels as it is. The link carries e-mail and code behind a `#`, so that they reach no server.
 */
export function codigo(
  {
    nombre,
    email,
    codigo: digitos,
  }: { nombre?: string | undefined; email: string; codigo: string },
  { centro, publicUrl }: Lugar,
): Mensaje {
  const datos = new URLSearchParams({ email, codigo: digitos }).toString();
  return {
    asunto: `${digitos} para entrar a ${centro.nombre}`,
    titulo: 'Código para entrar',
    codigo: digitos,
    saludo: saludoA(nombre),
    parrafos: [`El código para entrar a ${centro.nombre} es ${digitos}.`],
    boton: { texto: 'Entrar', href: `${publicUrl}/entrar#${datos}` },
    nota: 'Es válido por 10 minutos y se puede usar una sola vez. Nadie del centro lo pide: no hay que dárselo a nadie. Si no se pidió desde acá, este mensaje se puede ignorar.',
  };
}

/** The letter for who works at the desk and has asked for a code: such an account gets none. */
export function cuentaConContrasena(nombre: string, { centro, publicUrl }: Lugar): Mensaje {
  return {
    asunto: `A ${centro.nombre} se entra con contraseña`,
    titulo: 'Esta cuenta entra con contraseña',
    saludo: saludoA(nombre),
    parrafos: [
      `Se pidió un código para entrar a ${centro.nombre} con este email. La cuenta es de quien trabaja en el centro, así que se entra con su contraseña.`,
    ],
    boton: { texto: 'Iniciar sesión', href: `${publicUrl}/login` },
    nota: 'Si se olvidó, se elige otra desde «¿Contraseña olvidada?». Si nadie pidió el código, este mensaje se puede ignorar.',
  };
}

/** The letter for the owner of an account that is not active, who has asked for a code. */
export function cuentaSinActivar(nombre: string, centro: Centro): Mensaje {
  return {
    asunto: `La cuenta en ${centro.nombre} no está activa`,
    titulo: 'La cuenta no está activa',
    saludo: saludoA(nombre),
    parrafos: [
      `Se pidió un código para entrar a ${centro.nombre} con este email, pero la cuenta está desactivada y no se puede entrar con ella.`,
      `Para activarla hay que hablar con el centro: ${centro.telefono}.`,
    ],
    nota: 'Si nadie pidió el código, este mensaje se puede ignorar.',
  };
}
