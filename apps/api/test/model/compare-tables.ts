import type { Executor } from '../../src/database/transaction.ts';
import { franjaDe, franjasVivas, ocupadosGuardados, type Centro } from './centro.ts';
import { firstDifference } from './first-difference.ts';

type Filas = Record<string, Map<number, unknown>>;

/**
 * Compares the whole state with the tables themselves; returns where it first differs from the model's, or undefined.
 */
export async function compareTables(db: Executor, centro: Centro): Promise<string | undefined> {
  const found = await readTables(db);
  for (const [table, rows] of Object.entries(expectedTables(centro))) {
    const theirs = found[table] ?? new Map<number, unknown>();
    for (const id of new Set([...rows.keys(), ...theirs.keys()])) {
      const difference = firstDifference(rows.get(id), theirs.get(id), `${table} ${id}`);
      if (difference) return difference;
    }
  }
  return undefined;
}

function expectedTables(centro: Centro): Filas {
  const reservas = [...centro.reservas.values()];
  return {
    franjas: byId(
      franjasVivas(centro).map(({ id, inicio, fin, ...franja }) => ({
        id,
        inicio,
        fin,
        capacidad: franja.capacidad,
        ocupados: ocupadosGuardados(centro, id),
        bloqueada: franja.bloqueadaAMano,
        bloqueo: franja.bloqueo,
        motivoDelPlan: franja.motivoDelPlan,
        motivo: franja.motivo,
      })),
    ),
    reservas: byId(
      reservas.map(({ asientos: _asientos, creadaEn: _creadaEn, ...reserva }) => {
        const { inicio, fin } = franjaDe(centro, reserva);
        return { ...reserva, inicio, fin };
      }),
    ),
    asientos: byId(
      reservas.flatMap((reserva) =>
        reserva.asientos.map((asiento) => ({ ...asiento, reservaId: reserva.id })),
      ),
    ),
    usuarios: byId(
      [...centro.usuarios.values()].map(({ id, nombre, email, rol, activo, version }) => ({
        id,
        nombre,
        email,
        rol,
        estado: activo ? 'ACTIVO' : 'INACTIVO',
        version,
      })),
    ),
  };
}

async function readTables(db: Executor): Promise<Filas> {
  const franjas = await db
    .selectFrom('franjas')
    .select(['id', 'inicio', 'fin', 'capacidad_efectiva as capacidad', 'ocupados', 'bloqueada'])
    .select(['bloqueo_id as bloqueo', 'motivo', 'motivo_del_plan as motivoDelPlan'])
    .where('retirada', 'is', null)
    .execute();
  const reservas = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .select(['r.id', 'r.franja_id as franjaId', 'r.usuario_id as usuarioId', 'r.estado'])
    .select(['r.precio_total as precio', 'r.notas', 'f.inicio', 'f.fin'])
    .execute();
  const asientos = await db
    .selectFrom('asientos')
    .select(['id', 'reserva_id as reservaId', 'es_titular as esTitular', 'nombre', 'sexo'])
    .execute();
  const usuarios = await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'email', 'rol', 'estado', 'version_sesion as version'])
    .execute();
  return {
    franjas: byId(franjas),
    reservas: byId(reservas),
    asientos: byId(asientos),
    usuarios: byId(usuarios),
  };
}

function byId(rows: readonly { id: number }[]): Map<number, unknown> {
  return new Map(rows.map((row) => [row.id, row]));
}
