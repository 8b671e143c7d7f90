import {
  diasEntre,
  fechaDe,
  fechaHora,
  fechasEntre,
  sumarDias,
} from '@remanso/contract/calendario';
import {
  bloqueoQueCubre,
  estaDentro,
  franjasDeTramos,
  planDeDia,
  seSuperponen,
  type Lapso,
} from '@remanso/contract/plan/plan.rules';
import type { Periodo } from '../excepciones/excepciones.queries.ts';
import type { FranjaDePlan, NuevaFranja } from '../franjas/franjas-de-plan.repository.ts';
import type { ReglasDePlan } from './leer-reglas-de-plan.ts';

/**
 * The plan repeats every week, so generated days that lie more than this many days apart were
 * generated in separate requests.
 */
const UNA_SEMANA = 7;

const FUERA_DE_HORARIO = 'Fuera de horario';

/** The days that a plan is about. */
export interface Alcance extends Periodo {
  /**
   * Each day up to this one gets its franjas; a later day only where franjas were generated before.
   */
  llenarHasta: string;
}

/** The franjas that exist now, and the days that the plan is about. */
export interface Situacion {
  alcance: Alcance;
  ahora: string;
  enCurso: Lapso | undefined;
  actuales: readonly FranjaDePlan[];
}

/** The changes that the plan has to make to the franjas to come. */
export interface CambiosDePlan {
  crear: NuevaFranja[];
  /** How many of the wanted franjas exist already. */
  existentes: number;
  retirar: FranjaDePlan[];
  capacidades: { franja: FranjaDePlan; capacidad: number }[];
  bloqueos: { franja: FranjaDePlan; bloqueoId: number | null }[];
  /** The franjas that the plan begins or ceases to block, or blocks for another reason. */
  cierres: { franja: FranjaDePlan; motivoDelPlan: string | null }[];
  /**
   * Franjas with active bookings that are kept although they no longer fit, lie under a bloqueo, or
   * lie on a day that is closed now.
   */
  enConflicto: FranjaDePlan[];
}

/**
 * Works out what makes the future franjas of a period what the rules say (rules §7.10). Pure, so that
 * a preview can show it before it is done.
 */
export function compararPlan(reglas: ReglasDePlan, situacion: Situacion): CambiosDePlan {
  const vivas = situacion.actuales.filter(({ retirada }) => retirada === null);
  const deseadas = franjasDeseadas(reglas, situacion);
  const porHorario = new Map(deseadas.map((deseada) => [clave(deseada), deseada]));
  // Without a configuration there is no plan, so that no franja counts as superfluous.
  const delPlan = reglas.config ? vivas.filter(esDelPlan) : [];
  const sobrantes = delPlan.filter((franja) => !porHorario.has(clave(franja)));
  const retirar = sobrantes.filter(
    ({ ocupadosTotal, bloqueadaAMano }) => ocupadosTotal === 0 && !bloqueadaAMano,
  );
  const seRetiran = new Set(retirar);
  const sobran = new Set(sobrantes);
  const quedan = vivas.filter((franja) => !seRetiran.has(franja));
  const marcas = quedan.map(marcar(reglas));
  const reservadas = new Set([
    ...sobrantes,
    ...vivas.filter((franja) => !esDelPlan(franja) && estaFueraDelDia(franja, reglas)),
    ...marcas.filter(({ bloqueoId }) => bloqueoId !== null).map(({ franja }) => franja),
  ]);
  const existentes = new Set(quedan.map(clave));
  return {
    crear: nuevas(deseadas, { existentes, quedan, actuales: situacion.actuales }),
    existentes: deseadas.filter((deseada) => existentes.has(clave(deseada))).length,
    retirar,
    capacidades: delPlan.flatMap((franja) => {
      const deseada = porHorario.get(clave(franja));
      const capacidad = deseada && Math.max(deseada.capacidad, franja.ocupadosTotal);
      return capacidad && capacidad !== franja.capacidad ? [{ franja, capacidad }] : [];
    }),
    bloqueos: marcas.filter(({ franja, bloqueoId }) => franja.bloqueoId !== bloqueoId),
    cierres: quedan
      .map((franja) => ({ franja, motivoDelPlan: motivoDelPlan(franja, reglas, sobran) }))
      .filter((cierre) => cierre.franja.motivoDelPlan !== cierre.motivoDelPlan),
    enConflicto: [...reservadas].filter(({ ocupadosTotal }) => ocupadosTotal > 0),
  };
}

const clave = ({ inicio, fin }: Lapso) => `${inicio}/${fin}`;

/** True for a franja that was generated and that no administrator has edited. */
const esDelPlan = ({ origen, editada }: FranjaDePlan) => origen === 'GENERADA' && !editada;

