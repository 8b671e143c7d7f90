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
  ABONO,
  ABONO_VENDIDO,
  ASIENTO,
  ASISTENCIA,
  AVISO,
  BLOQUEO,
  CENTRO,
  CIERRE,
  CONFIG,
  ESPERA,
  FERIADO,
  FRANJA,
  INVITACION,
  LISTA_DE_PRECIOS,
  MOVIMIENTO,
  OVERRIDE,
  PAGO,
  PAGO_DE_ABONO,
  PLAN,
  RECADO,
  RESERVA,
  SERIE,
  USUARIO,
  TOKEN,
  WEBHOOK,
} from './formas.rules.ts';

/*
 * The data that the trail keeps of each accion: its entidad, and the data before and after it.
 */

export type Lado = 'antes' | 'despues';

interface Anotacion {
  readonly entidad: string;
  /** Absent where the accion keeps no data of before. */
  readonly antes?: Forma;
  readonly despues?: Forma;
  /** The side, `antes` or `despues`, that some hechos of the accion do not have. */
  readonly puedeFaltar?: Lado;
}

const config = { entidad: 'config', antes: CONFIG, despues: CONFIG, puedeFaltar: 'antes' } as const;
const semana = dato('semana', 'Semana');
const semanas = { entidad: 'horarios-base', antes: semana, despues: semana } as const;
const franja = {
  entidad: 'franjas',
  antes: FRANJA,
  despues: FRANJA,
  // A hecho that withdraws a franja has no data of after.
  puedeFaltar: 'despues',
} as const;
const reserva = {
  entidad: 'reservas',
  antes: RESERVA,
  despues: RESERVA,
  puedeFaltar: 'antes',
} as const;
const abonoVendido = {
  entidad: 'abonos-vendidos',
  antes: ABONO_VENDIDO,
  despues: ABONO_VENDIDO,
} as const;
/** The trail keeps only some of the data (`parcial`) where people change their own account. */
const cuenta = { entidad: 'usuarios', antes: parcial(USUARIO), despues: parcial(USUARIO) } as const;
const acceso = {
  entidad: 'usuarios',
  antes: USUARIO,
  despues: USUARIO,
  puedeFaltar: 'antes',
} as const;
const propia = { entidad: 'usuarios' } as const;
const calendario = { calendario: dato('siNo', 'Dirección de calendario') };
const dispositivo = { dispositivo: dato('texto', 'Dispositivo') };
const nota = { nota: dato('texto', 'Nota') };
const union = {
  email: oNada(dato('texto', 'Email')),
  estado: dato('estadoDeCuenta', 'Estado'),
  ...nota,
  reservas: opcional(dato('numero', 'Reservas que pasaron')),
  con: opcional(callado('numero')),
};
const numero = (rotulo: string) => dato('numero', rotulo);
/** The correction of an exception alone has `antes`: the data of the exception that was replaced. */
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
  crearInvitacion: { entidad: 'asientos', despues: INVITACION },
  corregirInvitacion: { entidad: 'asientos', antes: ASIENTO, despues: ASIENTO },
  rechazarInvitacion: reserva,
  marcarAsistencia: { entidad: 'asistencia', antes: ASISTENCIA, despues: ASISTENCIA },
  registrarPago: { entidad: 'pagos', despues: PAGO },
  anularPago: { entidad: 'pagos', antes: PAGO, despues: PAGO },
  anularPagoDeAbono: { entidad: 'pagos', antes: PAGO_DE_ABONO, despues: PAGO_DE_ABONO },
  crearAbono: { entidad: 'abonos', despues: ABONO },
  cambiarAbono: { entidad: 'abonos', antes: ABONO, despues: ABONO },
  venderAbono: { entidad: 'abonos-vendidos', despues: ABONO_VENDIDO },
  pagarAbono: { entidad: 'pagos', despues: PAGO_DE_ABONO },
  cambiarAbonoVendido: abonoVendido,
  anularAbonoVendido: abonoVendido,
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
  importarClientes: {
    entidad: 'importaciones',
    despues: {
      creados: numero('Clientes nuevos'),
      actualizados: numero('Ya estaban'),
      saltados: numero('Saltados'),
      invitados: numero('Invitados'),
    },
  },
  deshacerImportacion: {
    entidad: 'importaciones',
    despues: { quitados: numero('Quitados'), quedan: numero('Se quedaron') },
  },
  crearFeriado: { entidad: 'feriados', antes: FERIADO, despues: FERIADO, ...corregible },
  importarFeriados: { entidad: 'feriados', despues: FERIADO },
  eliminarFeriado: { entidad: 'feriados', antes: FERIADO },
  crearBloqueo: { entidad: 'bloqueos', antes: BLOQUEO, despues: BLOQUEO, ...corregible },
  eliminarBloqueo: { entidad: 'bloqueos', antes: BLOQUEO },
  crearOverride: { entidad: 'overrides', antes: OVERRIDE, despues: OVERRIDE, ...corregible },
  eliminarOverride: { entidad: 'overrides', antes: OVERRIDE },
  crearCalendario: { entidad: 'usuarios', despues: calendario },
  borrarCalendario: { entidad: 'usuarios', antes: calendario },
  crearSuscripcion: { entidad: 'usuarios', despues: dispositivo },
  borrarSuscripcion: { entidad: 'usuarios', antes: dispositivo },
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
  confirmarEmailDeCliente: { entidad: 'usuarios', despues: { email: dato('texto', 'Email') } },
  avisoFallido: { entidad: 'avisos', despues: AVISO },
  reintentarAviso: { entidad: 'avisos', antes: AVISO, despues: AVISO },
  descartarAviso: { entidad: 'avisos', antes: AVISO },
  reenviarAviso: { entidad: 'avisos', despues: AVISO },
  esperarFranja: { entidad: 'esperas', despues: ESPERA },
  dejarEspera: { entidad: 'esperas', antes: ESPERA },
  rechazarEspera: { entidad: 'esperas', despues: ESPERA },
  marcarOferta: { entidad: 'esperas', despues: ESPERA },
  desmarcarOferta: { entidad: 'esperas', antes: ESPERA },
  crearSerie: { entidad: 'series', despues: SERIE },
  crearWebhook: { entidad: 'webhooks', despues: WEBHOOK },
  cambiarWebhook: { entidad: 'webhooks', antes: WEBHOOK, despues: WEBHOOK },
  borrarWebhook: { entidad: 'webhooks', antes: WEBHOOK },
  probarWebhook: { entidad: 'webhooks', despues: { sitio: WEBHOOK.sitio } },
  apagarWebhook: { entidad: 'webhooks', antes: WEBHOOK, despues: WEBHOOK },
  reenviarEnvio: { entidad: 'webhooks', despues: { sitio: WEBHOOK.sitio } },
  crearToken: { entidad: 'tokens', despues: TOKEN },
  borrarToken: { entidad: 'tokens', antes: TOKEN },
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
      contadores: numero('Contadores vencidos'),
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
 * An accion leaves a row in the trail. Its name is the id of an endpoint, or names something that
 * the system does without an endpoint.
 */
