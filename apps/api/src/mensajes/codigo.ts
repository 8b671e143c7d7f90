import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Mensaje } from './mensaje.ts';
import { deTurno, saludoA } from './turno-en-palabras.ts';

interface Lugar {
  centro: Centro;
  publicUrl: string;
}

/** The turn that a code is to confirm, with its price of the moment. */
export interface TurnoSinReservar {
  franjaId: number;
  inicio: string;
  fin: string;
  personas: number;
  precio: number;
  /** True where the code is to confirm a place in the waiting list. */
  espera?: boolean | undefined;
}

interface DatosDeCodigo {
  nombre?: string | undefined;
  email: string;
  codigo: string;
  turno?: TurnoSinReservar | undefined;
}

/**
 * The letter with a code to enter by, or to confirm a turn by. Its subject begins with the digits,
 * which a phone then shows without opening it. The link carries what it says behind a `#`, so that
 * it reaches no server.
 */
export function codigo(
  { nombre, email, codigo: digitos, turno }: DatosDeCodigo,
  { centro, publicUrl }: Lugar,
): Mensaje {
  if (turno) return codigoDeTurno({ nombre, email, codigo: digitos, turno }, publicUrl);
  const datos = new URLSearchParams({ email, codigo: digitos }).toString();
  return {
    asunto: `${digitos} para entrar a ${centro.nombre}`,
    titulo: 'Código para entrar',
    codigo: digitos,
    saludo: saludoA(nombre),
    parrafos: [`Tu código para entrar a ${centro.nombre} es ${digitos}.`],
    boton: { texto: 'Entrar', href: `${publicUrl}/entrar#${datos}` },
    nota: 'El código vale 10 minutos y una sola vez. Nadie del centro te lo va a pedir: no se lo des a nadie. Si no lo pediste, ignora este mensaje.',
  };
}

function codigoDeTurno(
  { nombre, email, codigo: digitos, turno }: DatosDeCodigo & { turno: TurnoSinReservar },
  publicUrl: string,
): Mensaje {
  const { franjaId, inicio, fin, personas, precio, espera = false } = turno;
  const { loQueConfirma, ...textos } = espera ? DE_ESPERA : DE_RESERVA;
  const cuando = `${sinMes(nombreDeFecha(fechaDe(inicio)))}, ${horaDe(inicio)}`;
  const datos = new URLSearchParams({ email, codigo: digitos, franja: String(franjaId) });
  for (const [clave, valor] of Object.entries({ inicio, fin, personas })) {
    datos.set(clave, String(valor));
  }
  if (espera) datos.set('espera', 'si');
  else datos.set('precio', String(precio));
  return {
    ...textos,
    asunto: `${digitos} confirma ${loQueConfirma} del ${cuando}`,
    codigo: digitos,
    ...deTurno({ ...turno, nombre }),
    renglones: [
      { nombre: 'Personas', valor: String(personas) },
      ...(espera ? [] : [{ nombre: 'Precio', valor: formatearPesos(precio) }]),
    ],
    boton: {
      texto: 'Confirmar',
      href: `${publicUrl}/entrar#${datos.toString()}`,
    },
    nota: 'El código vale 10 minutos y una sola vez. Nadie del centro te lo va a pedir: no se lo des a nadie. Si no pediste este turno, ignora este mensaje.',
  };
}

const DE_RESERVA = {
  loQueConfirma: 'tu turno',
  titulo: 'Todavía no está reservado',
  parrafos: ['Este código confirma tu turno: escríbelo donde empezaste la reserva.'],
};

const DE_ESPERA = {
  loQueConfirma: 'tu espera',
  titulo: 'Todavía no estás en la lista de espera',
  parrafos: [
    'Este código te anota en la lista de espera: escríbelo donde empezaste. Si se libera lugar, te avisamos por email.',
  ],
};

/** Returns a day such as 'viernes 4', of 'viernes 4 de diciembre'. */
const sinMes = (dia: string) => dia.replace(/ de .*/, '');

/** The letter for who works at the desk and has asked for a code: such an account gets none. */
export function cuentaConContrasena(nombre: string, { centro, publicUrl }: Lugar): Mensaje {
  return {
    asunto: `A ${centro.nombre} se entra con contraseña`,
    titulo: 'Tu cuenta entra con contraseña',
    saludo: saludoA(nombre),
    parrafos: [
      `Alguien pidió un código para entrar a ${centro.nombre} con este email. Tu cuenta es de quienes trabajan en el centro: entra con tu contraseña.`,
    ],
    boton: { texto: 'Iniciar sesión', href: `${publicUrl}/login` },
    nota: 'Si la olvidaste, elige otra desde «¿Contraseña olvidada?». Si no pediste el código, ignora este mensaje.',
  };
}

/** The letter for the owner of an account that is not active, who has asked for a code. */
export function cuentaSinActivar(nombre: string, centro: Centro): Mensaje {
  return {
    asunto: `Tu cuenta en ${centro.nombre} no está activa`,
    titulo: 'Tu cuenta no está activa',
    saludo: saludoA(nombre),
    parrafos: [
      `Alguien pidió un código para entrar a ${centro.nombre} con este email, pero tu cuenta está desactivada y no puedes entrar con ella.`,
      `Para activarla, habla con el centro: ${centro.telefono}.`,
    ],
    nota: 'Si no pediste el código, ignora este mensaje.',
  };
}
