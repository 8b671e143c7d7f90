import { inTransaction } from '../../../src/database/transaction.ts';
import { gastarCodigo } from '../../../src/modules/auth/codigos.repository.ts';
import type { Persona } from '../../support/builders.ts';
import { guardarUnCodigo } from '../../support/codigo-de-carta.ts';
import type { TestApp } from '../../support/test-app.ts';

/**
 * Makes codes to enter by: of somebody new, of an account that may not enter by one, and one that
 * was used. Luis has no password, as somebody whose account a code has made.
 */
export async function darCodigos(
  app: TestApp,
  { admin, luis }: { admin: Persona; luis: Persona },
): Promise<Record<string, string>> {
  const codigoUsado = await guardarUnCodigo(app, 'usado@ejemplo.com');
  await inTransaction(app.database.db, (tx) =>
    gastarCodigo(tx, 'usado@ejemplo.com', app.clock.instant()),
  );
  await app.database.db
    .updateTable('usuarios')
    .set({ contrasena_hash: null })
    .where('id', '=', luis.id)
    .execute();
  return {
    codigoUsado,
    emailDelAdmin: admin.email,
    codigoDelAdmin: await guardarUnCodigo(app, admin.email),
    codigoDeInactiva: await guardarUnCodigo(app, 'inactiva@ejemplo.com'),
    codigoNuevo: await guardarUnCodigo(app, 'nueva@ejemplo.com'),
  };
}
