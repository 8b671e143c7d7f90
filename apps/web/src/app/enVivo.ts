import type { QueryKey } from '@tanstack/react-query';
import { consultasDeConfig } from '../entities/config/config.queries.ts';
import { consultasDeFranjas } from '../entities/franja/franjas-del-dia.queries.ts';
import { consultasDeFranjasPorReservar } from '../entities/franja/franjas-por-reservar.queries.ts';
import { consultasDePrecios } from '../entities/precio/precios.queries.ts';
import { consultasDeReservasPropias } from '../entities/reserva/reservas-propias.queries.ts';
import { consultas } from '../lib/consultas.ts';
import { escucharEventos } from '../lib/escucharEventos.ts';
import type { Evento } from '../lib/leerEventos.ts';
import { suscribirAVivo, estaEnVivo } from '../lib/vivo.ts';

/** Events of one cause come together, and their queries are read again once. */
const JUNTOS_MS = 60;

const raices = (...todas: QueryKey[]) => todas.map(([raiz]) => raiz);
const DEL_DIA = raices(consultasDeFranjas.todas, consultasDeFranjasPorReservar.todas);
const DE_RESERVAS = raices(consultasDeReservasPropias.todas);
const DE_CONFIG = raices(consultasDeConfig.todas);
/** A price that somebody is being asked about stays: the server tells them before it takes another. */
const DE_PRECIOS = raices(consultasDePrecios.todas);
const VIVAS = [...DEL_DIA, ...DE_RESERVAS, ...DE_CONFIG];
/** Other keys are the desk's, about several nouns as the trail is: they are stale at every event. */
const DE_UN_NOMBRE = [...VIVAS, ...DE_PRECIOS];

type Afecta = (key: QueryKey) => boolean;

const esFecha = (parte: unknown) => typeof parte === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(parte);

/** Returns a test for queries among these that are about no other day than this one. */
function entre(afectadas: readonly unknown[], fecha?: string): Afecta {
  return (key) =>
    (afectadas.includes(key[0]) || !DE_UN_NOMBRE.includes(key[0])) &&
    (fecha === undefined || key.every((parte) => !esFecha(parte) || parte === fecha));
}

/** Returns a test for the queries that an event makes stale; undefined where there are none. */
export function loQueAfecta({ event, data }: Pick<Evento, 'event' | 'data'>): Afecta | undefined {
  switch (event) {
    case 'dia':
      return entre(DEL_DIA, data.fecha);
    case 'reservas':
      return entre(DE_RESERVAS);
    case 'caja':
      return entre([]);
    case 'config':
      return entre(DE_CONFIG);
    case 'reiniciar':
      return entre(VIVAS);
    default:
      return undefined;
  }
}

const porRenovar: Afecta[] = [];

function renovarPronto(afecta: Afecta | undefined): void {
  if (!afecta) return;
  porRenovar.push(afecta);
  if (porRenovar.length === 1) setTimeout(renovar, JUNTOS_MS);
}

/** Reads again what is on the screen; of a hidden page, once somebody looks at it. */
function renovar(): void {
  const afectan = porRenovar.splice(0);
  void consultas.invalidateQueries({
    // A query with a clock of its own, such as the health of the server, is left to it.
    predicate: ({ queryKey, observers }) =>
      typeof observers[0]?.options.refetchInterval !== 'number' &&
      afectan.some((afecta) => afecta(queryKey)),
    refetchType: document.hidden ? 'none' : 'active',
  });
}

/** Keeps the screens up to date. */
export function vivir(): void {
  escucharEventos((evento) => renovarPronto(loQueAfecta(evento)));
  // A screen that is no longer told begins to ask: a query sets its next reading after each one.
  suscribirAVivo(() => {
    if (!estaEnVivo()) renovarPronto(loQueAfecta({ event: 'reiniciar', data: {} }));
  });
}
