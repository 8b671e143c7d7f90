import { ErrorDeApi, mensajeDe, type ErrorDeCampo } from '../../lib/api/ErrorDeApi.ts';

export interface ErrorRepartido {
  campos: ErrorDeCampo[];
  /** The error about the whole form; null where every part of the error belongs to a field. */
  general: string | null;
}

/**
 * Divides an error of the server into errors of single fields and one general error, for what
 * belongs to no field of the form.
 */
export function repartirError(
  error: unknown,
  siFalla: string,
  tieneCampo: (nombre: string) => boolean,
): ErrorRepartido {
  const deServidor = error instanceof ErrorDeApi ? error.campos : [];
  const campos = deServidor.filter(({ campo }) => tieneCampo(campo));
  const sinCampo = deServidor.find(({ campo }) => !tieneCampo(campo));
  if (campos.length === 0) return { campos, general: mensajeDe(error, siFalla) };
  return { campos, general: sinCampo?.mensaje ?? null };
}
