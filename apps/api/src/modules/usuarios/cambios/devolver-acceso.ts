import { MARCA } from '@remanso/contract/centro/marca';
import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { createSecretToken } from '../../../platform/security/secret-token.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { buscarUsuarioPorEmail, leerUsuario, usuarioDeFila } from '../usuarios.queries.ts';
import { darRol } from './dar-rol.ts';
import { insertarUsuario, tomarUsuario } from '../usuarios.repository.ts';
import { crearToken, HORAS_DEL_ENLACE } from '../../password-reset/password-reset.repository.ts';
import { AppError } from '../../../platform/errors.ts';

/*
 * The way back in for who has lost it, from the machine that the centre runs on (`npm run admin`).
 * Nobody has a session there, so that the trail has these hechos without a usuario.
 */

type Partes = Pick<Dependencies, 'db' | 'clock'>;

/**
 * Makes an administrator who has no password yet, and returns the token of the link by which they
 * choose one. Throws 409 when the e-mail is taken.
 */
export async function crearAdministrador(
  { db, clock, passwords }: Partes & Pick<Dependencies, 'passwords'>,
  email: string,
): Promise<string> {
  // Nobody knows this password: the account opens with the link alone.
  const contrasenaHash = await passwords.hash(createSecretToken());
  return inTransaction(db, async (tx) => {
    const usuarioId = await insertarUsuario(tx, {
      nombre: 'Administrador',
      apellido: MARCA.nombre,
      email,
      genero: 'OTROS',
      telefono: '0000000000',
      rol: 'ADMIN',
      contrasenaHash,
      creadoEn: clock.instant(),
    });
    await anotar(tx, clock, { accion: 'crearAdministrador', usuarioId });
    return crearToken(tx, { usuarioId, venceEn: vencimiento(clock) });
  });
}

/**
 * Returns the token of a new link by which the account of an e-mail chooses its password. Throws
 * when there is no such account, or it is not active.
 */
export async function darEnlace({ db, clock }: Partes, email: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { id } = await tomarCuenta(tx, email);
    await anotar(tx, clock, { accion: 'darEnlace', usuarioId: id });
    return crearToken(tx, { usuarioId: id, venceEn: vencimiento(clock) });
  });
}

/**
 * Makes an administrator of the account of an e-mail; returns false when it is one already. Throws
 * when there is no such account, or it is not active.
 */
export async function promover({ db, clock }: Partes, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const antes = await tomarCuenta(tx, email);
    if (!(await darRol(tx, { usuario: antes, rol: 'ADMIN' }))) return false;
    await anotar(tx, clock, { accion: 'promoverAdministrador', usuarioId: antes.id, antes });
    return true;
  });
}

async function tomarCuenta(tx: Tx, email: string): Promise<Usuario> {
  const encontrado = await buscarUsuarioPorEmail(tx, email);
  const fila = encontrado && (await tomarUsuario(tx, encontrado.id));
  if (fila?.email !== email) throw sinCuenta(email);
  if (fila.estado !== 'ACTIVO') throw cuentaInactiva(email);
  return usuarioDeFila(fila);
}

const vencimiento = (clock: Dependencies['clock']) => clock.instant(HORAS_DEL_ENLACE * 3_600_000);

interface Acceso {
  accion: 'crearAdministrador' | 'darEnlace' | 'promoverAdministrador';
  usuarioId: number;
  antes?: Usuario;
}

async function anotar(
  tx: Tx,
  clock: Dependencies['clock'],
  { accion, usuarioId, antes }: Acceso,
): Promise<void> {
  const despues = usuarioDeFila(await leerUsuario(tx, usuarioId));
  await registrarHecho(tx, {
    usuarioId: null,
    accion,
    entidadId: usuarioId,
    antes,
    despues,
    ocurridoEn: clock.instant(),
  });
}

const sinCuenta = (email: string) =>
  new AppError(404, 'USUARIO_INEXISTENTE', `No hay ninguna cuenta con el email ${email}.`);
const cuentaInactiva = (email: string) =>
  new AppError(
    403,
    'CUENTA_DESACTIVADA',
    `La cuenta de ${email} está desactivada: quien administra puede activarla desde el panel.`,
  );
