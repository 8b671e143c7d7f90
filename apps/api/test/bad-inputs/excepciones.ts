import { admin, badBodies, badQueries, refused, type BadInput } from './bad-input.ts';
import {
  CON_CONTROL,
  FECHAS_EN_CONSULTA,
  NO_ES_FECHA,
  NO_SON_HORAS,
  SIN_TEXTO,
} from './bad-values.ts';

const FERIADO = { fecha: '2026-12-25', descripcion: 'Navidad' };
const BLOQUEO = { fechaDesde: '2026-12-10', fechaHasta: '2026-12-10' };
const OVERRIDE = { fecha: '2026-12-15', tramos: [{ horaInicio: '10:00', horaFin: '12:00' }] };

/** The day before the scene's today. */
const AYER = '2026-09-30';

const feriado = (cambios?: object) =>
  admin('POST /excepciones/feriados', { ...FERIADO, ...cambios });
const bloqueo = (cambios?: object) =>
  admin('POST /excepciones/bloqueos', { ...BLOQUEO, ...cambios });
const override = (cambios?: object) =>
  admin('POST /excepciones/overrides', { ...OVERRIDE, ...cambios });

const tramo = (horaInicio: unknown, horaFin: unknown) => ({ horaInicio, horaFin });
const conTramos = (...tramos: unknown[]) => override({ tramos });
const HORAS = NO_SON_HORAS.filter((hora) => hora !== null);
const MOTIVO = ['x'.repeat(201), 7, ...CON_CONTROL];

const REPETIDO = { fecha: '2026-12-08', descripcion: 'Otra vez' };
const REPETIDOS = { fecha: '2026-12-09', tramos: [] };

/** The bad inputs of the calls about feriados, bloqueos and overrides (rules §6.8). */
export const BAD_EXCEPCIONES: BadInput[] = [
  ...badBodies(feriado(), {
    fecha: NO_ES_FECHA,
    descripcion: [...SIN_TEXTO, ...CON_CONTROL, 'x'.repeat(201)],
  }),
  ...badBodies(bloqueo({ fechaHasta: '2999-01-01' }), { fechaDesde: NO_ES_FECHA }),
  ...badBodies(bloqueo(), {
    fechaDesde: NO_ES_FECHA,
    fechaHasta: [...NO_ES_FECHA, '2026-12-09', '2027-12-11', '2999-12-31'],
    motivo: MOTIVO,
  }),
  ...badBodies(override(), {
    fecha: NO_ES_FECHA,
    tramos: [undefined, null, '10:00-12:00'],
    capacidad: [11, 0, 2.5, '4'],
    motivo: MOTIVO,
  }),
  ...badQueries(admin('GET /excepciones'), {
    desde: [...FECHAS_EN_CONSULTA, '2026-10-01&desde=2026-10-02'],
    hasta: FECHAS_EN_CONSULTA,
  }),
  ...refused({
    horaInicio: HORAS.map((horaInicio) => bloqueo({ horaInicio, horaFin: '20:00' })),
    horaFin: [
      ...HORAS.map((horaFin) => bloqueo({ horaInicio: '00:00', horaFin })),
      bloqueo({ horaInicio: '08:00' }),
      bloqueo({ horaFin: '12:00' }),
      bloqueo(tramo('08:00', null)),
      bloqueo(tramo('12:00', '12:00')),
      bloqueo(tramo('12:00', '08:00')),
      admin('POST /excepciones/bloqueos/previsualizar', { ...BLOQUEO, horaInicio: '08:00' }),
    ],
    tramos: [
      conTramos(...Array.from({ length: 25 }, () => tramo('08:00', '09:00'))),
      conTramos(tramo('12:00', '10:00')),
      conTramos(tramo('10:00', '12:00'), tramo('11:00', '13:00')),
    ],
    'tramos.0.horaFin': [conTramos(tramo('10:00', '24:00'))],
    'tramos.0.horaInicio': [conTramos(tramo(10, '12:00'))],
    'tramos.0.horaInicio, tramos.0.horaFin': [conTramos({})],
    hasta: [admin('GET /excepciones?desde=2026-10-02&hasta=2026-10-01')],
    // A preview refuses the same bodies as the save.
    descripcion: [
      admin('POST /excepciones/feriados/previsualizar', { ...FERIADO, descripcion: ' ' }),
    ],
    capacidad: [admin('POST /excepciones/overrides/previsualizar', { ...OVERRIDE, capacidad: 11 })],
    reemplaza: [
      admin('POST /excepciones/feriados?reemplaza=uno', FERIADO),
      admin('POST /excepciones/bloqueos?reemplaza=0', BLOQUEO),
      admin('POST /excepciones/overrides/previsualizar?reemplaza=-1', OVERRIDE),
    ],
    '404 EXCEPCION_INEXISTENTE': [
      ...[['feriados', FERIADO] as const, ['bloqueos', BLOQUEO] as const].flatMap(
        ([clase, cuerpo]) => [
          admin(`POST /excepciones/${clase}?reemplaza=99999999`, cuerpo),
          admin(`POST /excepciones/${clase}/previsualizar?reemplaza=99999999`, cuerpo),
        ],
      ),
      admin('POST /excepciones/overrides?reemplaza=99999999', OVERRIDE),
      admin('POST /excepciones/overrides/previsualizar?reemplaza=99999999', OVERRIDE),
    ],
    '409 EXCEPCION_PASADA': ['', '/previsualizar'].flatMap((end) => [
      admin(`POST /excepciones/feriados${end}`, { ...FERIADO, fecha: AYER }),
      admin(`POST /excepciones/bloqueos${end}`, { fechaDesde: '2026-09-01', fechaHasta: AYER }),
      admin(`POST /excepciones/overrides${end}`, { ...OVERRIDE, fecha: AYER }),
      admin(`POST /excepciones/feriados/importar${end}`, {
        feriados: [FERIADO, { ...FERIADO, fecha: AYER }],
      }),
    ]),
    '409 FERIADO_REPETIDO': [
      feriado(REPETIDO),
      admin('POST /excepciones/feriados/previsualizar', REPETIDO),
    ],
    '409 OVERRIDE_REPETIDO': [
      override(REPETIDOS),
      admin('POST /excepciones/overrides/previsualizar', REPETIDOS),
    ],
  }),
  ...['', '/previsualizar'].flatMap((end) => {
    const importar = (feriados?: unknown) =>
      admin(`POST /excepciones/feriados/importar${end}`, { feriados });
    return refused({
      feriados: [
        importar(),
        importar([]),
        importar(Array.from({ length: 51 }, () => FERIADO)),
        importar([FERIADO, FERIADO]),
      ],
      'feriados.0.fecha': [importar([{ ...FERIADO, fecha: '2026-02-30' }])],
    });
  }),
];
