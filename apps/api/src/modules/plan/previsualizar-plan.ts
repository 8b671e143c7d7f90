import { fechaDe } from '@remanso/contract/calendario';
import type {
  EfectoDePlan,
  Franja,
  Previsualizacion,
} from '@remanso/contract/franja/franjas.contract';
import { estadoDeFranja } from '@remanso/contract/franja/franjas.rules';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerAlternativas, type Candidata } from './alternativas/alternativas.queries.ts';
import { calcularCambios, type CambioDeReglas } from './calcular-cambios.ts';
import type { CambiosDePlan } from './comparar-plan.ts';
import { leerConflictos } from './leer-conflictos.ts';
import type { ReglasDePlan } from './leer-reglas-de-plan.ts';
import { mirarPlan } from './tomar-plan.ts';
import { estaBloqueada, trasElPlan } from './tras-el-plan.rules.ts';

/**
 * Works out what saving a change would do to the franjas to come, without doing it: the plan is the
 * same as in `replanificar`, computed in a snapshot that takes no lock and may not write.
 */
export function previsualizarPlan(
  { db, clock }: { db: Executor; clock: Clock },
  cambio: CambioDeReglas,
): Promise<Previsualizacion> {
  return mirarPlan(db, async (tx) => {
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
 * Returns how many places a franja will have free: none when the change withdraws or blocks it or
 * leaves it outside the plan, or when it stays blocked.
 */
function plazasConCambios(cambios: CambiosDePlan) {
  const sobrantes = new Set([...cambios.retirar, ...cambios.enConflicto].map(({ id }) => id));
  const tras = trasElPlan(cambios);
  return (candidata: Candidata) => {
    const queda = tras(candidata);
    return sobrantes.has(queda.id) || estaBloqueada(queda)
      ? 0
      : queda.capacidad - queda.ocupadosTotal;
  };
}

interface Efecto {
  que: keyof EfectoDePlan;
  fecha: string;
}

function efectosDe(cambios: CambiosDePlan): Efecto[] {
  const { crear, retirar, capacidades, bloqueos, cierres } = cambios;
  const efecto =
    (que: Efecto['que']) =>
    ({ inicio }: { inicio: string }): Efecto => ({ que, fecha: fechaDe(inicio) });
  // A franja that was blocked before, by hand or for another reason, is neither newly blocked nor
  // freed.
  const tras = trasElPlan(cambios);
  const tocadas = new Set([...bloqueos, ...cierres].map(({ franja }) => franja));
  const cambian = [...tocadas].filter(
    (franja) => estaBloqueada(franja) !== estaBloqueada(tras(franja)),
  );
  return [
    ...crear.map(efecto('creadas')),
    ...crear.filter(({ bloqueoId }) => bloqueoId !== null).map(efecto('bloqueadas')),
    ...retirar.map(efecto('retiradas')),
    ...capacidades.map(({ franja }) => efecto('conOtraCapacidad')(franja)),
    ...cambian.map((franja) => efecto(estaBloqueada(franja) ? 'liberadas' : 'bloqueadas')(franja)),
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
  const actual = cambios.enConflicto.find(({ id }) => id === franja.id);
  if (!actual) throw new Error(`The plan does not know franja ${franja.id}`);
  const queda = trasElPlan(cambios)(actual);
  const bloqueo = reglas.bloqueos.find(({ id }) => id === queda.bloqueoId);
  const { ocupadosTotal } = franja;
  const capacidadEfectiva = queda.capacidad;
  const { fueraDelPlan: _estaba, ...demas } = franja;
  return {
    ...demas,
    capacidadEfectiva,
    estado: estadoDeFranja({ capacidadEfectiva, ocupadosTotal, bloqueada: estaBloqueada(queda) }),
    motivo: queda.motivo ?? bloqueo?.motivo ?? queda.motivoDelPlan,
    ...(queda.motivoDelPlan !== null && { fueraDelPlan: true as const }),
  };
}
