import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { Hecho } from '@remanso/contract/auditoria.contract';
import type { Accion } from '@remanso/contract/hechos.rules';
import { formatearPesos } from '@remanso/contract/dinero';
import { diferenciasDe } from '../../components/diferencias/diferencia.view.ts';
import {
  conMedio,
  nombreDeEstado,
  nombreDeRol,
} from '../../components/diferencias/palabras.view.ts';
import { nombreDeAviso } from '../aviso/avisos.view.ts';

/*
 * The sentences that describe each hecho of the trail.
 */

type Datos = Record<string, unknown>;

/**
 * Returns, for example, 'Bloqueó el turno del jueves 1 de octubre, 09:00' or 'Cambió la
 * configuración del sistema: Ventana 7 → 10'.
 */
export function fraseDe(hecho: Hecho): string {
  const frase = FRASES[hecho.accion];
  if (!frase) return desconocida(hecho);
  return SE_DICE_QUE.has(hecho.accion) ? `${frase(hecho)}${queCambio(hecho)}` : frase(hecho);
}

/** The actions whose sentence alone would not say what changed. */
const SE_DICE_QUE = new Set<string>([
  'actualizarCentro',
  'actualizarConfig',
  'actualizarHorariosBase',
  'actualizarFranja',
  'actualizarUsuario',
  'actualizarAsiento',
] satisfies Accion[]);

const CAMBIOS_EN_EL_TITULO = 2;
const LARGO_DE_UN_VALOR = 30;

/** Names what changed, with the short values; the table below has all of it. */
function queCambio(hecho: Hecho): string {
  const cambios = diferenciasDe(hecho);
  if (cambios.length === 0) return '';
  const dichos = cambios.slice(0, CAMBIOS_EN_EL_TITULO).map(({ dato, antes: de, despues: a }) => {
    // The unit of a datum stands in parentheses behind its name.
    const nombre = dato.replace(/ \(.*\)$/, '');
    const cortos = [de, a].every((valor) => valor !== null && valor.length <= LARGO_DE_UN_VALOR);
    return cortos ? `${nombre} ${de} → ${a}` : nombre;
  });
  const faltan = cambios.length - dichos.length;
  return `: ${dichos.join(', ')}${faltan > 0 ? ` y ${faltan} más` : ''}`;
}

type Frase = (hecho: Hecho) => string;

