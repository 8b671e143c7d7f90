import type { TipoDeEvento } from '@remanso/contract/sistema/eventos.contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/*
 * The queries that a change makes stale: a change that was made on this page, or one that an event
 * of the stream reports.
 */

/**
 * The families of queries. The first element of every query key is its family; the compiler refuses
 * any other.
 */
const TODAS = [
  'abonos',
  'actividad',
  'agenda',
  'alternativas',
  'avisos',
  'calendario',
  'centro',
  'clientes',
  'config',
  'esperas',
  'excepciones',
  'franjas',
  'franjas-por-reservar',
  'historia',
  'horarios-base',
  'importaciones',
  'informes',
  'pagos',
  'por-resolver',
  'precio',
  'recados',
  'reservas-propias',
  'salud',
  'serie-prevista',
  'series',
  'suscripciones',
  'tokens',
  'usuarios',
  'webhooks',
] as const;
type Familia = (typeof TODAS)[number];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Familia, ...unknown[]];
    /**
     * The only day that a query is about; undefined for a query about several days. Changes of
     * other days do not make the query stale.
     */
    queryMeta: { dia?: string };
  }
}

/** The families of queries that each kind of change makes stale. */
const VENCEN = {
  /** The franjas of a day, their bookings, and the attendance and debts of the people. */
  dia: [
    'agenda',
    'franjas',
    'franjas-por-reservar',
    'por-resolver',
    'clientes',
    'pagos',
    'esperas',
    'series',
  ],
  reservas: ['reservas-propias', 'abonos', 'series'],
  /** The waiting list of a franja, and the recados about its offers. */
  esperas: ['esperas', 'franjas', 'recados'],
  caja: ['pagos'],
  abonos: ['abonos', 'clientes'],
  config: ['agenda', 'config', 'centro', 'horarios-base'],
  personas: ['clientes', 'usuarios', 'franjas', 'importaciones'],
  avisos: ['avisos'],
  tokens: ['tokens'],
  webhooks: ['webhooks'],
  recados: ['recados'],
  /** The desk's queries that depend on several kinds of data, such as the trail (actividad). */
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
  /**
   * The configuration, the opening hours, the exceptions or the prices: changing them creates and
   * withdraws franjas.
   */
  plan: TODAS,
  /** The person who asks: what somebody saw without a session may be more with one. */
  sesion: TODAS,
  /** The time of the server, on which every answer depends. */
  reloj: TODAS,
  /** The name and the texts of the centre, which are part of all kinds of answers. */
  centro: TODAS,
} as const satisfies Record<string, readonly Familia[]>;
export type Cambio = keyof typeof VENCEN;

/**
 * The kinds of change that an event of the stream means. No event makes the family 'precio' stale:
 * a price that somebody is being asked about stays on screen, because the server asks the person
 * again before the server takes another price.
 */
const CAMBIOS_DE: Record<TipoDeEvento, readonly Cambio[]> = {
  conectado: [],
  esperas: ['esperas', 'reservas', 'rastro'],
  dia: ['dia', 'rastro'],
  reservas: ['reservas', 'rastro'],
  caja: ['caja', 'rastro'],
  abonos: ['abonos', 'rastro'],
  config: ['config', 'rastro'],
  reiniciar: ['dia', 'reservas', 'caja', 'abonos', 'config', 'rastro'],
};

export interface Suceso {
  event: TipoDeEvento;
  data: { fecha?: string };
}

/**
 * Makes the queries stale that a change on this page outdates. Those on screen are read again at
 * once, all others when they are next shown.
 */
export function vencer(cliente: QueryClient, ...cambios: readonly Cambio[]): Promise<void> {
  return cliente.invalidateQueries({ predicate: ({ queryKey }) => esDe(cambios, queryKey) });
}

/**
 * Makes the queries stale that a change on this page outdates. None is read at once: each is read
 * when it is next shown.
 */
export function vencerSinPedir(cliente: QueryClient, ...cambios: readonly Cambio[]): Promise<void> {
  return cliente.invalidateQueries({
    predicate: ({ queryKey }) => esDe(cambios, queryKey),
    refetchType: 'none',
  });
}

/**
 * Makes the queries stale that the events of the stream outdate. Those on screen are read again at
 * once; on a hidden page (`oculta`) only once somebody looks at the page.
 */
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

/**
 * True for a query with a refetch interval of its own, such as the server's health. Events do not
 * make such a query stale.
 */
function tieneReloj({ observers }: Query): boolean {
  return typeof observers[0]?.options.refetchInterval === 'number';
}
