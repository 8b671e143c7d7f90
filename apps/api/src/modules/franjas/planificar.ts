import { fechaDe, fechaHora, fechasEntre, sumarDias } from '@remanso/contract/calendario';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import {
  bloqueoQueCubre,
  franjasDeTramos,
  planDeDia,
  seSuperponen,
  type BloqueoDePlan,
  type Lapso,
  type Reglas,
} from '@remanso/contract/plan.rules';
import type { Tx } from '../../database/transaction.ts';
import { leerConfig } from '../config/config.queries.ts';
import { leerExcepcionesDePlan, type Periodo } from '../excepciones/excepciones.queries.ts';
import { leerHorariosBase } from '../horarios-base/horarios-base.queries.ts';
import { reservasPorFranja } from '../reservas/reservas.queries.ts';
import { franjasPorId } from './franjas.queries.ts';
import {
  asignarBloqueo,
  cambiarCapacidad,
  franjaEnCurso,
  insertarFranjas,
  lockFranjasDePlan,
  lockPlan,
  retirarFranjas,
  type FranjaDePlan,
  type NuevaFranja,
} from './plan.repository.ts';

export interface ResultadoDePlan {
  creadas: number;
  existentes: number;
  retiradas: number;
  conflictos: Conflictos;
}

/** How far ahead franjas are generated at all: a slip of the year, in one made by hand, must not fill centuries. */
export const HORIZONTE_DIAS = 366;

interface Momento {
  ahora: string;
  timeZone: string;
}

/**
 * Makes the future franjas of a period what the hours, the configuration and the exceptions say (decisions §5).
 * Running it twice changes nothing. What has active bookings is kept and answered under `conflictos`; what an
 * admin deleted does not come back; what an admin made or changed by hand is left alone.
 */
export async function planificar(
  tx: Tx,
  periodo: Periodo,
  { ahora, timeZone }: Momento,
): Promise<ResultadoDePlan> {
  await lockPlan(tx);
  const config = await leerConfig(tx);
  if (!config) return { creadas: 0, existentes: 0, retiradas: 0, conflictos: [] };
  const { bloqueos, ...excepciones } = await leerExcepcionesDePlan(tx, periodo);
  const horarios = await leerHorariosBase(tx);
  const enCurso = await franjaEnCurso(tx, ahora);
  const horizonte = sumarDias(fechaDe(ahora), HORIZONTE_DIAS);
  const deseadas = franjasDeseadas(
    { desde: periodo.desde, hasta: periodo.hasta < horizonte ? periodo.hasta : horizonte },
    { horarios, ...excepciones, capacidadBase: config.capacidadBase },
    config.duracionBaseMin,
  ).filter((franja) => franja.inicio > ahora && !(enCurso && seSuperponen(franja, enCurso)));

  const actuales = await lockFranjasDePlan(tx, periodo, ahora);
  const cambios = compararPlan(deseadas, actuales);
  await retirarFranjas(tx, cambios.retirar);
  await insertarFranjas(tx, cambios.crear);
  for (const { id, capacidad } of cambios.capacidades) await cambiarCapacidad(tx, id, capacidad);

  const bloqueadas = await marcarBloqueos(tx, periodo, bloqueos, ahora);
  return {
    creadas: cambios.crear.length,
    existentes: cambios.existentes,
    retiradas: cambios.retirar.length,
    conflictos: await leerConflictos(tx, [...cambios.enConflicto, ...bloqueadas], timeZone),
  };
}

function franjasDeseadas(
  { desde, hasta }: Periodo,
  reglas: Reglas,
  duracionMin: number,
): NuevaFranja[] {
  return fechasEntre(desde, hasta).flatMap((fecha) => {
    const { tramos, capacidad } = planDeDia(fecha, reglas);
    return franjasDeTramos(tramos, duracionMin).map(({ horaInicio, horaFin }) => ({
      inicio: fechaHora(fecha, horaInicio),
      fin: fechaHora(fecha, horaFin),
      capacidad,
    }));
  });
}

/** What has to be done so that `actuales` become `deseadas`. Pure. */
function compararPlan(deseadas: readonly NuevaFranja[], actuales: readonly FranjaDePlan[]) {
  const vivas = actuales.filter(({ retirada }) => retirada === null);
  const borradas = new Set(
    actuales.filter(({ retirada }) => retirada === 'ADMIN').map(({ inicio }) => inicio),
  );
  const porHorario = new Map(deseadas.map((deseada) => [clave(deseada), deseada]));
  const delPlan = vivas.filter(
    ({ origen, editada, bloqueada }) => origen === 'GENERADA' && !editada && !bloqueada,
  );
  const sobrantes = delPlan.filter((franja) => !porHorario.has(clave(franja)));
  const retirar = sobrantes.filter(({ ocupados }) => ocupados === 0).map(({ id }) => id);
  const quedan = vivas.filter(({ id }) => !retirar.includes(id));
  const existentes = new Set(quedan.map(clave));
  return {
    retirar,
    enConflicto: sobrantes.filter(({ ocupados }) => ocupados > 0).map(({ id }) => id),
    crear: deseadas.filter(
      (deseada) =>
        !existentes.has(clave(deseada)) &&
        !borradas.has(deseada.inicio) &&
        !quedan.some((franja) => seSuperponen(franja, deseada)),
    ),
    existentes: deseadas.filter((deseada) => existentes.has(clave(deseada))).length,
    capacidades: delPlan.flatMap((franja) => {
      const deseada = porHorario.get(clave(franja));
      const capacidad = deseada && Math.max(deseada.capacidad, franja.ocupados);
      return capacidad && capacidad !== franja.capacidad ? [{ id: franja.id, capacidad }] : [];
    }),
  };
}

const clave = ({ inicio, fin }: Lapso) => `${inicio}/${fin}`;

/** Points each franja at a bloqueo that covers it, or at none; answers the booked ones that are covered. */
async function marcarBloqueos(
  tx: Tx,
  periodo: Periodo,
  bloqueos: readonly BloqueoDePlan[],
  ahora: string,
): Promise<number[]> {
  const vivas = (await lockFranjasDePlan(tx, periodo, ahora)).filter((f) => f.retirada === null);
  const marcas = vivas.map((franja) => ({
    franja,
    bloqueoId: bloqueoQueCubre(bloqueos, franja),
  }));
  const cambiadas = marcas.filter(({ franja, bloqueoId }) => franja.bloqueoId !== bloqueoId);
  for (const [bloqueoId, grupo] of Map.groupBy(cambiadas, (marca) => marca.bloqueoId)) {
    await asignarBloqueo(
      tx,
      grupo.map(({ franja }) => franja.id),
      bloqueoId,
    );
  }
  return marcas
    .filter(({ franja, bloqueoId }) => bloqueoId !== null && franja.ocupados > 0)
    .map(({ franja }) => franja.id);
}

async function leerConflictos(
  tx: Tx,
  ids: readonly number[],
  timeZone: string,
): Promise<Conflictos> {
  const franjas = await franjasPorId(tx, [...new Set(ids)]);
  const reservas = await reservasPorFranja(
    tx,
    franjas.map(({ id }) => id),
    timeZone,
  );
  return franjas.map((franja) => ({ franja, reservas: reservas.get(franja.id) ?? [] }));
}
