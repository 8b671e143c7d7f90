import {
  esperarFranja,
  esperasDeFranja,
  misEsperas,
} from '@remanso/contract/espera/esperas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { VIERNES, type CONFIG, type Persona } from './builders.ts';
import type { TestApp } from './test-app.ts';
import { world } from './world.ts';

/** The beginning of the franja that `abrirFila` fills, on the Friday after the test begins. */
export const TURNO = `${VIERNES}T18:00:00`;

/**
 * Opens a centre in which Ana has all four places of a franja, and Luis, Sol and Eva have nothing.
 * Returns the centre, with functions that act on the line of that franja and read it.
 */
export async function abrirFila(app: TestApp, config: Partial<typeof CONFIG> = {}) {
  const centre = await world(app, {
    clientes: ['ana', 'luis', 'sol', 'eva'],
    config,
    reservas: [{ de: 'ana', hora: '18:00', con: 3 }],
  });
  const { admin, ana, luis, sol, eva, reservaId } = centre;
  const franjaId = centre.franja('18:00');
  const nombres = new Map(Object.entries({ ana, luis, sol, eva }).map(([n, { id }]) => [id, n]));
  return {
    ...centre,
    franjaId,
    /** Lets a person join the line; returns the id of the entry. */
    esperar: async (as: Persona, personas = 1, id = franjaId) =>
      (await app.make(esperarFranja, { as, params: { id }, body: { personas } })).id,
    /** Lets the desk cancel the booking of Ana. The desk can do so at any time. */
    liberar: () => app.make(cancelarReserva, { as: admin, params: { id: reservaId } }),
    /** Returns the estado of each of a person's entries, the open ones first. */
    suyas: async (as: Persona) =>
      (await app.make(misEsperas, { as })).esperas.map(({ estado }) => estado),
    /** Returns the open entries of the franja in their order: name, estado and rank of each. */
    fila: async () =>
      (await app.make(esperasDeFranja, { as: admin, params: { id: franjaId } })).esperas.map(
        ({ cliente, estado, posicion }) => [nombres.get(cliente.id), estado, posicion],
      ),
    /** Returns the avisos about offers so far: the name of the person and the tipo of each. */
    avisos: async () => {
      const filas = await app.database.db
        .selectFrom('avisos')
        .select(['tipo', 'usuario_id'])
        .where('tipo', 'in', ['oferta', 'oferta-vencida'])
        .orderBy('id')
        .execute();
      return filas.map(({ tipo, usuario_id: id }) => [nombres.get(id ?? 0), tipo]);
    },
  };
}
