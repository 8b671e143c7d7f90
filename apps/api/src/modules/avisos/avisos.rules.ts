import { TurnoPorConfirmar } from '@remanso/contract/persona/codigos.contract';
import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import * as z from 'zod/mini';

/** The kinds of aviso about a booking, sent to its holder. */
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

/**
 * The booking as it was when the aviso was written. The letter tells these data, not the present
 * ones.
 */
const DatosDeReserva = z.object({
  /** The holder's first name. */
  nombre: z.string(),
  inicio: momento,
  fin: momento,
  nombres: z.array(z.string()),
  precioTotal: z.int(),
  /** The sum of the booking's payments. Undefined in avisos that an older version has written. */
  pagado: z.optional(z.int()),
  /** The name of the abono whose places pay the booking; undefined where it is paid by itself. */
  abono: z.optional(z.string()),
  /** The momento until which the client may cancel the booking. */
  cancelableHasta: momento,
  /** The number of changes of the booking so far, which calendars use to order its versions. */
  secuencia: z.int(),
  /** The booking's data before the change. Undefined where the aviso tells no change. */
  antes: z.optional(
    z.object({ inicio: momento, nombres: z.array(z.string()), precioTotal: z.int() }),
  ),
  /**
   * The person or the reason that cancelled the booking: its holder, the centre, or time. `SISTEMA`
   * means that nobody confirmed it before it began, `SIN_SENIA` that its seña was not paid in time.
   */
  quien: z.optional(z.enum(['CLIENTE', 'CENTRO', 'SISTEMA', 'SIN_SENIA'])),
  /** The companion who said at their own page that they do not come. */
  seBajo: z.optional(z.string()),
  /** The reason of the cancellation, or the reason why the franja is closed. */
  motivo: z.optional(z.string()),
  /**
   * The seña: the amount in pesos, the momento until which it must be paid, and the account to
   * transfer it to.
   */
  senia: z.optional(z.object({ monto: z.int(), vence: momento, transferencia: z.string() })),
  /**
   * All bookings that the aviso is about, the earliest first, where they are of one series. The
   * other data are then those of the first one. Undefined where the aviso is about one booking.
   */
  serie: z.optional(
    z.array(
      z.object({
        reservaId: z.int(),
        inicio: momento,
        fin: momento,
        precioTotal: z.int(),
        pagado: z.int(),
        secuencia: z.int(),
        senia: z.optional(z.object({ monto: z.int(), vence: momento })),
      }),
    ),
  ),
});
export type DatosDeReserva = z.output<typeof DatosDeReserva>;

/** The places that somebody waits for, as they were when the aviso was written. */
const DatosDeEspera = z.object({
  /** The first name of the person who waits. */
  nombre: z.string(),
  inicio: momento,
  fin: momento,
  personas: z.int(),
});
const DatosDeOferta = z.extend(DatosDeEspera, { esperaId: z.int(), venceEn: momento });
export type DatosDeOferta = z.output<typeof DatosDeOferta>;
const DatosDeOfertaVencida = z.extend(DatosDeEspera, {
  /**
   * The reason: the time of the offer ended, its franja was closed, or its franja was withdrawn.
   */
  porQue: z.enum(['VENCIDA', 'CERRADO', 'RETIRADO']),
});
export type DatosDeOfertaVencida = z.output<typeof DatosDeOfertaVencida>;

const deAbono = {
  /** The client's first name. */
  nombre: z.string(),
  /** The name of the abono. */
  abono: z.string(),
  /** The last day on which it can be used. */
  vence: z.string(),
};
const DatosDeAbono = z.object({
  ...deAbono,
  lugares: z.int(),
  precio: z.int(),
  /** The pesos that are still owed for it. */
  saldo: z.int(),
});
const DatosDeAbonoPorVencer = z.object({ ...deAbono, disponibles: z.int() });

const DeNadie = z.object({});
const DatosDePersona = z.object({ nombre: z.string() });
const DatosDeRegistro = z.extend(DatosDePersona, {
  /** True where a code has made the account: its e-mail is confirmed and it has no password. */
  conCodigo: z.optional(z.boolean()),
});
const DatosDeCodigo = z.object({
  /** Which code the letter is about, of all that were asked for with this e-mail. */
  numero: z.int(),
  /** The turn that the code is to confirm; undefined where it is only to enter by. */
  turno: z.optional(TurnoPorConfirmar),
});

/**
 * The data from which the letter of each kind of aviso is made, besides the ids. The data contain
 * no secret.
 */
