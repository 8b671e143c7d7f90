import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { Hecho, HechoDe } from '@remanso/contract/seguimiento/auditoria.contract';
import { enPalabras } from '@remanso/contract/seguimiento/datos.rules';
import { formatearPesos } from '@remanso/contract/dinero';
import { formaDe, type Accion } from '@remanso/contract/seguimiento/hechos.rules';
import { CON_MEDIO } from '@remanso/contract/caja/pagos.rules';
import { NOMBRE_DE_ESTADO } from '@remanso/contract/seguimiento/palabras.rules';
import { NOMBRE_DE_ROL } from '@remanso/contract/persona/usuarios.rules';
import { diferenciasDe } from '../../components/diferencias/diferencia.view.ts';
import { nombreDeAviso } from '../aviso/avisos.view.ts';

/*
 * The sentences that describe each hecho of the trail.
 */

/**
 * Returns, for example, 'Bloqueó el turno del jueves 1 de octubre, 09:00' or 'Cambió la
 * configuración del sistema: Con cuánta anticipación se reserva 7 → 10'.
 */
export function fraseDe(hecho: Hecho): string {
  // The cast is safe: the server omits from a hecho all data that lack the current shape.
  const frase = (FRASES as Record<string, unknown>)[hecho.accion] as Frase | undefined;
  if (!frase) return enPalabras(hecho.accion);
  return SE_DICE_QUE.has(hecho.accion) ? `${frase(hecho)}${queCambio(hecho)}` : frase(hecho);
}

/** The actions whose sentence does not say what changed, so that `queCambio` completes it. */
const SE_DICE_QUE = new Set<string>([
  'actualizarCentro',
  'actualizarConfig',
  'actualizarHorariosBase',
  'actualizarFranja',
  'actualizarUsuario',
  'actualizarAsiento',
  'corregirInvitacion',
] satisfies Accion[]);

const CAMBIOS_EN_EL_TITULO = 2;
const LARGO_DE_UN_VALOR = 30;

/** Names the data that changed, with short values; the table below shows all values. */
function queCambio(hecho: Hecho): string {
  const cambios = diferenciasDe(formaDe(hecho.accion), hecho);
  if (cambios.length === 0) return '';
  const dichos = cambios.slice(0, CAMBIOS_EN_EL_TITULO).map(({ dato, antes: de, despues: a }) => {
    // The label of a datum ends with its unit in parentheses: only the label is kept.
    const nombre = dato.replace(/ \(.*\)$/, '');
    const cortos = [de, a].every((valor) => valor !== null && valor.length <= LARGO_DE_UN_VALOR);
    return cortos ? `${nombre} ${de} → ${a}` : nombre;
  });
  const faltan = cambios.length - dichos.length;
  return `: ${dichos.join(', ')}${faltan > 0 ? ` y ${faltan} más` : ''}`;
}

type Frase = (hecho: Hecho) => string;

