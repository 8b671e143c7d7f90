import type { entrarConCodigo as entrada } from '@remanso/contract/persona/codigos.contract';
import { INTENTOS_POR_CODIGO } from '@remanso/contract/persona/codigos.rules';
import type { RequestOf, ResultOf } from '@remanso/contract/endpoint';
import type { RegistroConCodigo } from '@remanso/contract/persona/usuarios.forms';
import { inTransaction, Overtaken, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/errors.ts';
import { isSameSecret } from '../../platform/security/secret.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { olvidarEnlacesEnCamino } from '../avisos/avisos.repository.ts';
import { contrasenaCambiadaDe } from '../avisos/avisos.rules.ts';
import { olvidarCalendario } from '../calendarios/calendarios.repository.ts';
import { olvidarSuscripciones } from '../suscripciones/suscripciones.repository.ts';
import { esRedConocida, recordarRed } from '../usuarios/redes-conocidas.repository.ts';
import { cuentaDesactivada, emailEnUso, emailPorConfirmar } from '../usuarios/usuarios.errors.ts';
import {
  buscarUsuarioPorEmail,
  leerUsuario,
  type FilaDeUsuario,
} from '../usuarios/usuarios.queries.ts';
import {
  insertarUsuario,
  marcarEmailConfirmado,
  quitarContrasena,
  sostenerUsuario,
} from '../usuarios/usuarios.repository.ts';
import { contarFallido, gastarCodigo, tomarCodigo } from './codigos.repository.ts';
import { SIN_CUENTA, contarLoginFallido, responderLogin } from './responder-login.ts';

type Partes = Pick<
  Dependencies,
  | 'db'
  | 'clock'
  | 'tokens'
  | 'loginLimits'
  | 'networkMark'
  | 'codeDigits'
  | 'avisar'
  | 'anularEnlaces'
>;
type Entrada = RequestOf<typeof entrada>['body'] & { ip: string };

/**
 * Enters by a code that was mailed. Until the code is right, an e-mail with an account and one
 * without are answered alike, by the same statements (rules §19.12).
 */
export function entrarConCodigo(
  dependencies: Partes,
  pedido: Entrada,
): Promise<ResultOf<typeof entrada>> {
  const { db, clock, tokens, loginLimits, networkMark } = dependencies;
  const { email, ip } = pedido;
  const lookUp = async () => {
    const { id = SIN_CUENTA } = (await buscarUsuarioPorEmail(db, email)) ?? {};
    const red = { usuarioId: id, huella: networkMark(id, ip) };
    return { email, known: await esRedConocida(db, clock, red), byCode: true };
  };
  return loginLimits.inTurn(ip, lookUp, async (admission) => {
    const { usuario, rechazo } = await inTransaction(db, (tx) => probar(tx, dependencies, pedido));
    if (rechazo && FALLIDOS.has(rechazo.codigo)) {
      await contarLoginFallido({ db, clock }, admission, usuario?.id);
      throw rechazo;
    }
    await admission.succeeded();
    if (rechazo) throw rechazo;
    return responderLogin({ tokens }, usuario);
  });
}

/** The account that has the e-mail, and why it is not entered. */
type Resultado =
  | { usuario: FilaDeUsuario | undefined; rechazo: AppError }
  | { usuario: FilaDeUsuario; rechazo?: undefined };

/**
 * Tries a code. Returns a refusal instead of throwing it, because an exception would roll back the
 * count of failed tries. Locks the account before its code, which is the order in which the erasure
 * of a person locks them.
 */
async function probar(tx: Tx, partes: Partes, pedido: Entrada): Promise<Resultado> {
  const { clock } = partes;
  const { email, registro } = pedido;
  const hallado = await buscarUsuarioPorEmail(tx, email);
  const sostenido = await sostenerUsuario(tx, hallado?.id ?? SIN_CUENTA);
  const usuario = sostenido?.email === email ? sostenido : undefined;
  const estado = await compararCodigo(tx, partes, pedido);
  if (estado === 'INCORRECTO') await contarFallido(tx, email);
  if (estado !== 'CORRECTO') {
    return { usuario, rechazo: estado === 'VENCIDO' ? codigoVencido() : codigoIncorrecto() };
  }
  if (!usuario && !registro) return { usuario, rechazo: faltaRegistro() };
  if (usuario && usuario.estado !== 'ACTIVO') return { usuario, rechazo: cuentaDesactivada() };
  if (usuario && usuario.rol !== 'CLIENT') return { usuario, rechazo: entraConContrasena() };
  if (usuario?.email_de_programa) return { usuario, rechazo: emailPorConfirmar() };
  await gastarCodigo(tx, email, clock.instant());
  if (usuario && !usuario.email_confirmado) await recibirCuenta(tx, partes, usuario);
  const usuarioId = usuario?.id ?? (await crearCliente(tx, partes, { email, registro }));
  return { usuario: await admitir(tx, partes, { usuarioId, email, ip: pedido.ip }) };
}

/** Locks the code of an e-mail and compares the digits with it. */
async function compararCodigo(
  tx: Tx,
  { clock, codeDigits }: Pick<Partes, 'clock' | 'codeDigits'>,
  { email, codigo }: Entrada,
): Promise<'CORRECTO' | 'INCORRECTO' | 'VENCIDO'> {
  const pedido = await tomarCodigo(tx, email);
  if (!pedido) return 'INCORRECTO';
  const { semilla, anteriores, vence_en, fallidos, usado_en } = pedido;
  if (usado_en !== null || vence_en <= clock.epoch() || fallidos >= INTENTOS_POR_CODIGO)
    return 'VENCIDO';
  if (isSameSecret(codeDigits(email, semilla), codigo)) return 'CORRECTO';
  const esAnterior = anteriores.some((otra) => isSameSecret(codeDigits(email, otra), codigo));
  return esAnterior ? 'VENCIDO' : 'INCORRECTO';
}

/**
 * Makes the account of a client without a password. Begins the transaction again where somebody
 * else has made an account with this e-mail meanwhile, which is then entered as it is.
 */
async function crearCliente(
  tx: Tx,
  { clock, avisar }: Pick<Partes, 'clock' | 'avisar'>,
  { email, registro }: { email: string; registro: RegistroConCodigo | undefined },
): Promise<number> {
  if (!registro) throw faltaRegistro();
  const { genero = 'OTROS', ...persona } = registro;
  const usuarioId = await insertarUsuario(tx, {
    ...persona,
    genero,
    email,
    rol: 'CLIENT',
    contrasenaHash: null,
    creadoEn: clock.instant(),
  }).catch((error: unknown) => {
    const enUso = error instanceof AppError && error.codigo === emailEnUso().codigo;
    throw enUso ? new Overtaken() : error;
  });
  await registrarHechoPropio(tx, clock, { usuarioId, accion: 'register' });
  const datos = { nombre: persona.nombre, conCodigo: true };
  await avisar(tx, { tipo: 'registro', para: email, usuarioId, datos });
  return usuarioId;
}

/**
 * Remembers the network, and that the e-mail is confirmed: whoever has the code reads the mailbox.
 * Returns the account as it is then.
 */
async function admitir(
  tx: Tx,
  { clock, networkMark }: Pick<Partes, 'clock' | 'networkMark'>,
  { usuarioId, email, ip }: { usuarioId: number; email: string; ip: string },
): Promise<FilaDeUsuario> {
  await marcarEmailConfirmado(tx, usuarioId, email);
  await recordarRed(tx, clock, { usuarioId, huella: networkMark(usuarioId, ip) });
  return leerUsuario(tx, usuarioId);
}

/**
 * Gives an account to whoever reads its mailbox. Somebody else may have made the account with this
 * e-mail, so that everything that opens it or tells of it ends: its sessions, password, links,
 * calendar address and subscribed phones (rules §19.12).
 */
async function recibirCuenta(
  tx: Tx,
  { clock, avisar, anularEnlaces }: Pick<Partes, 'clock' | 'avisar' | 'anularEnlaces'>,
  usuario: FilaDeUsuario,
): Promise<void> {
  const { id } = usuario;
  await quitarContrasena(tx, id);
  await anularEnlaces(tx, id);
  if (usuario.email !== null) await olvidarEnlacesEnCamino(tx, usuario.email);
  await olvidarCalendario(tx, id);
  await olvidarSuscripciones(tx, id);
  await registrarHechoPropio(tx, clock, { usuarioId: id, accion: 'confirmarEmail' });
  if (usuario.contrasena_hash === null) return;
  const aviso = contrasenaCambiadaDe(usuario, clock.now());
  await avisar(tx, { ...aviso, datos: { ...aviso.datos, quitada: true } });
}

const codigoIncorrecto = () =>
  new AppError(401, 'CODIGO_INCORRECTO', 'El código no es el que llegó por email');
const codigoVencido = () => new AppError(401, 'CODIGO_VENCIDO', 'El código ya no sirve: pide otro');
const faltaRegistro = () =>
  new AppError(
    409,
    'FALTA_REGISTRO',
    'Ese email no tiene cuenta todavía: faltan el nombre, el apellido y el teléfono',
  );
const entraConContrasena = () =>
  new AppError(403, 'ENTRA_CON_CONTRASENA', 'Esta cuenta entra con su contraseña');

/** The refusals of a code that is not right, which count as failed logins. */
const FALLIDOS: ReadonlySet<string> = new Set([codigoIncorrecto().codigo, codigoVencido().codigo]);
