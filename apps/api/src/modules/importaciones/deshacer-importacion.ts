import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { terminarAbonos, tomarAbonosDe } from '../abonos/abonos.repository.ts';
import { olvidarEnvios } from '../webhooks/envios.repository.ts';
import { olvidarAvisosDe } from '../avisos/avisos.repository.ts';
import { borrarClientes, tomarClientes } from '../usuarios/muchos-clientes.repository.ts';
import {
  importacionDeshecha,
  importacionInexistente,
  importacionVieja,
} from './importaciones.errors.ts';
import { hastaCuando, leerQueHicieron } from './importaciones.queries.ts';
import { leerCreados, marcarDeshecha, tomarImportacion } from './importaciones.repository.ts';

interface Entrada {
  autorId: number;
  importacionId: number;
}

type Hechos = Awaited<ReturnType<typeof leerQueHicieron>>[number];

/** Returns why a client stays; undefined for a client with whom nothing was done. */
function motivoDe({ reservo, entro, espera, cambio, otra }: Hechos): string | undefined {
  if (reservo) return 'Tiene una reserva';
  if (entro) return 'Ya entró a su cuenta';
  if (espera) return 'Está en una lista de espera';
  if (otra) return 'Otra importación completó sus datos';
  return cambio ? 'Alguien cambió sus datos' : undefined;
}

/**
 * Erases who was made by an importacion and with whom nothing was done since, and returns who stays
 * and why. Throws 409 after a day, and for one that was undone.
 */
export async function deshacerImportacion(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { autorId, importacionId }: Entrada,
) {
  return inTransaction(db, async (tx) => {
    const importacion = await tomarImportacion(tx, importacionId);
    if (!importacion) throw importacionInexistente();
    if (importacion.deshecha_en !== null) throw importacionDeshecha();
    if (clock.epoch() > hastaCuando(importacion.creada_en)) throw importacionVieja();
    const ids = await leerCreados(tx, importacionId);
    await tomarClientes(tx, ids);
    // The deeds of the clients are read after the locks, so that those done meanwhile are seen.
    const personas = await leerQueHicieron(tx, importacionId, ids);
    const quedan = personas.flatMap((persona) => {
      const motivo = motivoDe(persona);
      const { id: clienteId, nombre, apellido } = persona;
      return motivo === undefined ? [] : [{ clienteId, nombre, apellido, motivo }];
    });
    const seQuedan = new Set(quedan.map(({ clienteId }) => clienteId));
    const seVan = personas.map(({ id }) => id).filter((id) => !seQuedan.has(id));
    const ocurridoEn = clock.instant();
    await marcarDeshecha(tx, importacionId, ocurridoEn);
    await olvidarAvisosDe(tx, seVan);
    await olvidarEnvios(tx, seVan);
    const abonos = await tomarAbonosDe(tx, seVan);
    const fin = { motivo: 'Se deshizo la importación', fecha: clock.today() };
    await terminarAbonos(tx, abonos, { ...fin, registradoEn: ocurridoEn, registradoPor: autorId });
    await borrarClientes(tx, seVan);
    await registrarHecho(tx, {
      usuarioId: autorId,
      accion: 'deshacerImportacion',
      entidadId: importacionId,
      despues: { quitados: seVan.length, quedan: quedan.length },
      ocurridoEn,
    });
    return { quitados: seVan.length, quedan };
  });
}
