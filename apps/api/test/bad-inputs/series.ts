import { acompaniantes } from '../support/builders.ts';
import { admin, ana, badBodies, luis, refused, type BadInput } from './bad-input.ts';
import { NO_ES_ID } from './bad-values.ts';

const TERMINOS = { franjaId: '#franjaLibre', clienteId: '#ana', cada: 1, veces: 2 };
const prever = (con: object = {}, quien = admin) =>
  quien('POST /series/prevista', { ...TERMINOS, ...con });
const crear = (con: object = {}, quien = admin) =>
  quien('POST /series', { ...TERMINOS, sello: 'x', ...con });
const conSello = (decisiones: object) =>
  crear({ franjaId: '#franjaLlena', sello: '#sello', decisiones });
const decidir = (decisiones: unknown) => crear({ decisiones });

const DE_LOS_TERMINOS = {
  franjaId: NO_ES_ID,
  clienteId: NO_ES_ID.filter((id) => id !== undefined),
  cada: [undefined, null, '1', 0, 3, 1.5],
  veces: [undefined, null, '2', 1, 13, 2.5],
  acompaniantes: ['Sol', null, Array.from({ length: 51 }, () => ({ nombre: 'Sol' }))],
  abonoVendidoId: ['7', null, 0, 1.5],
};

/** The bad inputs of the calls about a turno fijo (rules §22). */
export const BAD_SERIES: BadInput[] = [
  ...badBodies(prever(), DE_LOS_TERMINOS),
  ...badBodies(crear(), {
    ...DE_LOS_TERMINOS,
    sello: [undefined, null, 7, '', 'x'.repeat(101)],
    decisiones: [
      null,
      'OMITIR',
      ['OMITIR'],
      Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`2026-10-${n + 10}`, 'OMITIR'])),
    ],
  }),
  ...badBodies(admin('POST /series/#serie/cancelar', { desde: '2026-10-09' }), {
    desde: [undefined, null, 7, '2026-02-30', 'hoy'],
    motivo: [7, 'x'.repeat(201)],
  }),
  ...refused({
    'decisiones.2026-10-09': ['omitir', null, 0, 1.5, {}].map((una) =>
      decidir({ '2026-10-09': una }),
    ),
    'decisiones.2026-10-03': [conSello({ '2026-10-03': 'OMITIR' })],
    '403 SIN_PERMISO': [prever({}, luis), crear({}, luis)],
    '404 FRANJA_INEXISTENTE': [
      prever({ franjaId: 999_999 }),
      crear({ franjaId: '#franjaRetirada' }),
    ],
    '404 CLIENTE_NO_ENCONTRADO': [prever({ clienteId: 999_999 })],
    '409 CLIENTE_NO_RESERVABLE': [crear({ clienteId: '#inactiva' })],
    '404 ABONO_INEXISTENTE': [
      prever({ abonoVendidoId: 888_888 }),
      crear({ abonoVendidoId: 1e300 }),
    ],
    '409 FRANJA_COMENZADA': [prever({ franjaId: '#franjaCompletada' })],
    acompaniantes: [prever({ acompaniantes: acompaniantes(4) })],
    '409 CAMBIO_MIENTRAS_TANTO': [crear()],
    '409 SERIE_CON_CONFLICTOS': [
      conSello({}),
      conSello({ '2026-10-02': '#franjaOcupada' }),
      conSello({ '2026-10-02': 202_610_061_900 }),
    ],
    decisiones: [
      decidir({ hoy: 'OMITIR' }),
      conSello({ '2026-10-02': 'OMITIR', '2026-10-09': 'OMITIR' }),
    ],
    '409 YA_ESPERA': [conSello({ '2026-10-02': 'ESPERAR' })],
    '404 SERIE_INEXISTENTE': [
      ana('GET /series/999999'),
      luis('GET /series/#serie'),
      luis('POST /series/#serie/cancelar', { desde: '2026-10-09' }),
    ],
  }),
];