const FRASES: { readonly [A in Accion]: (hecho: HechoDe<A>) => string } = {
  crearConfig: () => 'Creó la configuración inicial',
  crearCalendario: () => 'Creó la dirección de su calendario',
  borrarCalendario: () => 'Anuló la dirección de su calendario',
  crearSuscripcion: () => 'Sumó un dispositivo que recibe avisos',
  borrarSuscripcion: () => 'Quitó un dispositivo que recibía avisos',
  crearListaDePrecios: ({ despues }) => `Cambió los precios desde el ${elDia(despues?.desde)}`,
  eliminarListaDePrecios: ({ antes }) =>
    `Quitó el cambio de precios desde el ${elDia(antes?.desde)}`,
  actualizarCentro: () => 'Cambió los datos del centro',
  actualizarConfig: () => 'Cambió la configuración del sistema',
  crearHorariosBase: () => 'Creó los horarios semanales',
  actualizarHorariosBase: () => 'Cambió los horarios semanales',

  crearFranja: (hecho) => `Agregó el turno ${delTurno(hecho)}`,
  actualizarFranja: (hecho) => `Cambió el turno ${delTurno(hecho)}`,
  bloquearFranja: (hecho) => `Bloqueó el turno ${delTurno(hecho)}`,
  desbloquearFranja: (hecho) => `Desbloqueó el turno ${delTurno(hecho)}`,
  eliminarFranja: (hecho) => `Eliminó el turno ${delTurno(hecho)}`,
  generarFranjas: ({ despues }) => `Generó los turnos ${periodo(despues?.desde, despues?.hasta)}`,

  crearReserva: (hecho) => `Reservó el turno ${delTurno(hecho)} para ${persona(hecho)}`,
  cancelarReserva: (hecho) => `Canceló ${laReserva(hecho)}`,
  cambiarEstadoDeReserva: (hecho) =>
    hecho.despues?.estado
      ? `Pasó a ${NOMBRE_DE_ESTADO[hecho.despues.estado].toLowerCase()} ${laReserva(hecho)}`
      : `Cambió el estado de ${laReserva(hecho)}`,
  deshacerReserva: (hecho) => `Deshizo el último cambio de ${laReserva(hecho)}`,
  actualizarReserva: (hecho) =>
    hecho.antes?.franjaId === hecho.despues?.franjaId
      ? `Cambió las notas de ${laReserva(hecho)}`
      : `Movió la reserva de ${persona(hecho)} ${deDondeADonde(hecho)}`,
  eliminarReserva: (hecho) => `Eliminó para siempre ${laReserva(hecho)}`,
  agregarAsiento: (hecho) => `Agregó un acompañante a ${laReserva(hecho)}`,
  eliminarAsiento: (hecho) => `Quitó un acompañante de ${laReserva(hecho)}`,
  actualizarAsiento: (hecho) => `Corrigió un participante de ${laReserva(hecho)}`,
  crearInvitacion: (hecho) => `Dio a un acompañante su página de ${laReserva(hecho)}`,
  corregirInvitacion: (hecho) => `Un acompañante corrigió sus datos en ${laReserva(hecho)}`,
  rechazarInvitacion: (hecho) => `Un acompañante dejó su lugar en ${laReserva(hecho)}`,

  marcarAsistencia: (hecho) => `${asistencia(hecho)} ${laReserva(hecho)}`,
  registrarPago: (hecho) => `Anotó ${elPago(hecho.despues)} de ${laReserva(hecho)}`,
  anularPago: (hecho) => `Anuló ${elPago(hecho.despues)} de ${laReserva(hecho)}`,
  crearAbono: ({ despues }) => `Agregó el abono ${despues?.nombre ?? ''}`.trim(),
  cambiarAbono: ({ despues }) =>
    `${despues?.activo ? 'Volvió a vender' : 'Dejó de vender'} el abono ${despues?.nombre ?? ''}`.trim(),
  venderAbono: (hecho) => `Vendió ${elAbono(hecho)}`,
  pagarAbono: (hecho) => `Anotó ${elPago(hecho.despues)} de ${elAbono(hecho)}`,
  anularPagoDeAbono: (hecho) => `Anuló ${elPago(hecho.despues)} de ${elAbono(hecho)}`,
  cambiarAbonoVendido: (hecho) => `Cambió ${elAbono(hecho)}`,
  anularAbonoVendido: (hecho) => `Anuló ${elAbono(hecho)}`,
  registrarMovimiento: ({ despues }) => `Anotó ${elMovimiento(despues)}`,
  anularMovimiento: ({ despues }) => `Anuló ${elMovimiento(despues)}`,
  cerrarCaja: ({ despues }) => `Cerró la caja ${delDia(despues?.fecha)}`,
  reabrirCaja: ({ despues }) => `Reabrió la caja ${delDia(despues?.fecha)}`,

  crearUsuario: (hecho) => `Creó ${laCuenta(hecho)}`,
  actualizarUsuario: (hecho) =>
    esPropia(hecho) ? 'Cambió sus propios datos' : `Cambió los datos de ${laCuenta(hecho)}`,
  // The trail keeps no data of an erased account, so `despues` has no rol there.
  cambiarRol: (hecho) =>
    hecho.despues?.rol
      ? `Pasó a ${NOMBRE_DE_ROL[hecho.despues.rol]} ${laCuenta(hecho)}`
      : `Cambió el rol de ${laCuenta(hecho)}`,
  cambiarEstadoDeUsuario: (hecho) =>
    hecho.despues?.estado
      ? `${hecho.despues.estado === 'INACTIVO' ? 'Desactivó' : 'Activó'} ${laCuenta(hecho)}`
      : `Activó o desactivó ${laCuenta(hecho)}`,
  eliminarUsuario: (hecho) =>
    esPropia(hecho) ? 'Eliminó su propia cuenta' : 'Eliminó una cuenta, con sus datos',

  anotarCliente: (hecho) => `Cambió la nota sobre ${persona(hecho)}`,
  unirClientes: (hecho) => `Unió ${laCuenta(hecho)} con otra de la misma persona`,
  importarClientes: ({ despues }) =>
    `Trajo clientes de un archivo: ${despues?.creados ?? 0} nuevos`,
  deshacerImportacion: () => 'Deshizo una importación de clientes',

  register: () => 'Creó su propia cuenta',
  loginFallido,
  confirmarEmail: () => 'Confirmó su email',
  cambiarContrasena: () => 'Cambió su contraseña',
  solicitarReset: (hecho) => `Se pidió un enlace para cambiar la contraseña de ${laCuenta(hecho)}`,
  resetearContrasena: () => 'Eligió otra contraseña con un enlace',
  crearAdministrador: (hecho) => `Creó ${laCuenta(hecho)}, que administra`,
  darEnlace: (hecho) => `Dio un enlace para elegir la contraseña de ${laCuenta(hecho)}`,
  promoverAdministrador: (hecho) => `Hizo que ${laCuenta(hecho)} administre`,
  confirmarEmailDeCliente: (hecho) =>
    `Confirmó el email de ${laCuenta(hecho)}, que había cargado un programa`,
  enviarBienvenida: (hecho) => `Mandó el enlace para elegir la contraseña de ${laCuenta(hecho)}`,
  avisoFallido: (hecho) => `No pudo entregar ${elMensaje(hecho)}`,
  reintentarAviso: (hecho) => `Volvió a mandar ${elMensaje(hecho)}`,
  reenviarAviso: (hecho) => `Reenvió ${elMensaje(hecho)}`,
  esperarFranja: (hecho) =>
    `Puso a ${persona(hecho)} en la lista de espera del turno ${delTurno(hecho)}`,
  dejarEspera: (hecho) =>
    `Sacó a ${persona(hecho)} de la lista de espera del turno ${delTurno(hecho)}`,
  rechazarEspera: (hecho) =>
    `Dejó pasar los lugares ofrecidos a ${persona(hecho)} en el turno ${delTurno(hecho)}`,
  marcarOferta: (hecho) => `Avisó a ${persona(hecho)} que hay lugar en el turno ${delTurno(hecho)}`,
  desmarcarOferta: (hecho) =>
    `Sacó la marca del aviso a ${persona(hecho)} de que hay lugar en el turno ${delTurno(hecho)}`,
  crearSerie: (hecho) =>
    `Reservó un turno fijo para ${persona(hecho)}, desde el turno ${delTurno(hecho)}${cuantasVeces(hecho.despues)}`,
  marcarRecado: (hecho) => `Avisó por WhatsApp a ${persona(hecho)} del turno ${delTurno(hecho)}`,
  desmarcarRecado: (hecho) =>
    `Sacó la marca de avisado a ${persona(hecho)} del turno ${delTurno(hecho)}`,
  crearWebhook: ({ despues }) => `Empezó a avisar a ${despues?.sitio ?? 'un programa'}`,
  cambiarWebhook: ({ antes, despues }) =>
    antes?.activo && despues?.activo === false
      ? `Dejó de avisar a ${despues.sitio}`
      : `Cambió los avisos a ${despues?.sitio ?? 'un programa'}`,
  borrarWebhook: ({ antes }) => `Quitó los avisos a ${antes?.sitio ?? 'un programa'}`,
  probarWebhook: ({ despues }) => `Probó los avisos a ${despues?.sitio ?? 'un programa'}`,
  apagarWebhook: ({ antes }) =>
    `Dejó de avisar a ${antes?.sitio ?? 'un programa'}, que falló cien veces seguidas`,
  reenviarEnvio: ({ despues }) => `Reenvió un aviso a ${despues?.sitio ?? 'un programa'}`,
  crearToken: ({ despues }) => `Creó la llave de ${despues?.nombre ?? 'un programa'}`,
  borrarToken: ({ antes }) => `Anuló la llave de ${antes?.nombre ?? 'un programa'}`,
  descartarAviso: (hecho) => `Descartó ${elMensaje(hecho)}`,
  planDelDia: () => 'Puso al día el calendario',
  limpiarVencidos: () => 'Borró lo que ya no servía',

  crearFeriado: ({ antes, despues }) =>
    `${antes ? 'Corrigió' : 'Agregó'} el feriado ${delFeriado(despues)}`,
  importarFeriados: ({ despues }) => `Importó el feriado ${delFeriado(despues)}`,
  eliminarFeriado: ({ antes }) => `Quitó el feriado ${delFeriado(antes)}`,
  crearBloqueo: ({ antes, despues }) =>
    `${antes ? 'Corrigió el bloqueo' : 'Bloqueó'} ${delBloqueo(despues)}`,
  eliminarBloqueo: ({ antes }) => `Quitó el bloqueo ${delBloqueo(antes)}`,
  crearOverride: ({ antes, despues }) =>
    `${antes ? 'Corrigió los' : 'Puso'} horarios especiales el ${elDia(despues?.fecha)}`,
  eliminarOverride: ({ antes }) => `Quitó los horarios especiales ${delDia(antes?.fecha)}`,
  confirmarReloj: () => 'Confirmó la hora del reloj de la computadora',
};

