import type { register } from '@remanso/contract/auth.contract';
import type { RequestOf } from '@remanso/contract/endpoint';
import type { Dependencies } from '../../dependencies.ts';
import { insertarUsuario } from '../usuarios/usuarios.repository.ts';

/** Creates the account of a client. Its hash waits in a line of its own, so that a flood of them delays no login. */
export async function registrarCliente(
  { db, clock, passwords, registerLimiter, useLimits }: Dependencies,
  { password, ip, ...persona }: RequestOf<typeof register>['body'] & { ip: string },
): Promise<void> {
  await useLimits.registration(ip);
  await insertarUsuario(db, {
    ...persona,
    rol: 'CLIENT',
    contrasenaHash: await registerLimiter(() => passwords.hash(password)),
    creadoEn: clock.instant(),
  });
}
