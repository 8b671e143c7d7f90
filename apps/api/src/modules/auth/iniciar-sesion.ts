import type { login } from '@remanso/contract/auth.contract';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { Dependencies } from '../../dependencies.ts';
import { createLimiter } from '../../platform/create-limiter.ts';
import { buscarUsuarioPorEmail, toUsuario } from '../usuarios/usuarios.queries.ts';
import { credencialesIncorrectas, cuentaDesactivada } from './auth.errors.ts';

interface Pedido {
  email: string;
  password: string;
  ip: string;
}

type IniciarSesion = (pedido: Pedido) => Promise<ResultOf<typeof login>>;

/** So many guesses may be under way when the limit falls; without it a flood would pass the check all at once. */
const AT_ONCE = 8;

/** An unknown e-mail and a wrong password are told alike, in text and in time (rules §4). */
export function createIniciarSesion(dependencies: Dependencies): IniciarSesion {
  const { db, passwords, tokens, loginLimits } = dependencies;
  const limiter = createLimiter(AT_ONCE);

  return ({ email, password, ip }) =>
    limiter(async () => {
      await loginLimits.check(email, ip);
      const usuario = await buscarUsuarioPorEmail(db, email);
      const coincide = await passwords.verify(usuario?.contrasena_hash, password);
      if (!usuario || !coincide) {
        await loginLimits.failed(email, ip);
        throw credencialesIncorrectas();
      }
      if (usuario.estado !== 'ACTIVO') throw cuentaDesactivada();
      await loginLimits.succeeded(email);
      const { id, rol, version_sesion: version } = usuario;
      return { token: await tokens.sign({ id, rol, version }), rol, user: toUsuario(usuario) };
    });
}
