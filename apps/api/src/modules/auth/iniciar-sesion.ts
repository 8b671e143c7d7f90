import type { login } from '@remanso/contract/persona/auth.contract';
import type { ResultOf } from '@remanso/contract/endpoint';
import { writeIfPossible } from '../../database/outage/write-if-possible.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cuentaDesactivada } from '../usuarios/usuarios.errors.ts';
import { esRedConocida, recordarRed } from '../usuarios/redes-conocidas.repository.ts';
import { buscarUsuarioPorEmail } from '../usuarios/usuarios.queries.ts';
import { AppError } from '../../platform/errors.ts';
import { SIN_CUENTA, contarLoginFallido, responderLogin } from './responder-login.ts';

interface Entrada {
  email: string;
  password: string;
  ip: string;
}

/**
 * Logs a person in. An unknown e-mail and a wrong password get the same answer after the same time
 * (rules §3.1), so the same lookups and counts are made for an unknown e-mail. A login succeeds
 * even while the database accepts no writes.
 */
export function iniciarSesion(
  {
    db,
    clock,
    passwords,
    tokens,
    loginLimits,
    networkMark,
  }: Pick<Dependencies, 'db' | 'clock' | 'passwords' | 'tokens' | 'loginLimits' | 'networkMark'>,
  { email, password, ip }: Entrada,
): Promise<ResultOf<typeof login>> {
  const redDe = (usuarioId = SIN_CUENTA) => ({ usuarioId, huella: networkMark(usuarioId, ip) });
  const lookUp = async () => {
    const usuario = await buscarUsuarioPorEmail(db, email);
    return { email, known: await esRedConocida(db, clock, redDe(usuario?.id)) };
  };
  return loginLimits.inTurn(ip, lookUp, async (admission) => {
    // The account is read again after the wait in the line, because it may have changed meanwhile.
    const usuario = await buscarUsuarioPorEmail(db, email);
    const coincide = await passwords.verify(usuario?.contrasena_hash ?? undefined, password);
    if (!usuario || !coincide) {
      await contarLoginFallido({ db, clock }, admission, usuario?.id);
      throw credencialesIncorrectas();
    }
    await admission.succeeded();
    if (usuario.estado !== 'ACTIVO') throw cuentaDesactivada();
    await writeIfPossible(recordarRed(db, clock, redDe(usuario.id)));
    return responderLogin({ tokens }, usuario);
  });
}

const credencialesIncorrectas = () =>
  new AppError(401, 'CREDENCIALES_INCORRECTAS', 'Email o contraseña incorrectos');
