import type { ResultOf } from '@remanso/contract/endpoint';
import type { login } from '@remanso/contract/auth.contract';
import type { Executor } from '../../database/transaction.ts';
import type { Passwords } from '../../platform/security/passwords.ts';
import type { Tokens } from '../../platform/security/tokens.ts';
import { buscarUsuarioPorEmail, toUsuario } from '../usuarios/usuarios.queries.ts';
import { credencialesIncorrectas, cuentaDesactivada } from './auth.errors.ts';

interface Dependencies {
  db: Executor;
  passwords: Passwords;
  tokens: Tokens;
}

/** An unknown e-mail and a wrong password are told alike, in text and in time (decisions §4). */
export async function iniciarSesion(
  { db, passwords, tokens }: Dependencies,
  { email, password }: { email: string; password: string },
): Promise<ResultOf<typeof login>> {
  const usuario = await buscarUsuarioPorEmail(db, email);
  const coincide = await passwords.verify(usuario?.contrasena_hash, password);
  if (!usuario || !coincide) throw credencialesIncorrectas();
  if (usuario.estado !== 'ACTIVO') throw cuentaDesactivada();
  const token = await tokens.sign({
    id: usuario.id,
    rol: usuario.rol,
    version: usuario.version_sesion,
  });
  return { token, rol: usuario.rol, user: toUsuario(usuario) };
}
