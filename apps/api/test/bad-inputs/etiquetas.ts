import { CONFIG, SEMANA } from '../support/builders.ts';
import { admin, ana, invalidCases, nobody, refusedCases, type Refusal } from './bad-input.ts';
import { NO_HAY_TOKEN, SIN_PERMISO, TURNO_INEXISTENTE } from './known-refusals.ts';

const MAL_ESCRITA = 'If-Match debe ser * o una lista de etiquetas entre comillas';
const CAMBIO: Refusal = [
  412,
  'CAMBIO_MIENTRAS_TANTO',
  'Alguien hizo otro cambio mientras tanto: no se guardó nada',
];

const EDITADAS = [
  ['PUT /config', { ...CONFIG, ventanaDias: 9 }],
  ['PUT /horarios-base', SEMANA.slice(0, 3)],
  ['PUT /franjas/#franjaLibre', { capacidadEfectiva: 3 }],
  // The version is checked before what the franja's bookings forbid.
  ['PUT /franjas/#franjaReservada', { capacidadEfectiva: 1 }],
] as const;

const conEtiqueta = (etiqueta: string, quien = admin) =>
  EDITADAS.map(([call, body]) => ({
    ...quien(call, body),
    headers: { 'if-match': etiqueta },
  }));

/** The bad inputs of an edit whose version is older than somebody else's change (rules §10.5). */
export const BAD_ETIQUETAS = [
  ...refusedCases(CAMBIO, [...conEtiqueta('"vieja"'), ...conEtiqueta('W/"vieja", "x"')]),
  ...refusedCases(NO_HAY_TOKEN, conEtiqueta('"vieja"', nobody)),
  ...refusedCases(SIN_PERMISO, [...conEtiqueta('"vieja"', ana), ...conEtiqueta('x', ana)]),
  ...refusedCases(TURNO_INEXISTENTE, [
    {
      ...admin('PUT /franjas/#franjaRetirada', { capacidadEfectiva: 3 }),
      headers: { 'if-match': '"vieja"' },
    },
  ]),
  ...['', 'vieja', '"vieja', '"una" "otra"', '*, "una"', 'W/', "'una'"].flatMap((etiqueta) =>
    invalidCases('if-match', MAL_ESCRITA, conEtiqueta(etiqueta)),
  ),
];
