import { esFecha, fechaDe } from '@remanso/contract/calendario';
import type { Entidad } from '@remanso/contract/seguimiento/hechos.rules';
import type { Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import {
  destinoCon,
  paginaEn,
  paginaParaPersonas,
  textoEn,
} from '../../../lib/direccion/direccion.ts';
import type { Destino } from '../../../lib/direccion/rutas.ts';

/*
 * The filters of the trail in the address: the author, the entidad, the first day and the last day.
 */

/**
 * The id of an account, the `valor` of one of GRUPOS, a program by the id of its token, or '' for
 * everybody.
 */
export type Quien = number | (typeof GRUPOS)[number]['valor'] | DePrograma | '';

type DePrograma = `programa-${number}`;

export const GRUPOS = [
  { valor: 'admin', texto: 'La administración' },
  { valor: 'recepcion', texto: 'La recepción' },
  { valor: 'client', texto: 'Los clientes' },
  { valor: 'sistema', texto: 'El sistema, o nadie con sesión' },
] as const;

export interface Filtros {
  quien: Quien;
  /** The `entidad` of the server's API, or '' for every entidad. */
  cosa: string;
  desde: string;
  hasta: string;
  pagina: number;
}

export const SIN_FILTROS: Filtros = { quien: '', cosa: '', desde: '', hasta: '', pagina: 0 };

/** The name of each entidad in the list by which the trail is filtered, in the order of the list. */
const NOMBRES_DE_COSAS: Record<Entidad, string> = {
  franjas: 'Turnos',
  reservas: 'Reservas',
  series: 'Turnos fijos',
  asientos: 'Participantes',
  asistencia: 'Asistencia',
  esperas: 'Listas de espera',
  pagos: 'Pagos y devoluciones',
  abonos: 'Abonos que se venden',
  'abonos-vendidos': 'Abonos de los clientes',
  'movimientos-de-caja': 'Movimientos de la caja',
  'cierres-de-caja': 'Cierres de la caja',
  usuarios: 'Cuentas',
  avisos: 'Mensajes por email',
  recados: 'Avisos por WhatsApp',
  tokens: 'Llaves de otros programas',
  webhooks: 'Avisos a otros programas',
  sistema: 'Tareas del sistema',
  config: 'Configuración',
  centro: 'Datos del centro',
  importaciones: 'Clientes traídos',
  'listas-de-precios': 'Listas de precios',
  'horarios-base': 'Horarios semanales',
  feriados: 'Feriados',
  bloqueos: 'Bloqueos',
  overrides: 'Horarios especiales',
  reloj: 'Reloj',
};

export const COSAS = Object.entries(NOMBRES_DE_COSAS).map(([valor, texto]) => ({ valor, texto }));

/**
 * Reads the filters in the address. A value that makes no sense is left out, so that an old or
 * mistyped address still shows something.
 */
export function leerFiltros(consulta: string): Filtros {
  const cosa = textoEn(consulta, 'cosa');
  const desde = fechaEn(consulta, 'desde');
  const hasta = fechaEn(consulta, 'hasta');
  return {
    quien: leerQuien(textoEn(consulta, 'usuario')),
    cosa: COSAS.some(({ valor }) => valor === cosa) ? cosa : '',
    desde,
    hasta: desde !== '' && hasta !== '' && hasta < desde ? '' : hasta,
    pagina: paginaEn(consulta),
  };
}

export function destinoDe({ quien, pagina, ...filtros }: Filtros): Destino {
  const valores = { usuario: quien, ...filtros, pagina: paginaParaPersonas(pagina) };
  return destinoCon('/dashboard/actividad', valores);
}

/**
 * Reads whose actions the list shows, from the value of the select or of `?usuario=`: the id of an
 * account, one of GRUPOS or a program. Returns '' (everybody) for any other text.
 */
export function leerQuien(texto: string): Quien {
  const grupo = GRUPOS.find(({ valor }) => valor === texto);
  if (grupo) return grupo.valor;
  const [, programa, id] = /^(programa-)?([1-9]\d{0,14})$/.exec(texto) ?? [];
  if (id === undefined) return '';
  return programa === undefined ? Number(id) : `programa-${Number(id)}`;
}

/** Returns who did a hecho, as a filter. */
export function quienDe({ usuarioId, programa }: Pick<Hecho, 'usuarioId' | 'programa'>): Quien {
  return programa ? `programa-${programa.id}` : (usuarioId ?? 'sistema');
}

/** Returns the part of the request to the server that says who did it. */
export function pedidoDeQuien(quien: Quien) {
  if (quien === '') return {};
  if (typeof quien === 'number') return { autorId: quien };
  return esDePrograma(quien)
    ? { programaId: Number(quien.slice('programa-'.length)) }
    : { autor: quien };
}

const esDePrograma = (quien: Quien): quien is DePrograma => String(quien).startsWith('programa-');

type Programa = NonNullable<Hecho['programa']>;

/**
 * Returns the options for the programs that have done something, and one for whoever is chosen and
 * is no option yet: an account of a cliente or of the recepción, a former administrator, an erased
 * account, or a program whose name is still being asked for.
 */
export function opcionesDeQuien(
  quien: Quien,
  { personas, programas }: { personas: readonly Opcion[]; programas: readonly Programa[] },
): Opcion[] {
  const conocidas = [
    ...GRUPOS,
    ...personas,
    ...programas.map(({ id, nombre }) => ({
      valor: `programa-${id}`,
      texto: `${nombre} (programa)`,
    })),
  ];
  const valor = String(quien);
  if (valor === '' || conocidas.some((opcion) => opcion.valor === valor)) return conocidas;
  return [
    ...conocidas,
    { valor, texto: esDePrograma(quien) ? 'Un programa' : `Cuenta n.º ${valor}` },
  ];
}

interface Opcion {
  valor: string;
  texto: string;
}

export function hayFiltros({ quien, cosa, desde, hasta }: Filtros): boolean {
  return quien !== '' || cosa !== '' || desde !== '' || hasta !== '';
}

function fechaEn(consulta: string, clave: string): string {
  const texto = textoEn(consulta, clave);
  return esFecha(texto) ? texto : '';
}

/** Groups the hechos of a page by day, keeping their order. */
export function porDia(hechos: readonly Hecho[]): { fecha: string; hechos: Hecho[] }[] {
  const dias = Map.groupBy(hechos, ({ ocurridoEn }) => fechaDe(ocurridoEn));
  return [...dias].map(([fecha, suyos]) => ({ fecha, hechos: suyos }));
}
