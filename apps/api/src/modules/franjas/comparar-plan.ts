import { fechaDe, fechaHora, fechasEntre, sumarDias } from '@remanso/contract/calendario';
import {
  bloqueoQueCubre,
  franjasDeTramos,
  planDeDia,
  seSuperponen,
  type Lapso,
} from '@remanso/contract/plan.rules';
import type { Periodo } from '../excepciones/excepciones.queries.ts';
import type { ReglasDePlan } from './leer-reglas-de-plan.ts';
import type { FranjaDePlan, NuevaFranja } from './plan.repository.ts';

/** How far ahead franjas are generated at all: a slip of the year, in one made by hand, must not fill centuries. */
export const HORIZONTE_DIAS = 366;

/** What there is now. */
export interface Situacion {
  periodo: Periodo;
  ahora: string;
  enCurso: Lapso | undefined;
  actuales: readonly FranjaDePlan[];
}

/** What has to be done to the franjas to come. */
export interface CambiosDePlan {
  crear: NuevaFranja[];
  /** How many of the wanted ones are there already. */
  existentes: number;
  retirar: FranjaDePlan[];
  capacidades: { franja: FranjaDePlan; capacidad: number }[];
  bloqueos: { franja: FranjaDePlan; bloqueoId: number | null }[];
  /** With active bookings, kept although they no longer fit or lie under a bloqueo. */
  enConflicto: FranjaDePlan[];
}

/** What makes the future franjas of a period what the rules say (decisions §5). Pure, so that it can be told before it is done. */
export function compararPlan(reglas: ReglasDePlan, situacion: Situacion): CambiosDePlan {
  const vivas = situacion.actuales.filter(({ retirada }) => retirada === null);
  const deseadas = franjasDeseadas(reglas, situacion);
  const porHorario = new Map(deseadas.map((deseada) => [clave(deseada), deseada]));
  // Without a configuration nothing is known to be too much.
  const delPlan = reglas.config ? vivas.filter(esDelPlan) : [];
  const sobrantes = delPlan.filter((franja) => !porHorario.has(clave(franja)));
  const retirar = sobrantes.filter(({ ocupados }) => ocupados === 0);
  const seRetiran = new Set(retirar);
  const quedan = vivas.filter((franja) => !seRetiran.has(franja));
  const marcas = reglas.config ? quedan.map(marcar(reglas)) : [];
  const reservadas = new Set([
    ...sobrantes,
    ...marcas.filter(({ bloqueoId }) => bloqueoId !== null).map(({ franja }) => franja),
  ]);
  const existentes = new Set(quedan.map(clave));
  return {
    crear: nuevas(deseadas, { existentes, quedan, actuales: situacion.actuales }),
    existentes: deseadas.filter((deseada) => existentes.has(clave(deseada))).length,
    retirar,
    capacidades: delPlan.flatMap((franja) => {
      const deseada = porHorario.get(clave(franja));
      const capacidad = deseada && Math.max(deseada.capacidad, franja.ocupados);
      return capacidad && capacidad !== franja.capacidad ? [{ franja, capacidad }] : [];
    }),
    bloqueos: marcas.filter(({ franja, bloqueoId }) => franja.bloqueoId !== bloqueoId),
    enConflicto: [...reservadas].filter(({ ocupados }) => ocupados > 0),
  };
}

const clave = ({ inicio, fin }: Lapso) => `${inicio}/${fin}`;

/** Not made or changed by an admin's hand. */
const esDelPlan = ({ origen, editada, bloqueada }: FranjaDePlan) =>
  origen === 'GENERADA' && !editada && !bloqueada;

const marcar = (reglas: ReglasDePlan) => (franja: FranjaDePlan) => ({
  franja,
  bloqueoId: bloqueoQueCubre(reglas.bloqueos, franja),
});

function franjasDeseadas(
  { config, bloqueos, ...reglas }: ReglasDePlan,
  { periodo: { desde, hasta }, ahora, enCurso }: Situacion,
): NuevaFranja[] {
  if (!config) return [];
  const { capacidadBase, duracionBaseMin } = config;
  const horizonte = sumarDias(fechaDe(ahora), HORIZONTE_DIAS);
  return fechasEntre(desde, hasta < horizonte ? hasta : horizonte)
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

/** Those that are not there, that no admin deleted, and that find their hours free. */
function nuevas(
  deseadas: readonly NuevaFranja[],
  hay: {
    existentes: ReadonlySet<string>;
    quedan: readonly FranjaDePlan[];
    actuales: readonly FranjaDePlan[];
  },
): NuevaFranja[] {
  const borradas = new Set(
    hay.actuales.filter(({ retirada }) => retirada === 'ADMIN').map(({ inicio }) => inicio),
  );
  const porDia = Map.groupBy(hay.quedan, ({ inicio }) => fechaDe(inicio));
  return deseadas.filter(
    (deseada) =>
      !hay.existentes.has(clave(deseada)) &&
      !borradas.has(deseada.inicio) &&
      !porDia.get(fechaDe(deseada.inicio))?.some((franja) => seSuperponen(franja, deseada)),
  );
}