/** The name of the author of a hecho, or the reason why nobody is named. */
export function autorDe({ autor, programa, usuarioId, accion }: Hecho): string {
  if (programa) return `${programa.nombre} (programa)`;
  if (autor) return `${autor.nombre} ${autor.apellido}`;
  if (usuarioId !== null) return 'Cuenta eliminada';
  if (DESDE_EL_SERVIDOR.has(accion)) return 'Desde el servidor';
  return SIN_SESION.has(accion) ? 'Sin iniciar sesión' : 'El sistema';
}

/** The actions that need no session: the server does not know their author. */
const SIN_SESION = new Set<string>([
  'loginFallido',
  'solicitarReset',
  'corregirInvitacion',
  'rechazarInvitacion',
] satisfies Accion[]);

/** The actions that somebody takes by a command on the machine of the centre. */
const DESDE_EL_SERVIDOR = new Set<string>([
  'crearAdministrador',
  'darEnlace',
  'promoverAdministrador',
] satisfies Accion[]);

type DePersona = Pick<Hecho, 'persona'>;

const esPropia = ({ usuarioId, entidadId }: Pick<Hecho, 'usuarioId' | 'entidadId'>) =>
  usuarioId === entidadId;

function persona({ persona: suya }: DePersona): string {
  return suya ? `${suya.nombre} ${suya.apellido}` : 'un cliente eliminado';
}

