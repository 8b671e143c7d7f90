import {
  admin,
  fieldCases,
  invalid,
  invalidCases,
  invalidFields,
  refused,
  type BadInput,
} from './bad-input.ts';
import {
  CAPACIDAD,
  FECHA_INVALIDA,
  FIN_ANTES_DE_INICIO,
  HORA_FIN,
  HORA_INICIO,
  MOTIVO_LARGO,
  NO_SON_FECHAS,
  NO_SON_HORAS,
  SIN_FECHA,
} from './known-refusals.ts';

const FERIADO = admin('POST /excepciones/feriados');
const BLOQUEO = admin('POST /excepciones/bloqueos');
const OVERRIDE = admin('POST /excepciones/overrides');
const DEMASIADOS_DIAS = 'El bloqueo no puede durar más de 366 días';
const JUNTAS = 'La hora de inicio y la de fin van juntas';
const LISTA = 'Los horarios deben ser una lista';

const tramo = (horaInicio: unknown, horaFin: unknown) => ({ horaInicio, horaFin });
const UN_DIA = { fechaDesde: '2026-12-10', fechaHasta: '2026-12-10' };
const UN_OVERRIDE = { fecha: '2026-12-15', tramos: [tramo('10:00', '12:00')] };
const conTramos = (...tramos: unknown[]) => admin(OVERRIDE.call, { ...UN_OVERRIDE, tramos });

const malasFechas = (campo: string) =>
  NO_SON_FECHAS.map((fecha) => [campo, fecha, FECHA_INVALIDA] as const);
const sinFecha = (campo: string) =>
  [undefined, null, 20_261_210, ['2026-12-10']].map((fecha) => [campo, fecha, SIN_FECHA] as const);

