import type { BuscadosEnElCentro } from '../../../../entities/abono/abonos.queries.ts';
import {
  destinoCon,
  paginaEn,
  paginaParaPersonas,
  textoEn,
} from '../../../../lib/direccion/direccion.ts';
import type { Destino } from '../../../../lib/direccion/rutas.ts';

/*
 * The list of all sold abonos in the address: which ones, the search and the page.
 */

/** The lists of what was sold, with the query that reads each. */
const LISTAS = {
  vigentes: { estado: 'ACTIVO' },
  vencen: { porVencer: true },
  deben: { conSaldo: true },
  todos: {},
} as const satisfies Record<string, Omit<BuscadosEnElCentro, 'page'>>;
export type ListaDeAbonos = keyof typeof LISTAS;

export const NOMBRE_DE_LISTA: Record<ListaDeAbonos, string> = {
  vigentes: 'Con lugares',
  vencen: 'Terminan pronto',
  deben: 'Deben',
  todos: 'Todos',
};
export const LISTAS_DE_ABONOS = Object.keys(LISTAS) as ListaDeAbonos[];

export const NADIE_EN_LISTA: Record<ListaDeAbonos, string> = {
  vigentes: 'Nadie tiene lugares por usar',
  vencen: 'Ninguno termina en estos días',
  deben: 'Nadie debe un abono',
  todos: 'Todavía no se vendió ninguno',
};

export interface LugarDeAbonos {
  lista: ListaDeAbonos;
  buscar: string;
  pagina: number;
}

export function leerLugarDeAbonos(consulta: string): LugarDeAbonos {
  return {
    lista: LISTAS_DE_ABONOS.find((lista) => lista === textoEn(consulta, 'lista')) ?? 'vigentes',
    buscar: textoEn(consulta, 'buscar'),
    pagina: paginaEn(consulta),
  };
}

export function destinoDeAbonos({ lista, buscar, pagina }: LugarDeAbonos): Destino {
  return destinoCon('/dashboard/caja', {
    vista: 'abonos',
    lista: lista === 'vigentes' ? null : lista,
    buscar,
    pagina: paginaParaPersonas(pagina),
  });
}

/** Returns the query that reads a page of the list. */
export function consultaDeAbonos({ lista, buscar, pagina }: LugarDeAbonos): BuscadosEnElCentro {
  const texto = buscar.trim();
  return { ...LISTAS[lista], page: pagina, ...(texto !== '' && { texto }) };
}
