import { fechaDe } from '@remanso/contract/calendario';
import type { EfectoDePlan, Franja, Previsualizacion } from '@remanso/contract/franjas.contract';
import { estadoDeFranja } from '@remanso/contract/franjas.rules';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerAlternativas, type Candidata } from './alternativas.queries.ts';
import { calcularCambios, type CambioDeReglas } from './calcular-cambios.ts';
import type { CambiosDePlan } from './comparar-plan.ts';
import { leerConflictos } from './leer-conflictos.ts';
import type { ReglasDePlan } from './leer-reglas-de-plan.ts';
import { mirarPlan } from './tomar-plan.ts';

/** The function by which other modules preview a change of the rules, so that they need not import the plan. */
export type PrevisualizarPlan = (cambio: CambioDeReglas) => Promise<Previsualizacion>;

/**
 * Works out what saving a change would do to the franjas to come, without doing it: the plan is the same as in
 * `replanificar`, computed in a snapshot that takes no lock and may not write.
 */
export function crearPrevisualizarPlan(db: Executor, clock: Clock): PrevisualizarPlan {
  return (cambio) =>
    mirarPlan(db, async (tx) => {
      const { reglas, periodo, ahora, cambios } = await calcularCambios(tx, clock, cambio);
      const conflictos = await leerConflictos(tx, cambios, clock);
      return {
        ...periodo,
        ...contarEfecto(efectosDe(cambios)),
        existentes: cambios.existentes,
        dias: efectoPorDia(cambios),
        conflictos: conflictos.map(({ franja, reservas }) => ({
          franja: comoQueda(franja, cambios, reglas),
          reservas,
        })),
        alternativas: await leerAlternativas(tx, {
          reservas: conflictos.flatMap(({ reservas }) => reservas.map(({ id }) => id)),
          ahora,
          plazas: plazasConCambios(cambios),
        }),
      };
    });
}

/**
 * Returns how many places a franja will have free: none when the change withdraws or blocks it or leaves it outside the
 * plan, or when it stays blocked.
 */
function plazasConCambios({ retirar, enConflicto, bloqueos, capacidades }: CambiosDePlan) {
  const sobrantes = new Set([...retirar, ...enConflicto].map(({ id }) => id));
  const marcas = new Map(bloqueos.map(({ franja, bloqueoId }) => [franja.id, bloqueoId]));
  const nuevas = new Map(capacidades.map(({ franja, capacidad }) => [franja.id, capacidad]));
  return ({ id, capacidad, ocupadosTotal, bloqueadaAMano, bloqueoId }: Candidata) => {
    const bajoBloqueo = (marcas.has(id) ? marcas.get(id) : bloqueoId) !== null;
    const cerrada = sobrantes.has(id) || bloqueadaAMano || bajoBloqueo;
    return cerrada ? 0 : (nuevas.get(id) ?? capacidad) - ocupadosTotal;
  };
}

interface Efecto {
  que: keyof EfectoDePlan;
  fecha: string;
}

function efectosDe({ crear, retirar, capacidades, bloqueos }: CambiosDePlan): Efecto[] {
  const efecto =
    (que: Efecto['que']) =>
    ({ inicio }: { inicio: string }): Efecto => ({ que, fecha: fechaDe(inicio) });
  // A franja that was blocked before, by hand or by another bloqueo, is neither newly blocked nor freed.
  const cambian = bloqueos.filter(
    ({ franja, bloqueoId }) =>
      !franja.bloqueadaAMano && (franja.bloqueoId === null) !== (bloqueoId === null),
  );
  const bloqueadas = cambian.filter(({ bloqueoId }) => bloqueoId !== null);
  const liberadas = cambian.filter(({ bloqueoId }) => bloqueoId === null);
  return [
    ...crear.map(efecto('creadas')),
    ...crear.filter(({ bloqueoId }) => bloqueoId !== null).map(efecto('bloqueadas')),
    ...retirar.map(efecto('retiradas')),
    ...capacidades.map(({ franja }) => efecto('conOtraCapacidad')(franja)),
    ...bloqueadas.map(({ franja }) => efecto('bloqueadas')(franja)),
    ...liberadas.map(({ franja }) => efecto('liberadas')(franja)),
  ];
}

function contarEfecto(efectos: readonly Efecto[]): EfectoDePlan {
  const contar = (cual: keyof EfectoDePlan) => efectos.filter(({ que }) => que === cual).length;
  return {
    creadas: contar('creadas'),
    retiradas: contar('retiradas'),
    bloqueadas: contar('bloqueadas'),
    liberadas: contar('liberadas'),
    conOtraCapacidad: contar('conOtraCapacidad'),
  };
}

function efectoPorDia(cambios: CambiosDePlan): Previsualizacion['dias'] {
  return [...Map.groupBy(efectosDe(cambios), ({ fecha }) => fecha)]
    .map(([fecha, delDia]) => ({ fecha, ...contarEfecto(delDia) }))
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
}

/** Returns the franja as it will be once the change is saved. */
function comoQueda(franja: Franja, cambios: CambiosDePlan, reglas: ReglasDePlan): Franja {
  const otra = cambios.capacidades.find((cambio) => cambio.franja.id === franja.id);
  const marca = cambios.bloqueos.find((cambio) => cambio.franja.id === franja.id);
  const capacidadEfectiva = otra?.capacidad ?? franja.capacidadEfectiva;
  const { ocupadosTotal } = franja;
  if (!marca) {
    const bloqueada = franja.estado === 'BLOQUEADA';
    const estado = estadoDeFranja({ capacidadEfectiva, ocupadosTotal, bloqueada });
    return { ...franja, capacidadEfectiva, estado };
  }
  const bloqueada = marca.franja.bloqueadaAMano || marca.bloqueoId !== null;
  const bloqueo = reglas.bloqueos.find(({ id }) => id === marca.bloqueoId);
  return {
    ...franja,
    capacidadEfectiva,
    estado: estadoDeFranja({ capacidadEfectiva, ocupadosTotal, bloqueada }),
    motivo: marca.franja.motivo ?? bloqueo?.motivo ?? null,
  };
}