export type Accion = keyof Hechos;
export type Entidad = Hechos[Accion]['entidad'];
export type AccionDe<E extends Entidad> = {
  [A in Accion]: Hechos[A]['entidad'] extends E ? A : never;
}[Accion];
export const ACCIONES = Object.keys(HECHOS) as readonly Accion[];

type ValorDe<D extends Dato> = Valores[D['clase']] | (D extends { nulo: true } ? null : never);
type Opcionales<F> = { [K in keyof F]: F[K] extends { opcional: true } ? K : never }[keyof F];

/** The type of the data of a forma, as a hecho is written. */
export type DatosDe<F> = F extends Dato
  ? ValorDe<F>
  : { [K in Exclude<keyof F, Opcionales<F>>]: F[K] extends Dato ? ValorDe<F[K]> : never } & {
      [K in Opcionales<F>]?: F[K] extends Dato ? ValorDe<F[K]> | undefined : never;
    };

/**
 * The type of one side of an accion, as a hecho is written; never, where the accion has no such
 * side.
 */
export type LadoDe<A extends Accion, L extends Lado> =
  Hechos[A] extends Readonly<Record<L, infer F>> ? DatosDe<F> : never;

type QuizasFalte<A extends Accion> = Hechos[A] extends { puedeFaltar: infer L } ? L : never;
type LadoEscrito<A extends Accion, L extends Lado> = [LadoDe<A, L>] extends [never]
  ? { [K in L]?: undefined }
  : L extends QuizasFalte<A>
    ? { [K in L]?: LadoDe<A, L> | undefined }
    : { [K in L]: LadoDe<A, L> };

/** The type of both sides of an accion, as a hecho is written. */
export type LadosDe<A extends Accion> = LadoEscrito<A, 'antes'> & LadoEscrito<A, 'despues'>;

/**
 * Returns the forma of the data that an accion keeps; an empty forma for an unknown accion.
 * @example formaDe('anotarCliente') // { nota: { clase: 'texto', rotulo: 'Nota' } }
 * @example formaDe('de otra versión') // {}
 */
export function formaDe(accion: string): Forma {
  const hecho: Anotacion | undefined = (HECHOS as Readonly<Record<string, Anotacion>>)[accion];
  const { antes = {}, despues = {} } = hecho ?? {};
  return esDato(antes) || esDato(despues) ? antes : { ...antes, ...despues };
}
