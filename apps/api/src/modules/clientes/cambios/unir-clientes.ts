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
import { pasarAbonos } from '../../abonos/abonos.repository.ts';
import { olvidarCodigo } from '../../auth/codigos.repository.ts';
import { olvidarAvisos, pasarAvisos } from '../../avisos/avisos.repository.ts';
import { olvidarCalendario } from '../../calendarios/calendarios.repository.ts';
import { pasarEnvios } from '../../webhooks/envios.repository.ts';
import { olvidarSuscripciones } from '../../suscripciones/suscripciones.repository.ts';
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
import { pasarSeries } from '../../series/series.repository.ts';
import { unirEsperas } from '../../reservas/cerrar-esperas.ts';
import { asentarReservas } from '../../reservas/tiempo/estado.repository.ts';

/** `id` is the account that stays; `con` is the account that is erased. */
interface Pareja {
  id: number;
  con: number;
}

interface Union extends Pareja {
  autorId: number;
  /**
   * The estado that the remaining account is to have. Required where one of the two accounts is
   * active and the other is not.
   */
  estado?: EstadoDeUsuario | undefined;
}

const MAXIMO_DE_NOTA = 1_000;

/** Returns what joining two accounts would change. Throws where they cannot be joined. */
export async function previsualizarUnion(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  pareja: Pareja,
): Promise<UnionDeClientes> {
  return (await calcularUnion(db, clock.now(), pareja)).contada;
}

/**
 * Joins two accounts of one person. The bookings with their payments, and the nota, pass from the
 * account `con` to the account `id`, and `con` is erased. `id` keeps its e-mail, or gets that of
 * `con` where it has none. Throws where one account is active, the other is not and `estado` is
 * undefined: nobody may be able to log in again unless the desk has said so.
 */
export async function unirClientes(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { autorId, estado: pedido, ...pareja }: Union,
): Promise<UnionDeClientes> {
  return inTransaction(db, async (tx) => {
    const ahora = clock.now();
    // The accounts are locked in the order of their ids, so that two requests that join the same
    // two accounts the other way round do not wait for each other.
    for (const id of [pareja.id, pareja.con].toSorted((a, b) => a - b)) await tomarUsuario(tx, id);
    const { queda, seBorra, contada } = await calcularUnion(tx, ahora, pareja);
    if (queda.estado !== seBorra.estado && pedido === undefined) throw cuentaInactiva();
    const estado = pedido ?? queda.estado;
    const filas = { queda: queda.id, seBorra: seBorra.id, activa: estado === 'ACTIVO' };
    await unirEsperas(tx, { clock, avisar }, filas);
    // The database allows a client one active booking in a franja. So bookings that time has ended
    // are stored as such before they pass to the other account.
    for (const { id: usuarioId } of [queda, seBorra])
      await asentarReservas(tx, { clock, avisar }, usuarioId);
    const { email, nota } = contada.queda;
    await pasarReservas(tx, { de: seBorra.id, a: queda.id });
    await pasarAbonos(tx, { de: seBorra.id, a: queda.id });
    await pasarSeries(tx, { de: seBorra.id, a: queda.id });
    await pasarAvisos(tx, { de: seBorra.id, a: queda.id, para: email });
    await olvidarAvisos(tx, seBorra.id);
    await pasarEnvios(tx, { de: seBorra.id, a: queda.id });
    await olvidarCodigo(tx, seBorra.email);
    await olvidarPersona(tx, seBorra.id);
    await pasarHechos(tx, { de: seBorra.id, a: queda.id });
    await borrarUsuario(tx, seBorra.id);
    if (email !== queda.email) await heredarEmail(tx, queda.id, seBorra);
    await cambiarNota(tx, queda.id, nota);
    if (estado !== queda.estado) {
      await cambiarEstado(tx, queda.id, estado);
      await olvidarCalendario(tx, queda.id);
      await olvidarSuscripciones(tx, queda.id);
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
