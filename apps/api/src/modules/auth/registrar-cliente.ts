import type { register } from '@remanso/contract/persona/auth.contract';
import type { RequestOf } from '@remanso/contract/endpoint';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { insertarUsuario } from '../usuarios/usuarios.repository.ts';

/**
 * Creates a client's account. The hashing of passwords for registrations waits in a line of its
 * own, so that a flood of registrations does not delay logins.
 */
export async function registrarCliente(
  {
    db,
    clock,
    passwords,
    registerLine,
    limits,
    avisar,
  }: Pick<Dependencies, 'db' | 'clock' | 'passwords' | 'registerLine' | 'limits' | 'avisar'>,
  { password, ip, ...persona }: RequestOf<typeof register>['body'] & { ip: string },
): Promise<void> {
  await limits.registration.take(ip);
  const contrasenaHash = await registerLine(ip, () => passwords.hash(password));
  await inTransaction(db, async (tx) => {
    const creadoEn = clock.instant();
    const nuevo = { ...persona, rol: 'CLIENT', contrasenaHash, creadoEn } as const;
    const usuarioId = await insertarUsuario(tx, nuevo);
    await registrarHechoPropio(tx, clock, { usuarioId, accion: 'register' });
    const { nombre, email: para } = persona;
    await avisar(tx, { tipo: 'registro', para, usuarioId, datos: { nombre } });
  });
}