/** The bad inputs about feriados, bloqueos and overrides (rules §5). */
export const BAD_EXCEPCIONES: BadInput[] = [
  ...fieldCases(FERIADO, { fecha: '2026-12-25', descripcion: 'Navidad' }, [
    ...malasFechas('fecha'),
    ...sinFecha('fecha'),
    ['fecha', '', FECHA_INVALIDA],
    ['descripcion', '', 'La descripción es obligatoria'],
    ['descripcion', '   ', 'La descripción es obligatoria'],
    ['descripcion', 'x'.repeat(201), 'La descripción no puede tener más de 200 caracteres'],
    ['descripcion', 5, 'La descripción: se esperaba un texto'],
    ['descripcion', undefined, 'La descripción: se esperaba un texto'],
    ['descripcion', 'a\u0000', 'La descripción tiene caracteres no permitidos'],
    ['descripcion', '\udfff', 'La descripción tiene caracteres no permitidos'],
  ]),
  refused(admin(FERIADO.call, { fecha: '2026-12-08', descripcion: 'Otra vez' }), [
    409,
    'FERIADO_REPETIDO',
    'Ya hay un feriado en esa fecha',
  ]),

  ...fieldCases(BLOQUEO, { ...UN_DIA, fechaHasta: '2999-01-01' }, sinFecha('fechaDesde')),
  ...fieldCases(BLOQUEO, UN_DIA, [
    ...malasFechas('fechaDesde'),
    ...malasFechas('fechaHasta'),
    ...sinFecha('fechaHasta'),
    ['fechaHasta', '2026-12-09', 'El bloqueo debe terminar después de empezar'],
    ['fechaHasta', '2027-12-11', DEMASIADOS_DIAS],
    ['fechaHasta', '2999-12-31', DEMASIADOS_DIAS],
    ['motivo', 'x'.repeat(201), MOTIVO_LARGO],
    ['motivo', 7, 'El motivo: se esperaba un texto'],
    ['motivo', 'a\u001b[2J', 'El motivo tiene caracteres no permitidos'],
  ]),
  ...invalidCases('horaFin', JUNTAS, [
    admin(BLOQUEO.call, { ...UN_DIA, horaInicio: '08:00' }),
    admin(BLOQUEO.call, { ...UN_DIA, horaFin: '12:00' }),
    admin(BLOQUEO.call, { ...UN_DIA, horaInicio: '08:00', horaFin: null }),
  ]),
  ...invalidCases('horaFin', FIN_ANTES_DE_INICIO, [
    admin(BLOQUEO.call, { ...UN_DIA, horaInicio: '12:00', horaFin: '12:00' }),
    admin(BLOQUEO.call, { ...UN_DIA, horaInicio: '12:00', horaFin: '08:00' }),
  ]),
  ...NO_SON_HORAS.filter((hora) => hora !== null).flatMap((hora) => [
    invalid(
      admin(BLOQUEO.call, { ...UN_DIA, horaInicio: hora, horaFin: '20:00' }),
      'horaInicio',
      HORA_INICIO,
    ),
    invalid(
      admin(BLOQUEO.call, { ...UN_DIA, horaInicio: '00:00', horaFin: hora }),
      'horaFin',
      HORA_FIN,
    ),
  ]),

  ...fieldCases(OVERRIDE, UN_OVERRIDE, [
    ...malasFechas('fecha'),
    ...sinFecha('fecha'),
    ['tramos', undefined, LISTA],
    ['tramos', null, LISTA],
    ['tramos', '10:00-12:00', LISTA],
    ['capacidad', 11, CAPACIDAD],
    ['capacidad', 0, CAPACIDAD],
    ['capacidad', 2.5, CAPACIDAD],
    ['capacidad', '4', CAPACIDAD],
    ['motivo', 'x'.repeat(201), MOTIVO_LARGO],
  ]),
  invalid(
    conTramos(...Array.from({ length: 25 }, () => tramo('08:00', '09:00'))),
    'tramos',
    'Un día no puede tener más de 24 horarios',
  ),
  invalid(conTramos(tramo('10:00', '24:00')), 'tramos.0.horaFin', HORA_FIN),
  invalid(conTramos(tramo(10, '12:00')), 'tramos.0.horaInicio', HORA_INICIO),
  invalidFields(conTramos({}), [
    { campo: 'tramos.0.horaInicio', mensaje: HORA_INICIO },
    { campo: 'tramos.0.horaFin', mensaje: HORA_FIN },
  ]),
  invalid(
    conTramos(tramo('12:00', '10:00')),
    'tramos',
    'El día tiene un error: el horario 12:00 - 10:00 debe terminar después de empezar',
  ),
  invalid(
    conTramos(tramo('10:00', '12:00'), tramo('11:00', '13:00')),
    'tramos',
    'El día tiene un error: el horario 11:00 - 13:00 se superpone con otro',
  ),
  refused(admin(OVERRIDE.call, { fecha: '2026-12-09', tramos: [] }), [
    409,
    'OVERRIDE_REPETIDO',
    'Ya hay horarios especiales para esa fecha',
  ]),

  ...NO_SON_FECHAS.flatMap((fecha) => [
    invalid(admin(`GET /excepciones?desde=${encodeURIComponent(fecha)}`), 'desde', FECHA_INVALIDA),
    invalid(admin(`GET /excepciones?hasta=${encodeURIComponent(fecha)}`), 'hasta', FECHA_INVALIDA),
  ]),
  invalid(admin('GET /excepciones?desde='), 'desde', FECHA_INVALIDA),
  invalid(admin('GET /excepciones?desde=2026-10-01&desde=2026-10-02'), 'desde', SIN_FECHA),
  invalid(
    admin('GET /excepciones?desde=2026-10-02&hasta=2026-10-01'),
    'hasta',
    'El período debe terminar después de empezar',
  ),

  // A preview refuses the same forms as the save.
  invalid(
    admin('POST /excepciones/feriados/previsualizar', { fecha: '2026-12-25', descripcion: ' ' }),
    'descripcion',
    'La descripción es obligatoria',
  ),
  refused(
    admin('POST /excepciones/feriados/previsualizar', { fecha: '2026-12-08', descripcion: 'Otra' }),
    [409, 'FERIADO_REPETIDO', 'Ya hay un feriado en esa fecha'],
  ),
  invalid(
    admin('POST /excepciones/bloqueos/previsualizar', { ...UN_DIA, horaInicio: '08:00' }),
    'horaFin',
    JUNTAS,
  ),
  invalid(
    admin('POST /excepciones/overrides/previsualizar', { ...UN_OVERRIDE, capacidad: 11 }),
    'capacidad',
    CAPACIDAD,
  ),
  refused(admin('POST /excepciones/overrides/previsualizar', { fecha: '2026-12-09', tramos: [] }), [
    409,
    'OVERRIDE_REPETIDO',
    'Ya hay horarios especiales para esa fecha',
  ]),
  ...['', '/previsualizar'].flatMap((end) => {
    const importar = `POST /excepciones/feriados/importar${end}`;
    const navidad = { fecha: '2026-12-25', descripcion: 'Navidad' };
    return [
      invalid(admin(importar, {}), 'feriados', 'Los feriados deben ser una lista'),
      invalid(admin(importar, { feriados: [] }), 'feriados', 'Hay que elegir al menos un feriado'),
      invalid(
        admin(importar, { feriados: Array.from({ length: 51 }, () => navidad) }),
        'feriados',
        'No se pueden importar más de 50 feriados a la vez',
      ),
      invalid(
        admin(importar, { feriados: [navidad, navidad] }),
        'feriados',
        'Hay dos feriados con la misma fecha',
      ),
      invalid(
        admin(importar, { feriados: [{ ...navidad, fecha: '2026-02-30' }] }),
        'feriados.0.fecha',
        FECHA_INVALIDA,
      ),
    ];
  }),
];
