import type {
  Columna,
  Correccion,
} from '@remanso/contract/persona/archivo/personas-escritas.rules';
import { inTransaction, Overtaken, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { clienteNoEncontrado } from '../usuarios/usuarios.errors.ts';
import {
  completarClientes,
  insertarClientes,
  tomarClientes,
  type Completado,
} from '../usuarios/muchos-clientes.repository.ts';
import { darAbonosDeAntes } from './dar-abonos-de-antes.ts';
import { completar, decidirFilas, type Decision, type Trabajo } from './decisiones.rules.ts';
import { nadaQueTraer } from './importaciones.errors.ts';
import {
  insertarImportacion,
  insertarImportados,
  tomarTurnoDeImportar,
  ultimaInvitacion,
} from './importaciones.repository.ts';
import { invitarImportados } from './invitar-importados.ts';
import { leerArchivo, preverFilasLeidas } from './prever-importacion.ts';

const POR_HORA = 100;
const HORA_MS = 60 * 60_000;

interface Entrada {
  autorId: number;
  csv: string;
  columnas?: readonly Columna[] | undefined;
  correcciones?: Readonly<Record<string, Correccion>> | undefined;
  decisiones?: Readonly<Record<string, Decision>> | undefined;
  /** True where who has an e-mail is sent a bienvenida, a hundred an hour. */
  invitar: boolean;
}

type Uso = Pick<Dependencies, 'db' | 'clock' | 'avisar'>;

/** Brings the clients of a file, all or nothing, with one line in the trail (rules §21). */
export async function importarClientes(dependencies: Uso, entrada: Entrada) {
  const { db, clock } = dependencies;
  const { filas } = await leerArchivo(dependencies, entrada);
  const hecho = await inTransaction(db, async (tx) => {
    await tomarTurnoDeImportar(tx);
    const previstas = await preverFilasLeidas(tx, filas);
    const trabajo = decidirFilas(previstas, entrada.decisiones ?? {});
    const ocurridoEn = clock.instant();
    const id = await insertarImportacion(tx, ocurridoEn);
    const completados = await completarLosQueEstan(tx, trabajo);
    if (trabajo.nuevos.length === 0 && !completados.some(({ cambia }) => cambia)) {
      throw nadaQueTraer();
    }
    const ids = await insertarClientes(tx, trabajo.nuevos, ocurridoEn);
    const abonos = abonosDe(trabajo, ids);
    await darAbonosDeAntes(tx, clock, { abonos, autorId: entrada.autorId });
    const porInvitar = entrada.invitar
      ? [
          ...completados.filter(({ conEmail }) => conEmail).map(({ id: usuarioId }) => usuarioId),
          ...ids.filter((_, i) => trabajo.nuevos[i]?.email !== null),
        ]
      : [];
    const cuando = await repartirInvitaciones(tx, dependencies, porInvitar);
    const invitarEn = (usuarioId: number) => cuando.get(usuarioId) ?? null;
    await insertarImportados(tx, id, [
      ...ids.map((u) => ({ usuario_id: u, creado: true, invitar_en: invitarEn(u) })),
      ...completados.map((c) => ({ usuario_id: c.id, creado: false, invitar_en: invitarEn(c.id) })),
    ]);
    const { actualizados, saltados } = trabajo;
    const cuentas = {
      creados: ids.length,
      actualizados,
      saltados,
      invitados: porInvitar.length,
    };
    await registrarHecho(tx, {
      usuarioId: entrada.autorId,
      accion: 'importarClientes',
      entidadId: id,
      despues: cuentas,
      ocurridoEn,
    });
    return { id, ...cuentas };
  });
  if (entrada.invitar) await invitarImportados(dependencies);
  return hecho;
}

/**
 * Completes the clients who are there, and returns who of them gets something, and who has an e-mail
 * only now.
 */
async function completarLosQueEstan(tx: Tx, { completados, nuevos }: Trabajo) {
  const ids = [...completados.keys()];
  const tomados = await tomarClientes(tx, ids);
  if (tomados.length < ids.length) {
    const hay = new Set(tomados.map(({ id }) => id));
    const decididos = ids.some((id) => !hay.has(id));
    if (decididos) throw clienteNoEncontrado();
    throw new Overtaken();
  }
  const tomadosPorNuevos = new Set(nuevos.map(({ email }) => email));
  const cambios = tomados.map((antes) => {
    let despues: Completado = antes;
    const filas = completados.get(antes.id) ?? [];
    for (const { numero, persona } of filas) {
      const email = tomadosPorNuevos.has(persona.email) ? null : persona.email;
      despues = { ...despues, ...completar(despues, { ...persona, email }, numero) };
    }
    const conEmail = antes.email === null && despues.email !== null;
    const conOtro = antes.genero !== despues.genero || antes.nota !== despues.nota;
    const conLugares = filas.some(({ persona }) => persona.lugares !== null);
    return { despues, conEmail, cambia: conEmail || conOtro || conLugares };
  });
  await completarClientes(
    tx,
    cambios.map(({ despues }) => despues),
  );
  return cambios.map(({ despues: { id }, ...cambio }) => ({ id, ...cambio }));
}

/** Returns who has places of an abono left from elsewhere. */
function abonosDe({ nuevos, completados }: Trabajo, ids: readonly number[]) {
  const deNuevos = nuevos.map(({ lugares }, i) => ({ usuarioId: ids[i], lugares }));
  const deOtros = [...completados].flatMap(([usuarioId, filas]) =>
    filas.map(({ persona: { lugares } }) => ({ usuarioId, lugares })),
  );
  return [...deNuevos, ...deOtros].flatMap(({ usuarioId, lugares }) =>
    usuarioId === undefined || lugares === null ? [] : [{ usuarioId, lugares }],
  );
}

/** Returns when each client is invited: a hundred an hour, after those of earlier importaciones. */
async function repartirInvitaciones(
  tx: Tx,
  { clock }: Pick<Dependencies, 'clock'>,
  usuarios: readonly number[],
): Promise<Map<number, string>> {
  if (usuarios.length === 0) return new Map();
  const ultima = await ultimaInvitacion(tx);
  const primera = ultima === null ? 0 : ultima + HORA_MS - clock.epoch();
  const desde = Math.max(0, primera);
  return new Map(
    usuarios.map((id, i) => [id, clock.instant(desde + Math.floor(i / POR_HORA) * HORA_MS)]),
  );
}