function laCuenta({ persona: suya }: DePersona): string {
  return suya ? `la cuenta de ${suya.nombre} ${suya.apellido}` : 'una cuenta que ya fue eliminada';
}

function elMensaje(
  hecho: Pick<HechoDe<'reintentarAviso'>, 'antes' | 'despues' | 'persona'>,
): string {
  const { tipo } = { ...hecho.antes, ...hecho.despues };
  return `el mensaje «${nombreDeAviso(tipo)}» para ${hecho.persona ? persona(hecho) : 'una cuenta que ya no está'}`;
}

/** Describes failed logins; one hecho counts all failed logins of an hour. */
function loginFallido(hecho: HechoDe<'loginFallido'>): string {
  const intentos = hecho.despues?.intentos ?? 1;
  const cuantos =
    intentos > 1
      ? `Hubo ${intentos} intentos fallidos de entrar`
      : 'Hubo un intento fallido de entrar';
  return hecho.entidadId === null
    ? `${cuantos} con un email sin cuenta`
    : `${cuantos} a ${laCuenta(hecho)}`;
}

function laReserva(hecho: DeTurno & DePersona): string {
  const turno = delTurno(hecho);
  return turno === '' ? 'una reserva' : `la reserva de ${persona(hecho)} ${turno}`;
}