/**
 * True when a franja that an administrator made or edited lies outside the hours of a day with a
 * feriado or an override, or when an edited franja lies on a day that the week closes. In all other
 * cases, hours outside the week's are taken to be intended.
 */
function estaFueraDelDia(franja: FranjaDePlan, { config, ...reglas }: ReglasDePlan): boolean {
  const fecha = fechaDe(franja.inicio);
  const { tramos } = planDeDia(fecha, { ...reglas, capacidadBase: 0 });
  const conExcepcion = reglas.feriados.has(fecha) || reglas.overrides.has(fecha);
  const cerrado = config !== undefined && franja.origen === 'GENERADA' && tramos.length === 0;
  return (conExcepcion || cerrado) && !tramos.some((tramo) => estaDentro(franja, tramo));
}

/**
 * Returns why the plan blocks a franja that stays, or null. A feriado closes all that is left on
 * its day, also what a hand made or changed; what is only kept for its bookings is closed whatever
 * has taken its hours away (rules §7.13).
 */
function motivoDelPlan(
  franja: FranjaDePlan,
  { feriados, overrides }: ReglasDePlan,
  sobrantes: ReadonlySet<FranjaDePlan>,
): string | null {
  const fecha = fechaDe(franja.inicio);
  const override = overrides.get(fecha);
  const feriado = override ? undefined : feriados.get(fecha);
  if (feriado !== undefined) return feriado;
  const quedaPorReservas = sobrantes.has(franja) && franja.ocupadosTotal > 0;
  return quedaPorReservas ? (override?.motivo ?? FUERA_DE_HORARIO) : null;
}

const marcar = (reglas: ReglasDePlan) => (franja: FranjaDePlan) => ({
  franja,
  bloqueoId: bloqueoQueCubre(reglas.bloqueos, franja),
});

function franjasDeseadas(
  { config, bloqueos, ...reglas }: ReglasDePlan,
  { alcance, ahora, enCurso, actuales }: Situacion,
): NuevaFranja[] {
  if (!config) return [];
  const { capacidadBase, duracionBaseMin } = config;
  return diasDelPlan(alcance, actuales)
    .flatMap((fecha) => {
      const { tramos, capacidad } = planDeDia(fecha, { ...reglas, capacidadBase });
      return franjasDeTramos(tramos, duracionBaseMin).map(({ horaInicio, horaFin }) => ({
        inicio: fechaHora(fecha, horaInicio),
        fin: fechaHora(fecha, horaFin),
        capacidad,
      }));
    })
    .filter((franja) => franja.inicio > ahora && !(enCurso && seSuperponen(franja, enCurso)))
    .map((franja) => ({ ...franja, bloqueoId: bloqueoQueCubre(bloqueos, franja) }));
}

/**
 * Returns the days up to `llenarHasta`, and after it the stretches of days that were generated
 * before, with the closed days between them.
 */
function diasDelPlan(
  { desde, llenarHasta }: Alcance,
  actuales: readonly FranjaDePlan[],
): readonly string[] {
  const generados = actuales
    .filter((franja) => franja.retirada === null && esDelPlan(franja))
    .map(({ inicio }) => fechaDe(inicio))
    .filter((fecha) => fecha > llenarHasta);
  const dias = fechasEntre(desde, llenarHasta);
  let ultimo = llenarHasta;
  for (const fecha of [...new Set(generados)].toSorted()) {
    const sigue = diasEntre(ultimo, fecha) <= UNA_SEMANA;
    dias.push(...fechasEntre(sigue ? sumarDias(ultimo, 1) : fecha, fecha));
    ultimo = fecha;
  }
  return dias;
}

/**
 * Returns the wanted franjas that do not exist, that no administrator deleted, and whose hours are
 * free.
 */
function nuevas(
  deseadas: readonly NuevaFranja[],
  hay: {
    existentes: ReadonlySet<string>;
    quedan: readonly FranjaDePlan[];
    actuales: readonly FranjaDePlan[];
  },
): NuevaFranja[] {
  const borradas = new Set(
    hay.actuales
      .filter(({ retirada, origen }) => retirada === 'ADMIN' && origen === 'GENERADA')
      .map(({ inicio }) => inicio),
  );
  const porDia = Map.groupBy(hay.quedan, ({ inicio }) => fechaDe(inicio));
  return deseadas.filter(
    (deseada) =>
      !hay.existentes.has(clave(deseada)) &&
      !borradas.has(deseada.inicio) &&
      !porDia.get(fechaDe(deseada.inicio))?.some((franja) => seSuperponen(franja, deseada)),
  );
}
