import type { EstadoDeUsuario } from '@remanso/contract/persona/usuarios.rules';
import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { UnionDeClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import { inTransaction, type Executor } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import {
  olvidarPersona,
  pasarHechos,
  registrarHecho,
} from '../../auditoria/auditoria.repository.ts';
import { olvidarAvisos, pasarAvisos } from '../../avisos/avisos.repository.ts';
import { olvidarCalendario } from '../../calendarios/calendarios.repository.ts';
import { buscarReservasEnComun, contarReservas } from '../../reservas-leidas/reservas.queries.ts';
import {
  clienteNoEncontrado,
  cuentaInactiva,
  notasLargas,
  reservasEnComun,
  unionConsigoMismo,
} from '../../usuarios/usuarios.errors.ts';
import { buscarUsuario, type FilaDeUsuario } from '../../usuarios/usuarios.queries.ts';
import {
  borrarUsuario,
  cambiarEstado,
  cambiarNota,
  heredarEmail,
  tomarUsuario,
} from '../../usuarios/usuarios.repository.ts';
import { clienteDeFila } from '../clientes.queries.ts';
import { pasarReservas } from '../../reservas/reservas.repository.ts';
import { asentarReservas } from '../../reservas/tiempo/estado.repository.ts';

/** The two accounts: the one that stays, and the one that is erased. */
interface Pareja {
  id: number;
  con: number;
}

interface Union extends Pareja {
  autorId: number;
  /** The state that the account that stays is to have. */
  estado?: EstadoDeUsuario | undefined;
}

const MAXIMO_DE_NOTA = 1_000;

/** Tells what joining two clients would do, or throws what stands in its way. */
export async function previsualizarUnion(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  pareja: Pareja,
): Promise<UnionDeClientes> {
  return (await calcularUnion(db, clock.now(), pareja)).contada;
}

/**
 * Makes two accounts of one person one: the bookings, with what was paid for them, and the note pass
 * to the one that stays, which keeps its e-mail, or takes the other's where it has none. The other
 * account is erased. Where one of them is deactivated, somebody must say which the one that stays is
 * to be, so that nobody's login comes back unasked.
 */
export async function unirClientes(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { autorId, estado: pedido, ...pareja }: Union,
): Promise<UnionDeClientes> {
  return inTransaction(db, async (tx) => {
    const ahora = clock.now();
    // Accounts are locked in the order of their ids, so that two who join the same pair both ways
    // cannot wait for each other.
    for (const id of [pareja.id, pareja.con].toSorted((a, b) => a - b)) await tomarUsuario(tx, id);
    const { queda, seBorra, contada } = await calcularUnion(tx, ahora, pareja);
    if (queda.estado !== seBorra.estado && pedido === undefined) throw cuentaInactiva();
    const estado = pedido ?? queda.estado;
    // A client has one active booking a franja; those that are over must say so.
    for (const { id: usuarioId } of [queda, seBorra])
      await asentarReservas(tx, { usuarioId, ahora });
    const { email, nota } = contada.queda;
    await pasarReservas(tx, { de: seBorra.id, a: queda.id });
    await pasarAvisos(tx, { de: seBorra.id, a: queda.id, para: email });
    await olvidarAvisos(tx, seBorra.id);
    await olvidarPersona(tx, seBorra.id);
    await pasarHechos(tx, { de: seBorra.id, a: queda.id });
    await borrarUsuario(tx, seBorra.id);
    if (email !== queda.email) await heredarEmail(tx, queda.id, seBorra);
    await cambiarNota(tx, queda.id, nota);
    if (estado !== queda.estado) {
      await cambiarEstado(tx, queda.id, estado);
      await olvidarCalendario(tx, queda.id);
    }
    await registrarHecho(tx, {
      usuarioId: autorId,
      accion: 'unirClientes',
      entidadId: queda.id,
      antes: { email: queda.email, estado: queda.estado, nota: queda.nota },
      despues: { email, estado, nota, reservas: contada.reservas, con: seBorra.id },
      ocurridoEn: clock.instant(),
    });
    if (email !== seBorra.email) {
      const datos = { nombre: seBorra.nombre };
      await avisar(tx, { tipo: 'cuenta-borrada', para: seBorra.email, datos });
    }
    return { ...contada, queda: { ...contada.queda, activo: estado === 'ACTIVO' } };
  });
}

async function calcularUnion(
  db: Executor,
  ahora: string,
  { id, con }: Pareja,
): Promise<{ queda: FilaDeUsuario; seBorra: FilaDeUsuario; contada: UnionDeClientes }> {
  if (id === con) throw unionConsigoMismo();
  const [queda, seBorra] = [await buscarUsuario(db, id), await buscarUsuario(db, con)];
  if (queda?.rol !== 'CLIENT' || seBorra?.rol !== 'CLIENT') throw clienteNoEncontrado();
  const inicio = await buscarReservasEnComun(db, [id, con], ahora);
  if (inicio !== undefined) {
    throw reservasEnComun(`del ${nombreDeFecha(fechaDe(inicio))}, ${horaDe(inicio)}`);
  }
  const nota = juntarNotas(queda.nota, seBorra.nota);
  return {
    queda,
    seBorra,
    contada: {
      queda: clienteDeFila({ ...queda, nota, email: queda.email ?? seBorra.email }),
      seBorra: clienteDeFila(seBorra),
      reservas: await contarReservas(db, con),
    },
  };
}

function juntarNotas(...notas: string[]): string {
  const nota = [...new Set(notas)].filter(Boolean).join('\n');
  if (nota.length > MAXIMO_DE_NOTA) throw notasLargas();
  return nota;
}
