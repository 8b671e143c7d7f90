import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import * as z from 'zod/mini';

/** The kinds of aviso that the holder of a booking gets. */
export type AvisoDeReserva = Extract<
  TipoDeAviso,
  | 'confirmacion'
  | 'senia'
  | 'senia-por-vencer'
  | 'cambio'
  | 'cancelacion'
  | 'recordatorio'
  | 'cierre'
>;

const momento = z.string();

/** The booking as it was when its aviso was written, which is what the text tells. */
const DatosDeReserva = z.object({
  /** The holder's first name. */
  nombre: z.string(),
  inicio: momento,
  fin: momento,
  nombres: z.array(z.string()),
  precioTotal: z.int(),
  /** The sum of its payments; absent in what was written before that was told. */
  pagado: z.optional(z.int()),
  /** The momento until which a client may cancel. */
  cancelableHasta: momento,
  /** The number of changes so far, as calendars count them. */
  secuencia: z.int(),
  /** The state that a change began from. */
  antes: z.optional(
    z.object({ inicio: momento, nombres: z.array(z.string()), precioTotal: z.int() }),
  ),
  /**
   * The one who cancelled: the holder, the centre, or the time in which it was never confirmed or
   * its seña did not come.
   */
  quien: z.optional(z.enum(['CLIENTE', 'CENTRO', 'SISTEMA', 'SIN_SENIA'])),
  /** The reason that was given for a cancellation, or that its franja is closed. */
  motivo: z.optional(z.string()),
  /** The amount to be transferred, until when, and where to. */
  senia: z.optional(z.object({ monto: z.int(), vence: momento, transferencia: z.string() })),
});
export type DatosDeReserva = z.output<typeof DatosDeReserva>;

const DeNadie = z.object({});
const DatosDePersona = z.object({ nombre: z.string() });

/** The data, besides the ids, that the letter of each kind is written from; none is a secret. */
const DATOS = {
  contrasena: DeNadie,
  bienvenida: DeNadie,
  'confirmar-email': DeNadie,
  registro: DatosDePersona,
  'cuenta-borrada': DatosDePersona,
  'contrasena-cambiada': z.extend(DatosDePersona, { cuando: momento }),
  'cambio-de-email': z.extend(DatosDePersona, { nuevo: z.string() }),
  confirmacion: DatosDeReserva,
  senia: DatosDeReserva,
  'senia-por-vencer': DatosDeReserva,
  cambio: DatosDeReserva,
  cancelacion: DatosDeReserva,
  recordatorio: DatosDeReserva,
  cierre: DatosDeReserva,
} satisfies Record<TipoDeAviso, z.ZodMiniType<object>>;

export type DatosDeAviso<T extends TipoDeAviso> = z.output<(typeof DATOS)[T]>;

/** Reads the stored data of an aviso; null where no letter can be written from them. */
export function leerDatosDeAviso<T extends TipoDeAviso>(
  tipo: T,
  guardados: unknown,
): DatosDeAviso<T> | null {
  const { data = null } = DATOS[tipo].safeParse(guardados);
  return data as DatosDeAviso<T> | null;
}

/** The avisos about an account, which go out even where the centre sends no others. */
const DE_CUENTA: readonly TipoDeAviso[] = [
  'contrasena',
  'contrasena-cambiada',
  'bienvenida',
  'registro',
  'confirmar-email',
  'cambio-de-email',
  'cuenta-borrada',
];

export function esDeCuenta(tipo: TipoDeAviso): boolean {
  return DE_CUENTA.includes(tipo);
}

export function esDeReserva(tipo: TipoDeAviso): tipo is AvisoDeReserva {
  return !esDeCuenta(tipo);
}

/** The avisos that were limited where they were asked for, by the address or by the desk. */
export const CON_LIMITE_PROPIO: readonly TipoDeAviso[] = ['contrasena', 'bienvenida'];

/** The avisos with a link that somebody waits for, which wait for no other. */
export const CON_ENLACE: readonly TipoDeAviso[] = [
  'contrasena',
  'bienvenida',
  'registro',
  'confirmar-email',
];

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;

/**
 * How long each type of aviso is worth trying. A person whose password link has not come within the
 * hour asks for another one.
 */
const VIDA_MS: Record<TipoDeAviso, number> = {
  contrasena: HORA,
  'contrasena-cambiada': 24 * HORA,
  bienvenida: 24 * HORA,
  registro: 24 * HORA,
  'confirmar-email': 24 * HORA,
  'cambio-de-email': 24 * HORA,
  'cuenta-borrada': 24 * HORA,
  confirmacion: 24 * HORA,
  senia: 24 * HORA,
  'senia-por-vencer': 2 * HORA,
  cambio: 24 * HORA,
  cancelacion: 24 * HORA,
  recordatorio: 24 * HORA,
  cierre: 24 * HORA,
};

export function vidaDe(tipo: TipoDeAviso): number {
  return VIDA_MS[tipo];
}

/** The avisos whose link makes an address a person's: they choose a password, or confirm it. */
const BIENVENIDAS: readonly TipoDeAviso[] = ['bienvenida', 'registro', 'confirmar-email'];

/** The value of the `X-Aviso` header, which mail programs may sort by. */
export function rotuloDe(tipo: TipoDeAviso): string {
  if (BIENVENIDAS.includes(tipo)) return 'bienvenida';
  if (tipo === 'senia-por-vencer') return 'senia';
  return esDeCuenta(tipo) ? 'cuenta' : tipo;
}

/**
 * The pauses after the first failure, the second and so on: most failures are over within seconds,
 * the rest within hours.
 */
const PAUSAS_MS = [
  5 * SEGUNDO,
  15 * SEGUNDO,
  MINUTO,
  3 * MINUTO,
  10 * MINUTO,
  20 * MINUTO,
  30 * MINUTO,
] as const;

/** Returns the pause before the next try; `intentos` counts the try that has just failed. */
export function pausaTras(intentos: number): number {
  return PAUSAS_MS[Math.min(intentos, PAUSAS_MS.length) - 1] ?? PAUSAS_MS[0];
}

/** Returns the aviso that tells a person of a change of their password, `cuando` a momento. */
export function contrasenaCambiadaDe(
  { id, email, nombre }: { id: number; email: string | null; nombre: string },
  cuando: string,
) {
  const datos = { nombre, cuando };
  return { tipo: 'contrasena-cambiada', para: email, usuarioId: id, datos } as const;
}