/** Begins the sentence about who came to a booking; the caller appends the name of the booking. */
function asistencia({ despues }: HechoDe<'marcarAsistencia'>): string {
  const { asistencia: marca, presentes, personas } = despues ?? {};
  if (marca === 'SIN_MARCAR') return 'Quitó la marca de quiénes vinieron a';
  if (marca === 'VINO') return 'Anotó que vinieron a';
  if (marca === 'PARCIAL') return `Anotó que vinieron ${presentes} de ${personas} a`;
  return 'Anotó que no vinieron a';
}

/** Returns, for example, 'un pago de $ 5.000 en efectivo'. */
function elPago(pago: HechoDe<'anularPago'>['despues'] | HechoDe<'pagarAbono'>['despues']): string {
  const { tipo, monto, medio } = pago ?? {};
  const que = tipo === 'DEVOLUCION' ? 'una devolución' : 'un pago';
  return `${que}${deCuanto(monto)}${medio ? ` ${CON_MEDIO[medio]}` : ''}`;
}

/** Returns, for example, 'un retiro de $ 5.000 de la caja'. */
function elMovimiento(movimiento: HechoDe<'anularMovimiento'>['despues']): string {
  const { tipo, monto } = movimiento ?? {};
  if (tipo === 'FONDO') return `el fondo${deCuanto(monto)} de la caja`;
  return tipo === 'RETIRO'
    ? `un retiro${deCuanto(monto)} de la caja`
    : `un ingreso${deCuanto(monto)} a la caja`;
}

/** Returns, for example, 'el abono Pack de 10 de Ana Paz'. */
function elAbono(
  hecho: DePersona & { despues?: { abono?: string | null | undefined } | null },
): string {
  return `el abono ${hecho.despues?.abono ?? ''} de ${persona(hecho)}`;
}

type Falta = null | undefined;
const deCuanto = (monto: number | Falta) => (monto ? ` de ${formatearPesos(monto)}` : '');

/**
 * Names the turno from which and the turno to which a booking was moved. An old hecho records only
 * the new turno.
 */
function deDondeADonde(hecho: HechoDe<'actualizarReserva'>): string {
  const desde = delMomento(hecho.antes?.turno);
  const hasta = delTurno(hecho);
  // Turns 'del sábado' into 'al sábado': the first two letters of `hasta` give way to 'a'.
  return desde ? `${desde} a${hasta.slice(2)}` : `al turno ${hasta}`;
}

interface DeTurno extends Pick<Hecho, 'franja'> {
  antes: object | null;
  despues: object | null;
}

interface ConTurno {
  inicio?: string | Falta;
  turno?: string | Falta;
}

/**
 * Returns the day and hour of the franja as the hecho recorded them, or else as the franja has them
 * now; '' where neither is known.
 */
function delTurno({ antes, despues, franja }: DeTurno): string {
  const [fue, es]: [ConTurno, ConTurno] = [antes ?? {}, despues ?? {}];
  const entonces = fue.inicio ?? es.inicio ?? es.turno ?? fue.turno;
  return delMomento(entonces) || delMomento(franja?.inicio);
}

function cuantasVeces(serie: HechoDe<'crearSerie'>['despues']): string {
  if (!serie?.veces) return '';
  return `: ${serie.veces} veces, cada ${serie.cada === 1 ? 'semana' : 'dos semanas'}`;
}

const delMomento = (momento: string | Falta) =>
  momento ? `${delDia(fechaDe(momento))}, ${horaDe(momento)}` : '';

const elDia = (fecha: string | Falta) => (fecha ? nombreDeFecha(fecha) : '');
const delDia = (fecha: string | Falta) => (fecha ? `del ${nombreDeFecha(fecha)}` : '');

function delFeriado(feriado: HechoDe<'crearFeriado'>['despues']): string {
  const { fecha, descripcion } = feriado ?? {};
  return `${delDia(fecha)}${descripcion ? `: ${descripcion}` : ''}`;
}

function delBloqueo(bloqueo: HechoDe<'crearBloqueo'>['despues']): string {
  const { fechaDesde, fechaHasta, horaInicio, horaFin } = bloqueo ?? {};
  const dias = periodo(fechaDesde, fechaHasta);
  return horaInicio && horaFin ? `${dias}, de ${horaInicio} a ${horaFin}` : dias;
}

function periodo(desde: string | Falta, hasta: string | Falta): string {
  return hasta && hasta !== desde ? `${delDia(desde)} al ${nombreDeFecha(hasta)}` : delDia(desde);
}
