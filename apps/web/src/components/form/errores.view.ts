import { ErrorDeApi, mensajeDe, type ErrorDeCampo } from '../../lib/api/ErrorDeApi.ts';

export interface ErrorRepartido {
  campos: ErrorDeCampo[];
  /** The error of the form as a whole; null when every part of the error found its field. */
  general: string | null;
}

/** Puts the server's refusals under the fields that the form has, and the rest above the form. */
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
