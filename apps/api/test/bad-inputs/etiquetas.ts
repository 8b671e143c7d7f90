import { CONFIG, SEMANA } from '../support/builders.ts';
import { admin, ana, nobody, refused } from './bad-input.ts';

const EDITADAS = [
  ['PUT /config', { ...CONFIG, ventanaDias: 9 }],
  ['PUT /horarios-base', SEMANA.slice(0, 3)],
  ['PUT /franjas/#franjaLibre', { capacidadEfectiva: 3 }],
  // A capacity below the booked places is a 409, but an outdated `If-Match` is reported first.
  ['PUT /franjas/#franjaReservada', { capacidadEfectiva: 1 }],
] as const;

const conEtiqueta = (etiqueta: string, quien = admin) =>
  EDITADAS.map(([call, body]) => quien(call, body, { 'if-match': etiqueta }));

const MAL_ESCRITAS = ['', 'vieja', '"vieja', '"una" "otra"', '*, "una"', 'W/', "'una'"];

/** The bad inputs of edits with an outdated or malformed `If-Match` (rules §2.10). */
export const BAD_ETIQUETAS = refused({
  '412 CAMBIO_MIENTRAS_TANTO': [...conEtiqueta('"vieja"'), ...conEtiqueta('W/"vieja", "x"')],
  '401 SESION_NO_VALIDA': conEtiqueta('"vieja"', nobody),
  '403 SIN_PERMISO': [...conEtiqueta('"vieja"', ana), ...conEtiqueta('x', ana)],
  '404 FRANJA_INEXISTENTE': [
    admin('PUT /franjas/#franjaRetirada', { capacidadEfectiva: 3 }, { 'if-match': '"vieja"' }),
  ],
  'if-match': MAL_ESCRITAS.flatMap((etiqueta) => conEtiqueta(etiqueta)),
});
