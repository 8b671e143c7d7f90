import type { Codigo } from '@remanso/contract/error.contract';
import { ErrorDeApi, type ErrorDeCampo, type SerieRechazada } from './ErrorDeApi.ts';

type Valores = Record<string, unknown>;

/**
 * Returns the error for a response that is not a success. A body that is not JSON comes from a
 * proxy and not from the API, so the error then says that there is no connection.
 */
export function errorDeRespuesta(status: number, texto: string, siFalla: string): ErrorDeApi {
  let cuerpo: unknown;
  try {
    cuerpo = JSON.parse(texto);
  } catch {
    return ErrorDeApi.deConexion(status);
  }
  const { message, error, codigo, campos, fechas } = (cuerpo ?? {}) as Valores;
  return new ErrorDeApi({
    status,
    // An old page can get a code that only a newer server knows. The code is kept as a text, which
    // equals none of the codes that the page knows.
    codigo: textoO(codigo, '') as Codigo,
    message: textoO(message, textoO(error, siFalla)),
    campos: Array.isArray(campos) ? campos.filter(esErrorDeCampo) : [],
    ...(Array.isArray(fechas) && { serie: cuerpo as SerieRechazada }),
  });
}

function textoO(valor: unknown, otro: string): string {
  return typeof valor === 'string' && valor !== '' ? valor : otro;
}

function esErrorDeCampo(valor: unknown): valor is ErrorDeCampo {
  const { campo, mensaje } = (valor ?? {}) as Valores;
  return typeof campo === 'string' && typeof mensaje === 'string';
}
