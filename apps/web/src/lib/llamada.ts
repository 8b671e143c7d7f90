import type { Codigo } from '@remanso/contract/error.contract';
import { ErrorDeApi, type ErrorDeCampo } from './ErrorDeApi.ts';

/*
 * The pure half of the API client: it writes addresses and reads failures.
 */

type Valores = Record<string, unknown>;
/** The values of a path or a query; null and undefined are left out. */
export type Textos = Record<string, string | number | boolean | null | undefined>;

/** Writes the address of a call: `/franjas/{id}` + `{id: 3}` + `{page: 0}` → `/franjas/3?page=0`. */
export function rutaDeLlamada(plantilla: string, params: Textos = {}, query: Textos = {}): string {
  const ruta = plantilla.replace(/\{(\w+)\}/g, (_, nombre: string) =>
    encodeURIComponent(String(params[nombre])),
  );
  const consulta = new URLSearchParams();
  for (const [nombre, valor] of Object.entries(query)) {
    if (valor !== undefined && valor !== null) consulta.set(nombre, String(valor));
  }
  return consulta.size > 0 ? `${ruta}?${consulta}` : ruta;
}

/**
 * The error of a response that is not a success. A body that is not JSON comes from a proxy and not from the API, so it
 * counts as no connection.
 */
export function errorDeRespuesta(status: number, texto: string, siFalla: string): ErrorDeApi {
  let cuerpo: unknown;
  try {
    cuerpo = JSON.parse(texto);
  } catch {
    return ErrorDeApi.deConexion(status);
  }
  const { message, error, codigo, campos } = (cuerpo ?? {}) as Valores;
  return new ErrorDeApi({
    status,
    // A page that is older than its server may get a code that it does not know, which then equals none of its own.
    codigo: textoO(codigo, '') as Codigo,
    message: textoO(message, textoO(error, siFalla)),
    campos: Array.isArray(campos) ? campos.filter(esErrorDeCampo) : [],
  });
}

function textoO(valor: unknown, otro: string): string {
  return typeof valor === 'string' && valor !== '' ? valor : otro;
}

function esErrorDeCampo(valor: unknown): valor is ErrorDeCampo {
  const { campo, mensaje } = (valor ?? {}) as Valores;
  return typeof campo === 'string' && typeof mensaje === 'string';
}
