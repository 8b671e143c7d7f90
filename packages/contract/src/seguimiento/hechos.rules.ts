import {
  callado,
  dato,
  esDato,
  oNada,
  opcional,
  parcial,
  type Dato,
  type Forma,
} from './datos.rules.ts';
import type { Valores } from './datos.contract.ts';
import {
  ASIENTO,
  ASISTENCIA,
  AVISO,
  BLOQUEO,
  CENTRO,
  CIERRE,
  CONFIG,
  FERIADO,
  FRANJA,
  LISTA_DE_PRECIOS,
  MOVIMIENTO,
  OVERRIDE,
  PAGO,
  PLAN,
  RECADO,
  RESERVA,
  USUARIO,
} from './formas.rules.ts';

/*
 * What the trail keeps of each accion: of which entidad it is, and what was there before and after.
 */

export type Lado = 'antes' | 'despues';

interface Anotacion {
  readonly entidad: string;
  /** Absent where the accion keeps nothing of what was there. */
  readonly antes?: Forma;
  readonly despues?: Forma;
  /** The side that is not always there. */
  readonly puedeFaltar?: Lado;
}

const config = { entidad: 'config', antes: CONFIG, despues: CONFIG, puedeFaltar: 'antes' } as const;
const semana = dato('semana', 'Semana');
const semanas = { entidad: 'horarios-base', antes: semana, despues: semana } as const;
const franja = {
  entidad: 'franjas',
  antes: FRANJA,
  despues: FRANJA,
  // What was withdrawn is no longer there.
  puedeFaltar: 'despues',
} as const;
const reserva = {
  entidad: 'reservas',
  antes: RESERVA,
  despues: RESERVA,
  puedeFaltar: 'antes',
} as const;
/** A person's change of their own account keeps less of it than the desk's. */
const cuenta = { entidad: 'usuarios', antes: parcial(USUARIO), despues: parcial(USUARIO) } as const;
const acceso = {
  entidad: 'usuarios',
  antes: USUARIO,
  despues: USUARIO,
  puedeFaltar: 'antes',
} as const;
const propia = { entidad: 'usuarios' } as const;
const calendario = { calendario: dato('siNo', 'Dirección de calendario') };
const nota = { nota: dato('texto', 'Nota') };
const union = {
  email: oNada(dato('texto', 'Email')),
  estado: dato('estadoDeCuenta', 'Estado'),
  ...nota,
  reservas: opcional(dato('numero', 'Reservas que pasaron')),
  con: opcional(callado('numero')),
};
const numero = (rotulo: string) => dato('numero', rotulo);
/** A correction keeps what it replaces. */
const corregible = { puedeFaltar: 'antes' } as const;

