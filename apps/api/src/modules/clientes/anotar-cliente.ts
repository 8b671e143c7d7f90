import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { clienteNoEncontrado, notaCambiada } from '../usuarios/usuarios.errors.ts';
import { cambiarNota, tomarUsuario } from '../usuarios/usuarios.repository.ts';
import { clienteDeFila } from './clientes.queries.ts';

interface Entrada {
  autorId: number;
  usuarioId: number;
  nota: string;
  /** The nota that `nota` replaces, otherwise 409. Undefined replaces any nota. */
  notaDeAntes?: string | undefined;
}

/** Changes the desk's nota about a client. An empty text removes the nota. */
export async function anotarCliente(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { autorId, usuarioId, nota, notaDeAntes }: Entrada,
): Promise<Cliente> {
  return inTransaction(db, async (tx) => {
    const usuario = await tomarUsuario(tx, usuarioId);
    if (usuario?.rol !== 'CLIENT') throw clienteNoEncontrado();
    const cambio = notaDeAntes !== undefined && notaDeAntes !== usuario.nota;
    if (cambio && nota !== usuario.nota) throw notaCambiada();
    if (nota === usuario.nota) return clienteDeFila(usuario);
    await cambiarNota(tx, usuarioId, nota);
    await registrarHecho(tx, {
      usuarioId: autorId,
      accion: 'anotarCliente',
      entidadId: usuarioId,
      antes: { nota: usuario.nota },
      despues: { nota },
      ocurridoEn: clock.instant(),
    });
    return clienteDeFila({ ...usuario, nota });
  });
}