const DATOS = {
  codigo: DatosDeCodigo,
  contrasena: DeNadie,
  bienvenida: DeNadie,
  'confirmar-email': DeNadie,
  registro: DatosDeRegistro,
  'cuenta-borrada': DatosDePersona,
  'contrasena-cambiada': z.extend(DatosDePersona, {
    cuando: momento,
    /** True where the account has no password any more. */
    quitada: z.optional(z.literal(true)),
  }),
  'cambio-de-email': z.extend(DatosDePersona, { nuevo: z.string() }),
  confirmacion: DatosDeReserva,
  senia: DatosDeReserva,
  'senia-por-vencer': DatosDeReserva,
  cambio: DatosDeReserva,
  cancelacion: DatosDeReserva,
  recordatorio: DatosDeReserva,
  cierre: DatosDeReserva,
  oferta: DatosDeOferta,
  'oferta-vencida': DatosDeOfertaVencida,
  abono: DatosDeAbono,
  'abono-por-vencer': DatosDeAbonoPorVencer,
} satisfies Record<TipoDeAviso, z.ZodMiniType<object>>;

export type DatosDeAviso<T extends TipoDeAviso> = z.output<(typeof DATOS)[T]>;

/** Returns the stored data of an aviso; null where they do not have the form of its kind. */
export function leerDatosDeAviso<T extends TipoDeAviso>(
  tipo: T,
  guardados: unknown,
): DatosDeAviso<T> | null {
  const { data = null } = DATOS[tipo].safeParse(guardados);
  return data as DatosDeAviso<T> | null;
}

/** The avisos about an account. They are sent even where the centre's automatic avisos are off. */
const DE_CUENTA: readonly TipoDeAviso[] = [
  'codigo',
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

/** The avisos about places that somebody waits for or has paid beforehand, and about no booking. */
const SIN_RESERVA: readonly TipoDeAviso[] = [
  'oferta',
  'oferta-vencida',
  'abono',
  'abono-por-vencer',
];

export function esDeReserva(tipo: TipoDeAviso): tipo is AvisoDeReserva {
  return !esDeCuenta(tipo) && !SIN_RESERVA.includes(tipo);
}

/**
 * The avisos that are limited when somebody asks for them, so `limitar-cartas.ts` does not limit
 * them: 'codigo' and 'contrasena' by e-mail address (`LIMITS.codeToEmail`, `resetToEmail`), 'bienvenida' by
 * client (`welcome`).
 */
export const CON_LIMITE_PROPIO: readonly TipoDeAviso[] = ['codigo', 'contrasena', 'bienvenida'];

/**
 * The avisos with a link or a code for which a person is waiting. They do not wait for the person's earlier
 * avisos.
 */
export const CON_ENLACE: readonly TipoDeAviso[] = [
  'codigo',
  'contrasena',
  'bienvenida',
  'registro',
  'confirmar-email',
];

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;

/**
 * The time, in milliseconds, for which each kind of aviso is tried. A person who has not received
 * the password link within an hour asks for a new one, and a code is of no use after ten minutes.
 */
const VIDA_MS: Record<TipoDeAviso, number> = {
  codigo: 10 * MINUTO,
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
  // An offer that is made at night lasts until the morning.
  oferta: 12 * HORA,
  'oferta-vencida': 12 * HORA,
  abono: 24 * HORA,
  'abono-por-vencer': 24 * HORA,
};

export function vidaDe(tipo: TipoDeAviso): number {
  return VIDA_MS[tipo];
}

/**
 * The avisos whose link confirms the e-mail address of the account, by choosing a password or
 * directly.
 */
const BIENVENIDAS: readonly TipoDeAviso[] = ['bienvenida', 'registro', 'confirmar-email'];

/** Returns the value of the `X-Aviso` header, by which mail programs can sort letters. */
export function rotuloDe(tipo: TipoDeAviso): string {
  if (BIENVENIDAS.includes(tipo)) return 'bienvenida';
  if (tipo === 'senia-por-vencer') return 'senia';
  if (tipo === 'abono-por-vencer') return 'abono';
  return esDeCuenta(tipo) ? 'cuenta' : tipo;
}

/**
 * The pauses after the first failed try, the second and so on. Most failures end within seconds,
 * some after hours.
 */
export const PAUSAS_MS = [
  5 * SEGUNDO,
  15 * SEGUNDO,
  MINUTO,
  3 * MINUTO,
  10 * MINUTO,
  20 * MINUTO,
  30 * MINUTO,
] as const;

/** Returns the aviso to a person whose password was changed at the momento `cuando`. */
export function contrasenaCambiadaDe(
  { id, email, nombre }: { id: number; email: string | null; nombre: string },
  cuando: string,
) {
  const datos = { nombre, cuando };
  return { tipo: 'contrasena-cambiada', para: email, usuarioId: id, datos } as const;
}