const FRASES: Record<string, Frase> = {
  crearConfig: () => 'Creó la configuración inicial',
  crearCalendario: () => 'Creó la dirección de su calendario',
  borrarCalendario: () => 'Anuló la dirección de su calendario',
  crearListaDePrecios: (hecho) => `Cambió los precios ${desdeElDia(despues(hecho))}`,
  eliminarListaDePrecios: (hecho) => `Quitó el cambio de precios ${desdeElDia(antes(hecho))}`,
  actualizarCentro: () => 'Cambió los datos del centro',
  actualizarConfig: () => 'Cambió la configuración del sistema',
  crearHorariosBase: () => 'Creó los horarios semanales',
  actualizarHorariosBase: () => 'Cambió los horarios semanales',

  crearFranja: (hecho) => `Agregó el turno ${delTurno(hecho)}`,
  actualizarFranja: (hecho) => `Cambió el turno ${delTurno(hecho)}`,
  bloquearFranja: (hecho) => `Bloqueó el turno ${delTurno(hecho)}`,
  desbloquearFranja: (hecho) => `Desbloqueó el turno ${delTurno(hecho)}`,
  eliminarFranja: (hecho) => `Eliminó el turno ${delTurno(hecho)}`,
  generarFranjas: (hecho) => `Generó los turnos ${periodo(despues(hecho), 'desde', 'hasta')}`,

  crearReserva: (hecho) => `Reservó el turno ${delTurno(hecho)} para ${persona(hecho)}`,
  cancelarReserva: (hecho) => `Canceló ${laReserva(hecho)}`,
  cambiarEstadoDeReserva: (hecho) =>
    `Pasó a ${nombreDeEstado(despues(hecho)['estado']).toLowerCase()} ${laReserva(hecho)}`,
  deshacerReserva: (hecho) => `Deshizo el último cambio de ${laReserva(hecho)}`,
  actualizarReserva: (hecho) =>
    antes(hecho)['franjaId'] === despues(hecho)['franjaId']
      ? `Cambió las notas de ${laReserva(hecho)}`
      : `Movió la reserva de ${persona(hecho)} ${deDondeADonde(hecho)}`,
  eliminarReserva: (hecho) => `Eliminó para siempre ${laReserva(hecho)}`,
  agregarAsiento: (hecho) => `Agregó un acompañante a ${laReserva(hecho)}`,
  eliminarAsiento: (hecho) => `Quitó un acompañante de ${laReserva(hecho)}`,
  actualizarAsiento: (hecho) => `Corrigió un participante de ${laReserva(hecho)}`,

  marcarAsistencia: (hecho) => `${asistencia(hecho)} ${laReserva(hecho)}`,
  registrarPago: (hecho) => `Anotó ${elPago(despues(hecho))} de ${laReserva(hecho)}`,
  anularPago: (hecho) => `Anuló ${elPago(despues(hecho))} de ${laReserva(hecho)}`,
  registrarMovimiento: (hecho) => `Anotó ${elMovimiento(despues(hecho))}`,
  anularMovimiento: (hecho) => `Anuló ${elMovimiento(despues(hecho))}`,
  cerrarCaja: (hecho) => `Cerró la caja ${delDia(despues(hecho)['fecha'])}`,
  reabrirCaja: (hecho) => `Reabrió la caja ${delDia(despues(hecho)['fecha'])}`,

  crearUsuario: (hecho) => `Creó ${laCuenta(hecho)}`,
  actualizarUsuario: (hecho) =>
    esPropia(hecho) ? 'Cambió sus propios datos' : `Cambió los datos de ${laCuenta(hecho)}`,
  // For an erased account the trail keeps only that something was done to it, so `despues` has no
  // rol.
  cambiarRol: (hecho) =>
    'rol' in despues(hecho)
      ? `Pasó a ${nombreDeRol(despues(hecho)['rol'])} ${laCuenta(hecho)}`
      : `Cambió el rol de ${laCuenta(hecho)}`,
  cambiarEstadoDeUsuario: (hecho) =>
    'estado' in despues(hecho)
      ? `${despues(hecho)['estado'] === 'INACTIVO' ? 'Desactivó' : 'Activó'} ${laCuenta(hecho)}`
      : `Activó o desactivó ${laCuenta(hecho)}`,
  eliminarUsuario: (hecho) =>
    esPropia(hecho) ? 'Eliminó su propia cuenta' : 'Eliminó una cuenta, con sus datos',

  anotarCliente: (hecho) => `Cambió la nota sobre ${persona(hecho)}`,
  unirClientes: (hecho) => `Unió ${laCuenta(hecho)} con otra de la misma persona`,

  register: () => 'Creó su propia cuenta',
  loginFallido: (hecho) => loginFallido(hecho),
  confirmarEmail: () => 'Confirmó su email',
  cambiarContrasena: () => 'Cambió su contraseña',
  solicitarReset: (hecho) => `Se pidió un enlace para cambiar la contraseña de ${laCuenta(hecho)}`,
  resetearContrasena: () => 'Eligió otra contraseña con un enlace',
  crearAdministrador: (hecho) => `Creó ${laCuenta(hecho)}, que administra`,
  darEnlace: (hecho) => `Dio un enlace para elegir la contraseña de ${laCuenta(hecho)}`,
  promoverAdministrador: (hecho) => `Hizo que ${laCuenta(hecho)} administre`,
  enviarBienvenida: (hecho) => `Mandó el enlace para elegir la contraseña de ${laCuenta(hecho)}`,
  avisoFallido: (hecho) => `No pudo entregar ${elMensaje(hecho)}`,
  reintentarAviso: (hecho) => `Volvió a mandar ${elMensaje(hecho)}`,
  reenviarAviso: (hecho) => `Reenvió ${elMensaje(hecho)}`,
  marcarRecado: (hecho) => `Avisó por WhatsApp a ${persona(hecho)} del turno ${delTurno(hecho)}`,
  desmarcarRecado: (hecho) =>
    `Sacó la marca de avisado a ${persona(hecho)} del turno ${delTurno(hecho)}`,
  descartarAviso: (hecho) => `Descartó ${elMensaje(hecho)}`,
  planDelDia: () => 'Puso al día el calendario',
  limpiarVencidos: () => 'Borró lo que ya no servía',

  crearFeriado: (hecho) =>
    `${hecho.antes ? 'Corrigió' : 'Agregó'} el feriado ${delFeriado(despues(hecho))}`,
  importarFeriados: (hecho) => `Importó el feriado ${delFeriado(despues(hecho))}`,
  eliminarFeriado: (hecho) => `Quitó el feriado ${delFeriado(antes(hecho))}`,
  crearBloqueo: (hecho) =>
    `${hecho.antes ? 'Corrigió el bloqueo' : 'Bloqueó'} ${delBloqueo(despues(hecho))}`,
  eliminarBloqueo: (hecho) => `Quitó el bloqueo ${delBloqueo(antes(hecho))}`,
  crearOverride: (hecho) =>
    `${hecho.antes ? 'Corrigió los' : 'Puso'} horarios especiales ${elDia(despues(hecho)['fecha'])}`,
  eliminarOverride: (hecho) => `Quitó los horarios especiales ${delDia(antes(hecho)['fecha'])}`,
  confirmarReloj: () => 'Confirmó la hora del reloj de la computadora',
} satisfies Record<Accion, Frase>;

