import type { TipoDeEvento } from '@remanso/contract/sistema/eventos.contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/*
 * What makes what stale, for a change made here and for one that the stream of events tells of.
 */

/** The families of queries. A key begins with its family, or does not compile. */
const TODAS = [
  'actividad',
  'alternativas',
  'avisos',
  'calendario',
  'centro',
  'clientes',
  'config',
  'excepciones',
  'franjas',
  'franjas-por-reservar',
  'historia',
  'horarios-base',
  'informes',
  'pagos',
  'por-resolver',
  'precio',
  'recados',
  'reservas-propias',
  'salud',
  'usuarios',
] as const;
type Familia = (typeof TODAS)[number];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Familia, ...unknown[]];
    /** The day that a query is about, where it is about no other: changes of others pass it by. */
    queryMeta: { dia?: string };
  }
}

/** The noun that changed, and the families that are stale by it. */
const VENCEN = {
  /** The franjas of a day, what is booked in them, who came and what they owe. */
  dia: ['franjas', 'franjas-por-reservar', 'por-resolver', 'clientes', 'pagos'],
  reservas: ['reservas-propias'],
  caja: ['pagos'],
  config: ['config', 'centro', 'horarios-base'],
  personas: ['clientes', 'usuarios', 'franjas'],
  avisos: ['avisos'],
  recados: ['recados'],
  /** What the desk's screens tell about several nouns at once, the trail first. */
  rastro: [
    'actividad',
    'alternativas',
    'avisos',
    'clientes',
    'excepciones',
    'historia',
    'informes',
    'pagos',
    'por-resolver',
    'recados',
    'usuarios',
  ],
  /** The configuration, the hours, exceptions and prices: they make and withdraw franjas. */
  plan: TODAS,
  /** The time of the server, by which everything is counted. */
  reloj: TODAS,
  /** The name and the texts of the centre, which stand in all kinds of answers. */
  centro: TODAS,
} as const satisfies Record<string, readonly Familia[]>;
export type Cambio = keyof typeof VENCEN;

/** A price that somebody is being asked about stays: the server tells them before it takes another. */
const CAMBIOS_DE: Record<TipoDeEvento, readonly Cambio[]> = {
  conectado: [],
  esperas: [],
  dia: ['dia', 'rastro'],
  reservas: ['reservas', 'rastro'],
  caja: ['caja', 'rastro'],
  config: ['config', 'rastro'],
  reiniciar: ['dia', 'reservas', 'caja', 'config', 'rastro'],
};

export interface Suceso {
  event: TipoDeEvento;
  data: { fecha?: string };
}

/** Reads again what is stale by a change made here; what nobody looks at, when it is next shown. */
export function vencer(cliente: QueryClient, ...cambios: readonly Cambio[]): Promise<void> {
  return cliente.invalidateQueries({ predicate: ({ queryKey }) => esDe(cambios, queryKey) });
}

/** Makes stale what a change made here outdates, and reads it when it is next shown. */
export function vencerSinPedir(cliente: QueryClient, ...cambios: readonly Cambio[]): Promise<void> {
  return cliente.invalidateQueries({
    predicate: ({ queryKey }) => esDe(cambios, queryKey),
    refetchType: 'none',
  });
}

/** Reads again what is stale by these events; of a hidden page, once somebody looks at it. */
export function vencerPorSucesos(
  cliente: QueryClient,
  sucesos: readonly Suceso[],
  { oculta }: { oculta: boolean },
): Promise<void> {
  return cliente.invalidateQueries({
    predicate: (consulta) =>
      !tieneReloj(consulta) && sucesos.some((suceso) => afecta(suceso, consulta)),
    refetchType: oculta ? 'none' : 'active',
  });
}

function afecta(
  { event, data }: Suceso,
  { queryKey, meta }: { queryKey: QueryKey; meta?: { dia?: string } | undefined },
): boolean {
  const esDeOtroDia = data.fecha && meta?.dia && meta.dia !== data.fecha;
  return !esDeOtroDia && esDe(CAMBIOS_DE[event], queryKey);
}

function esDe(cambios: readonly Cambio[], [familia]: QueryKey): boolean {
  return cambios.some((cambio) => (VENCEN[cambio] as readonly Familia[]).includes(familia));
}

/** A query with a clock of its own, such as the health of the server, is left to it. */
function tieneReloj({ observers }: Query): boolean {
  return typeof observers[0]?.options.refetchInterval === 'number';
}
