import { inTransaction, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { asignarAviso, type AvisoTomado } from '../avisos/avisos.repository.ts';
import type { Redactar } from '../avisos/create-cartero.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { buscarUsuarioPorEmail } from '../usuarios/usuarios.queries.ts';
import { lockUsuario } from '../usuarios/usuarios.repository.ts';
import { emailDeBienvenida, emailDeEnlace } from './password-reset.emails.ts';
import { crearToken } from './password-reset.repository.ts';

const HORA_MS = 60 * 60_000;
/** Who was invited did not ask for it, and may not look for it. */
const VALIDEZ_DE_BIENVENIDA_MS = 7 * 24 * HORA_MS;

interface Dependencies {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

/**
 * Writes to the account of an e-mail, if there is an active one, with a link to choose a password. The look-up is here
 * and not in the request, so that the answer takes the same time for any e-mail. The token is made anew at each try: it
 * is never stored, not even with the aviso.
 */
export function createRedactarEnlace({ db, clock, publicUrl }: Dependencies): Redactar {
  return async (aviso) => {
    const esBienvenida = aviso.tipo === 'bienvenida';
    const validez = esBienvenida ? VALIDEZ_DE_BIENVENIDA_MS : HORA_MS;
    const enlaceHasta = clock.epoch() + validez;
    const creado = await inTransaction(db, async (tx) => {
      const usuario = await lockDestinatario(tx, aviso.para);
      if (!usuario) return undefined;
      const { usuarioId } = usuario;
      await asignarAviso(tx, aviso.id, usuarioId);
      if (!esBienvenida) await anotarPedido(tx, clock, aviso, usuarioId);
      const token = await crearToken(tx, { usuarioId, venceEn: clock.instant(validez) });
      return { ...usuario, token };
    });
    if (!creado) return undefined;
    const enlace = `${publicUrl}/reset-password?token=${creado.token}`;
    const datos = { nombre: creado.nombre, email: aviso.para, enlace };
    return { mail: esBienvenida ? emailDeBienvenida(datos) : emailDeEnlace(datos), enlaceHasta };
  };
}

/** The active user of an e-mail, unless it becomes somebody else's or nobody's before the lock is had. */
async function lockDestinatario(tx: Tx, email: string) {
  const encontrado = await buscarUsuarioPorEmail(tx, email);
  const usuario = encontrado && (await lockUsuario(tx, encontrado.id));
  if (usuario?.email !== email || usuario.estado !== 'ACTIVO') return undefined;
  return { usuarioId: usuario.id, nombre: usuario.nombre };
}

/** Once for each request, however often its e-mail is tried. Nobody knows who asked. */
async function anotarPedido(
  tx: Tx,
  clock: Clock,
  { intentos }: AvisoTomado,
  usuarioId: number,
): Promise<void> {
  if (intentos > 1) return;
  await registrarHecho(tx, {
    usuarioId: null,
    accion: 'solicitarReset',
    entidad: 'usuarios',
    entidadId: usuarioId,
    ocurridoEn: clock.instant(),
  });
}