/** The name of the person who did it, or the reason that nobody is named. */
export function autorDe({ autor, usuarioId, accion }: Hecho): string {
  if (autor) return `${autor.nombre} ${autor.apellido}`;
  if (usuarioId !== null) return 'Cuenta eliminada';
  if (DESDE_EL_SERVIDOR.has(accion)) return 'Desde el servidor';
  return SIN_SESION.has(accion) ? 'Sin iniciar sesión' : 'El sistema';
}

/** The actions that need no session, so that the server does not know who did them. */
const SIN_SESION = new Set<string>(['loginFallido', 'solicitarReset'] satisfies Accion[]);

/** The actions of who runs a command on the machine of the centre. */
const DESDE_EL_SERVIDOR = new Set<string>([
  'crearAdministrador',
  'darEnlace',
  'promoverAdministrador',
] satisfies Accion[]);

/** The sentence of an action that this screen does not know: 'Archivar turnos'. */
function desconocida({ accion }: Hecho): string {
  const palabras = accion.replaceAll(/\p{Lu}/gu, (letra) => ` ${letra.toLowerCase()}`);
  return palabras.charAt(0).toUpperCase() + palabras.slice(1);
}

const objeto = (valor: unknown): Datos =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? (valor as Datos) : {};
const antes = (hecho: Hecho) => objeto(hecho.antes);
const despues = (hecho: Hecho) => objeto(hecho.despues);

const esPropia = ({ usuarioId, entidadId }: Hecho) => usuarioId === entidadId;

function persona({ persona: suya }: Hecho): string {
  return suya ? `${suya.nombre} ${suya.apellido}` : 'un cliente eliminado';
}

function laCuenta({ persona: suya }: Hecho): string {
  return suya ? `la cuenta de ${suya.nombre} ${suya.apellido}` : 'una cuenta que ya fue eliminada';
}

function elMensaje(hecho: Hecho): string {
  const { tipo } = { ...antes(hecho), ...despues(hecho) };
  return `el mensaje «${nombreDeAviso(tipo)}» para ${hecho.persona ? persona(hecho) : 'una cuenta que ya no está'}`;
}