export const HECHOS = {
  crearConfig: config,
  actualizarConfig: config,
  actualizarCentro: { entidad: 'centro', antes: CENTRO, despues: CENTRO },
  crearListaDePrecios: { entidad: 'listas-de-precios', despues: LISTA_DE_PRECIOS },
  eliminarListaDePrecios: { entidad: 'listas-de-precios', antes: LISTA_DE_PRECIOS },
  crearHorariosBase: semanas,
  actualizarHorariosBase: semanas,
  crearFranja: { entidad: 'franjas', despues: FRANJA, puedeFaltar: 'despues' },
  actualizarFranja: franja,
  bloquearFranja: franja,
  desbloquearFranja: franja,
  eliminarFranja: franja,
  generarFranjas: { entidad: 'franjas', despues: PLAN },
  crearReserva: reserva,
  cancelarReserva: reserva,
  cambiarEstadoDeReserva: reserva,
  deshacerReserva: reserva,
  actualizarReserva: reserva,
  eliminarReserva: { entidad: 'reservas', antes: RESERVA },
  agregarAsiento: reserva,
  eliminarAsiento: reserva,
  actualizarAsiento: { entidad: 'asientos', antes: ASIENTO, despues: ASIENTO },
  marcarAsistencia: { entidad: 'asistencia', antes: ASISTENCIA, despues: ASISTENCIA },
  registrarPago: { entidad: 'pagos', despues: PAGO },
  anularPago: { entidad: 'pagos', antes: PAGO, despues: PAGO },
  registrarMovimiento: { entidad: 'movimientos-de-caja', despues: MOVIMIENTO },
  anularMovimiento: { entidad: 'movimientos-de-caja', antes: MOVIMIENTO, despues: MOVIMIENTO },
  cerrarCaja: { entidad: 'cierres-de-caja', despues: CIERRE },
  reabrirCaja: { entidad: 'cierres-de-caja', antes: CIERRE, despues: CIERRE },
  crearUsuario: { entidad: 'usuarios', despues: USUARIO },
  actualizarUsuario: cuenta,
  cambiarRol: cuenta,
  cambiarEstadoDeUsuario: cuenta,
  eliminarUsuario: propia,
  anotarCliente: { entidad: 'usuarios', antes: nota, despues: nota },
  unirClientes: { entidad: 'usuarios', antes: union, despues: union },
  crearFeriado: { entidad: 'feriados', antes: FERIADO, despues: FERIADO, ...corregible },
  importarFeriados: { entidad: 'feriados', despues: FERIADO },
  eliminarFeriado: { entidad: 'feriados', antes: FERIADO },
  crearBloqueo: { entidad: 'bloqueos', antes: BLOQUEO, despues: BLOQUEO, ...corregible },
  eliminarBloqueo: { entidad: 'bloqueos', antes: BLOQUEO },
  crearOverride: { entidad: 'overrides', antes: OVERRIDE, despues: OVERRIDE, ...corregible },
  eliminarOverride: { entidad: 'overrides', antes: OVERRIDE },
  crearCalendario: { entidad: 'usuarios', despues: calendario },
  borrarCalendario: { entidad: 'usuarios', antes: calendario },
  register: propia,
  loginFallido: { entidad: 'usuarios', despues: { intentos: numero('Intentos') } },
  cambiarContrasena: propia,
  confirmarEmail: propia,
  solicitarReset: propia,
  resetearContrasena: propia,
  crearAdministrador: acceso,
  darEnlace: acceso,
  promoverAdministrador: acceso,
  enviarBienvenida: { entidad: 'usuarios', despues: { email: dato('texto', 'Email') } },
  avisoFallido: { entidad: 'avisos', despues: AVISO },
  reintentarAviso: { entidad: 'avisos', antes: AVISO, despues: AVISO },
  descartarAviso: { entidad: 'avisos', antes: AVISO },
  reenviarAviso: { entidad: 'avisos', despues: AVISO },
  marcarRecado: { entidad: 'recados', despues: RECADO },
  desmarcarRecado: { entidad: 'recados', antes: RECADO },
  planDelDia: {
    entidad: 'sistema',
    despues: { creadas: PLAN.creadas, retiradas: PLAN.retiradas },
  },
  limpiarVencidos: {
    entidad: 'sistema',
    despues: {
      claves: numero('Pedidos ya respondidos'),
      enlaces: numero('Enlaces vencidos'),
      contadores: numero('Contadores de intentos'),
      avisos: numero('Mensajes de hace un mes'),
      redes: numero('Redes sin uso'),
    },
  },
  confirmarReloj: {
    entidad: 'reloj',
    antes: { visto: oNada(dato('momento', 'Última hora vista')) },
    despues: { confirmado: dato('momento', 'Hora confirmada') },
  },
} as const satisfies Record<string, Anotacion>;

export type Hechos = typeof HECHOS;

/**
 * An action that leaves a row in the trail: an endpoint, by its id, or what the system does without
 * one.
 */
export type Accion = keyof Hechos;
export type Entidad = Hechos[Accion]['entidad'];
/** The acciones of an entidad. */
export type AccionDe<E extends Entidad> = {
  [A in Accion]: Hechos[A]['entidad'] extends E ? A : never;
}[Accion];
export const ACCIONES = Object.keys(HECHOS) as readonly Accion[];

type ValorDe<D extends Dato> = Valores[D['clase']] | (D extends { nulo: true } ? null : never);
type Opcionales<F> = { [K in keyof F]: F[K] extends { opcional: true } ? K : never }[keyof F];

/** What a forma holds as it is written. */
export type DatosDe<F> = F extends Dato
  ? ValorDe<F>
  : { [K in Exclude<keyof F, Opcionales<F>>]: F[K] extends Dato ? ValorDe<F[K]> : never } & {
      [K in Opcionales<F>]?: F[K] extends Dato ? ValorDe<F[K]> | undefined : never;
    };

/** What one side of an accion holds as it is written; never, where the accion keeps none. */
export type LadoDe<A extends Accion, L extends Lado> =
  Hechos[A] extends Readonly<Record<L, infer F>> ? DatosDe<F> : never;

type QuizasFalte<A extends Accion> = Hechos[A] extends { puedeFaltar: infer L } ? L : never;
type LadoEscrito<A extends Accion, L extends Lado> = [LadoDe<A, L>] extends [never]
  ? { [K in L]?: undefined }
  : L extends QuizasFalte<A>
    ? { [K in L]?: LadoDe<A, L> | undefined }
    : { [K in L]: LadoDe<A, L> };

/** The two sides of an accion as they are written. */
export type LadosDe<A extends Accion> = LadoEscrito<A, 'antes'> & LadoEscrito<A, 'despues'>;

/**
 * The forma of what an accion keeps; that of an accion that is not known has no data.
 * @example formaDe('anotarCliente') // { nota: { clase: 'texto', rotulo: 'Nota' } }
 * @example formaDe('de otra versión') // {}
 */
export function formaDe(accion: string): Forma {
  const hecho: Anotacion | undefined = (HECHOS as Readonly<Record<string, Anotacion>>)[accion];
  const { antes = {}, despues = {} } = hecho ?? {};
  return esDato(antes) || esDato(despues) ? antes : { ...antes, ...despues };
}
