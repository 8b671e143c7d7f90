import { fechaDe } from '@remanso/contract/calendario';
import type { EnEspera } from '@remanso/contract/espera/esperas.contract';
import type {
  EfectoDePlan,
  Franja,
  Previsualizacion,
} from '@remanso/contract/franja/franjas.contract';
import { estadoDeFranja } from '@remanso/contract/franja/franjas.rules';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerEnFila } from '../esperas/esperas.repository.ts';
import { leerAlternativas, type Candidata } from './alternativas/alternativas.queries.ts';
import { calcularCambios, type CambioDeReglas } from './calcular-cambios.ts';
import type { CambiosDePlan } from './comparar-plan.ts';
import { filaTrasElPlan, retenidasDe } from './fila-tras-el-plan.rules.ts';
import { leerConflictos } from './leer-conflictos.ts';
import type { ReglasDePlan } from './leer-reglas-de-plan.ts';
import { mirarPlan } from './tomar-plan.ts';
import { estaBloqueada, trasElPlan } from './tras-el-plan.rules.ts';

/**
 * Computes what saving a change would do to the franjas to come, without saving it. The plan is
 * computed as in `replanificar`, in a snapshot that takes no lock and cannot write.
 */
export function previsualizarPlan(
  { db, clock }: { db: Executor; clock: Clock },
  cambio: CambioDeReglas,
): Promise<Previsualizacion> {
  return mirarPlan(db, async (tx) => {
    const calculados = await calcularCambios(tx, clock, cambio);
    const { reglas, periodo, ahora, actuales, cambios, deAntes } = calculados;
    const esperan = await leerEnFila(
      tx,
      actuales.map(({ id }) => id),
    );
    const fila = filaTrasElPlan(cambios, esperan, ahora);
    const fuera = (await leerConflictos(tx, cambios, clock)).map(({ franja, reservas }) => ({
      franja: comoQueda(franja, { cambios, reglas, fila }),
      reservas,
    }));
    const yaEstaban = new Set(deAntes.enConflicto.map(({ id }) => id));
    const conflictos = fuera.filter(({ franja }) => !yaEstaban.has(franja.id));
    return {
      ...periodo,
      ...contarEfecto(efectosDe(cambios)),
      existentes: cambios.existentes,
      dias: efectoPorDia(cambios),
      conflictos,
      deAntes: fuera.filter(({ franja }) => yaEstaban.has(franja.id)),
      alternativas: await leerAlternativas(tx, {
        reservas: fuera.flatMap(({ reservas }) => reservas.map(({ id }) => id)),
        ahora,
        plazas: plazasConCambios(cambios, fila),
      }),
    };
  });
}

/**
 * Returns a function that returns the free places of a franja after the change: 0 where the change
 * withdraws the franja or keeps it only as a conflicto, or where the franja is blocked afterwards.
 */
function plazasConCambios(cambios: CambiosDePlan, fila: Fila) {
  const sobrantes = new Set([...cambios.retirar, ...cambios.enConflicto].map(({ id }) => id));
  const tras = trasElPlan(cambios);
  return (candidata: Candidata) => {
    const queda = tras(candidata);
    return sobrantes.has(queda.id) || estaBloqueada(queda)
      ? 0
      : queda.capacidad - queda.ocupadosTotal + candidata.retenidas - retenidasDe(fila(candidata));
  };
}

type Fila = ReturnType<typeof filaTrasElPlan>;

interface Efecto {
  que: keyof EfectoDePlan;
  fecha: string;
}

function efectosDe(cambios: CambiosDePlan): Efecto[] {
  const { crear, retirar, capacidades, bloqueos, cierres } = cambios;
  const efecto =
    (que: Efecto['que']) =>
    ({ inicio }: { inicio: string }): Efecto => ({ que, fecha: fechaDe(inicio) });
  // A franja that was blocked before and stays blocked, for whatever reason, counts neither as
  // blocked nor as freed.
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

/** Returns a conflicto's franja as it will be after the change is saved. */
function comoQueda(
  franja: Franja,
  { cambios, reglas, fila }: { cambios: CambiosDePlan; reglas: ReglasDePlan; fila: Fila },
): Franja {
  const actual = cambios.enConflicto.find(({ id }) => id === franja.id);
  if (!actual) throw new Error(`The plan does not know franja ${franja.id}`);
  const queda = trasElPlan(cambios)(actual);
  const bloqueo = reglas.bloqueos.find(({ id }) => id === queda.bloqueoId);
  const suya = fila(actual);
  const retenidas = retenidasDe(suya);
  const nuevas = retenidas - franja.retenidas;
  const ocupadosTotal = franja.ocupadosTotal + nuevas;
  const { NO_DECLARA } = franja.composicionGenero;
  const capacidadEfectiva = queda.capacidad;
  const { fueraDelPlan: _estaba, ...demas } = franja;
  return {
    ...demas,
    capacidadEfectiva,
    ocupadosTotal,
    retenidas,
    composicionGenero: { ...franja.composicionGenero, NO_DECLARA: NO_DECLARA + nuevas },
    estado: estadoDeFranja({ capacidadEfectiva, ocupadosTotal, bloqueada: estaBloqueada(queda) }),
    motivo: queda.motivo ?? bloqueo?.motivo ?? queda.motivoDelPlan,
    ...(queda.motivoDelPlan !== null && { fueraDelPlan: true as const }),
    ...(franja.esperas && { esperas: franja.esperas.map(conPlazo(suya)) }),
  };
}

/** Returns a function that gives an entry of a franja the end that its offer has in `fila`. */
function conPlazo(fila: ReturnType<Fila>) {
  const plazos = new Map(fila.map(({ id, venceEn }) => [id, venceEn]));
  return (una: EnEspera): EnEspera => ({ ...una, venceEn: plazos.get(una.id) ?? null });
}
