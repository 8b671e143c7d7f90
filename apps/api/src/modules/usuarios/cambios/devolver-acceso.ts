import { MARCA } from '@remanso/contract/centro/marca';
import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { createSecretToken } from '../../../platform/security/secret-token.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { buscarUsuarioPorEmail, leerUsuario, usuarioDeFila } from '../usuarios.queries.ts';
import { darRol } from './dar-rol.ts';
import { insertarUsuario, tomarUsuario } from '../usuarios.repository.ts';
import { guardarEnlace, HORAS_DEL_ENLACE } from '../../password-reset/password-reset.repository.ts';
import { AppError } from '../../../platform/errors.ts';

/*
 * Gives access to an administrator who has lost it, by a command on the centre's own machine (`npm
 * run admin`). The command runs without a session, so the hechos in the trail have no usuario.
 */

type Partes = Pick<Dependencies, 'db' | 'clock'>;

/**
 * Creates an administrator without a known password. Returns the token of the link with which the
 * administrator chooses a password. Throws 409 where the e-mail belongs to another account.
 */
export async function crearAdministrador(
  { db, clock, passwords }: Partes & Pick<Dependencies, 'passwords'>,
  email: string,
): Promise<string> {
  // Nobody knows this random password, so that only the link opens the account.
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
    return guardarEnlace(tx, { usuarioId, venceEn: vencimiento(clock) });
  });
}

/**
 * Returns the token of a new link with which the owner of an e-mail's account chooses a password.
 * Throws where no account has the e-mail or the account is not active.
 */
export async function darEnlace({ db, clock }: Partes, email: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { id } = await tomarCuenta(tx, email);
    await anotar(tx, clock, { accion: 'darEnlace', usuarioId: id });
    return guardarEnlace(tx, { usuarioId: id, venceEn: vencimiento(clock) });
  });
}

/**
 * Gives the account with this e-mail the rol ADMIN. Returns false where it has the rol already.
 * Throws where no account has the e-mail or the account is not active.
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