/** Describes failed logins; one row stands for all those of an hour. */
function loginFallido(hecho: Hecho): string {
  const { intentos } = despues(hecho);
  const cuantos =
    typeof intentos === 'number' && intentos > 1
      ? `Hubo ${intentos} intentos fallidos de entrar`
      : 'Hubo un intento fallido de entrar';
  return hecho.entidadId === null
    ? `${cuantos} con un email sin cuenta`
    : `${cuantos} a ${laCuenta(hecho)}`;
}

function laReserva(hecho: Hecho): string {
  const turno = delTurno(hecho);
  return turno === '' ? 'una reserva' : `la reserva de ${persona(hecho)} ${turno}`;
}

/** Says what was marked, up to the name of the booking; an erased one has no marks. */
function asistencia(hecho: Hecho): string {
  const { asistencia: marca, presentes, personas } = despues(hecho);
  if (marca === 'SIN_MARCAR') return 'Quitó la marca de quiénes vinieron a';
  if (marca === 'VINO') return 'Anotó que vinieron a';
  if (marca === 'PARCIAL')
    return `Anotó que vinieron ${String(presentes)} de ${String(personas)} a`;
  return 'Anotó que no vinieron a';
}

/** Returns, for example, 'un pago de $ 5.000 en efectivo'. */
function elPago({ tipo, monto, medio }: Datos): string {
  const que = tipo === 'DEVOLUCION' ? 'una devolución' : 'un pago';
  const cuanto = typeof monto === 'number' ? ` de ${formatearPesos(monto)}` : '';
  return `${que}${cuanto} ${conMedio(medio)}`;
}

/** Returns, for example, 'un retiro de $ 5.000 de la caja'. */
function elMovimiento({ tipo, monto }: Datos): string {
  const cuanto = typeof monto === 'number' ? ` de ${formatearPesos(monto)}` : '';
  if (tipo === 'FONDO') return `el fondo${cuanto} de la caja`;
  return tipo === 'RETIRO' ? `un retiro${cuanto} de la caja` : `un ingreso${cuanto} a la caja`;
}

/** Says from where to where a booking was moved; an old hecho only knows to where. */
function deDondeADonde(hecho: Hecho): string {
  const desde = delMomento(antes(hecho)['turno']);
  const hasta = delTurno(hecho);
  // The article of 'del sábado' joins the other preposition.
  return desde ? `${desde} a${hasta.slice(2)}` : `al turno ${hasta}`;
}

/** The day and hour of the franja at the time of the hecho, where the trail has them. */
function delTurno(hecho: Hecho): string {
  const [fue, es] = [antes(hecho), despues(hecho)];
  const entonces = fue['inicio'] ?? es['inicio'] ?? es['turno'] ?? fue['turno'];
  return delMomento(entonces) || delMomento(hecho.franja?.inicio);
}

function delMomento(momento: unknown): string {
  return typeof momento === 'string' ? `${delDia(fechaDe(momento))}, ${horaDe(momento)}` : '';
}

function delDia(fecha: unknown): string {
  return typeof fecha === 'string' ? `del ${nombreDeFecha(fecha)}` : '';
}

function elDia(fecha: unknown): string {
  return typeof fecha === 'string' ? `el ${nombreDeFecha(fecha)}` : '';
}

const desdeElDia = ({ desde }: Datos) => `desde el ${delDia(desde).replace(/^del /, '')}`;

function delFeriado({ fecha, descripcion }: Datos): string {
  return `${delDia(fecha)}${typeof descripcion === 'string' ? `: ${descripcion}` : ''}`;
}

function delBloqueo(bloqueo: Datos): string {
  const { horaInicio, horaFin } = bloqueo;
  const dias = periodo(bloqueo, 'fechaDesde', 'fechaHasta');
  return typeof horaInicio === 'string' && typeof horaFin === 'string'
    ? `${dias}, de ${horaInicio} a ${horaFin}`
    : dias;
}

function periodo(datos: Datos, claveDesde: string, claveHasta: string): string {
  const { [claveDesde]: desde, [claveHasta]: hasta } = datos;
  if (desde === hasta) return delDia(desde);
  return typeof hasta === 'string' ? `${delDia(desde)} al ${nombreDeFecha(hasta)}` : delDia(desde);
}
