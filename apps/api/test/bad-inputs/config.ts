import { CONFIG, SEMANA } from '../support/builders.ts';
import {
  admin,
  ana,
  fieldCases,
  invalid,
  invalidCases,
  invalidFields,
  refused,
  refusedCases,
  type BadInput,
} from './bad-input.ts';
import {
  HORA_FIN,
  HORA_INICIO,
  NO_ES_OBJETO,
  NO_SON_HORAS,
  SIN_PERMISO,
} from './known-refusals.ts';

const FALTAN = 'Por favor completa todos los campos requeridos';
const CAPACIDAD_POR_TURNO = 'La capacidad por turno debe estar entre 1 y 10';
const DURACION = 'La duración base debe estar entre 15 y 180';
const VENTANA = 'La ventana de días debe estar entre 1 y 30';
const LIMITE = 'El límite de cancelación debe estar entre 0 y 72';
const MAXIMO_DE_RESERVAS = 'El máximo de reservas por venir debe estar entre 1 y 200';
const NOTIFICACIONES = 'Las notificaciones se activan con true o false';
const PRECIOS =
  'Debe haber un precio, y uno solo, para cada cantidad de personas hasta la capacidad';
const PRECIO_MINIMO = 'Cada precio debe ser al menos 1';

const CONFIGURAR = admin('PUT /config');
const HORARIOS = 'PUT /horarios-base';

/** Returns a configuration for one person at a time, with these rows of prices. */
const conPrecios = (...preciosPorCapacidad: unknown[]) =>
  admin(CONFIGURAR.call, { ...CONFIG, capacidadBase: 1, preciosPorCapacidad });
const fila = (capacidad: unknown, precio: unknown) => ({ capacidad, precio });

const lunes = (tramos: unknown, activo: unknown = true) =>
  admin(HORARIOS, [{ diaSemana: 'LUNES', activo, tramos }]);
const tramo = (horaInicio: unknown, horaFin: unknown) => ({ horaInicio, horaFin });

/** The bad inputs about prices, limits and the week (specification §5, rules §5). */
export const BAD_CONFIG: BadInput[] = [
  ...fieldCases(CONFIGURAR, CONFIG, [
    ['capacidadBase', 0, CAPACIDAD_POR_TURNO],
    ['capacidadBase', undefined, FALTAN],
    ['capacidadBase', '4', FALTAN],
    ['duracionBaseMin', 14, DURACION],
    ['duracionBaseMin', 181, DURACION],
    ['duracionBaseMin', '60', FALTAN],
    ['duracionBaseMin', 50.5, FALTAN],
    ['duracionBaseMin', undefined, FALTAN],
    ['duracionBaseMin', 1e300, FALTAN],
    ['ventanaDias', 0, VENTANA],
    ['ventanaDias', 31, VENTANA],
    ['ventanaDias', null, FALTAN],
    ['ventanaDias', [7], FALTAN],
    ['limiteCancelHoras', -1, LIMITE],
    ['limiteCancelHoras', 73, LIMITE],
    ['limiteCancelHoras', undefined, FALTAN],
    ['limiteCancelHoras', '', FALTAN],
    ['maxReservasActivas', 0, MAXIMO_DE_RESERVAS],
    ['maxReservasActivas', 201, MAXIMO_DE_RESERVAS],
    ['maxReservasActivas', '20', FALTAN],
    ['maxReservasActivas', null, FALTAN],
    ['notificacionesActivas', 'sí', NOTIFICACIONES],
    ['notificacionesActivas', 1, NOTIFICACIONES],
    ['notificacionesActivas', null, NOTIFICACIONES],
    ['preciosPorCapacidad', undefined, FALTAN],
    ['preciosPorCapacidad', {}, FALTAN],
    ['preciosPorCapacidad', [], PRECIOS],
    ['preciosPorCapacidad', [fila(1, 20_000)], PRECIOS],
  ]),
  invalidFields(admin(CONFIGURAR.call, {}), [
    { campo: 'capacidadBase', mensaje: FALTAN },
    { campo: 'duracionBaseMin', mensaje: FALTAN },
    { campo: 'ventanaDias', mensaje: FALTAN },
    { campo: 'limiteCancelHoras', mensaje: FALTAN },
    { campo: 'preciosPorCapacidad', mensaje: FALTAN },
  ]),
  invalidFields(admin(CONFIGURAR.call, { ...CONFIG, capacidadBase: 11 }), [
    { campo: 'capacidadBase', mensaje: CAPACIDAD_POR_TURNO },
    { campo: 'preciosPorCapacidad', mensaje: PRECIOS },
  ]),
  invalid(admin(CONFIGURAR.call, [CONFIG]), '', NO_ES_OBJETO),
  invalid(admin(CONFIGURAR.call, { ...CONFIG, capacidadBase: 5 }), 'preciosPorCapacidad', PRECIOS),
  ...invalidCases('preciosPorCapacidad', PRECIOS, [
    conPrecios(fila(2, 20_000)),
    conPrecios(fila(1, 20_000), fila(1, 30_000)),
  ]),
  ...invalidCases('preciosPorCapacidad.0.precio', PRECIO_MINIMO, [
    conPrecios(fila(1, 0)),
    conPrecios(fila(1, -20_000)),
    conPrecios(fila(1, 1.5)),
    conPrecios(fila(1, '20000')),
    conPrecios(fila(1, undefined)),
  ]),
  invalid(
    conPrecios({ capacidad: 1, precioTotal: 0 }),
    'preciosPorCapacidad.0.precioTotal',
    PRECIO_MINIMO,
  ),
  invalid(
    conPrecios(fila(1, 100_000_001)),
    'preciosPorCapacidad.0.precio',
    'El precio es demasiado alto',
  ),
  invalid(
    conPrecios(fila(1, 20_000), fila(11, 20_000)),
    'preciosPorCapacidad.1.capacidad',
    'La capacidad de cada precio debe estar entre 1 y 10',
  ),
  invalid(conPrecios({ precio: 20_000 }), 'preciosPorCapacidad.0.capacidad', FALTAN),
  refused(admin('POST /config', CONFIG), [
    409,
    'CONFIG_EXISTENTE',
    'El sistema ya está configurado',
  ]),
  // A bad form is reported before what the state forbids (rules §9.1).
  invalid(admin('POST /config', { ...CONFIG, ventanaDias: 0 }), 'ventanaDias', VENTANA),
  ...refusedCases(SIN_PERMISO, [ana('PUT /config', { nada: 1 }), ana('POST /config', CONFIG)]),

  ...invalidCases('', 'Los horarios deben ser una lista de días', [
    admin(HORARIOS, {}),
    admin(HORARIOS, '"LUNES"'),
    admin('POST /horarios-base', { LUNES: [] }),
  ]),
  ...invalidCases('0.diaSemana', 'El día de la semana no es válido', [
    admin(HORARIOS, [{ diaSemana: 'FERIADO', activo: false, tramos: [] }]),
    admin(HORARIOS, [{ diaSemana: 'lunes', activo: false, tramos: [] }]),
    admin(HORARIOS, [{ diaSemana: 1, activo: false, tramos: [] }]),
    admin(HORARIOS, [{ activo: false, tramos: [] }]),
  ]),
  ...invalidCases('0.activo', 'Cada día necesita saber si está activo', [
    lunes([], 'sí'),
    lunes([], null),
    admin(HORARIOS, [{ diaSemana: 'LUNES', tramos: [] }]),
  ]),
  ...invalidCases('0.tramos', 'Los horarios del día deben ser una lista', [
    lunes('todo'),
    lunes(null),
    lunes({ 0: tramo('08:00', '12:00') }),
  ]),
  ...invalidCases(
    '0.tramos.0.horaInicio',
    HORA_INICIO,
    NO_SON_HORAS.map((hora) => lunes([tramo(hora, '20:00')])),
  ),
  ...invalidCases(
    '0.tramos.0.horaFin',
    HORA_FIN,
    NO_SON_HORAS.map((hora) => lunes([tramo('00:00', hora)])),
  ),
  invalid(
    lunes(Array.from({ length: 25 }, () => tramo('08:00', '09:00'))),
    '0.tramos',
    'Un día no puede tener más de 24 horarios',
  ),
  ...invalidCases('0.tramos', 'El día lunes está activo y necesita al menos un horario', [
    lunes([]),
    lunes(undefined),
  ]),
  invalid(
    lunes([tramo('12:00', '08:00')]),
    '0.tramos',
    'El día lunes tiene un error: el horario 12:00 - 08:00 debe terminar después de empezar',
  ),
  invalid(
    lunes([tramo('12:00', '12:00')]),
    '0.tramos',
    'El día lunes tiene un error: el horario 12:00 - 12:00 debe terminar después de empezar',
  ),
  invalid(
    lunes([tramo('11:00', '13:00'), tramo('08:00', '12:00')]),
    '0.tramos',
    'El día lunes tiene un error: el horario 11:00 - 13:00 se superpone con otro',
  ),
  invalid(
    lunes([tramo('08:00', '12:00'), tramo('08:00', '12:00')]),
    '0.tramos',
    'El día lunes tiene un error: el horario 08:00 - 12:00 se superpone con otro',
  ),
  invalid(
    admin(HORARIOS, [
      ...SEMANA.slice(0, 2),
      { diaSemana: 'MIERCOLES', activo: false, tramos: [tramo('09:00', '08:00')] },
    ]),
    '2.tramos',
    'El día miércoles tiene un error: el horario 09:00 - 08:00 debe terminar después de empezar',
  ),
  invalid(
    admin(HORARIOS, [...SEMANA, { diaSemana: 'SABADO', activo: false, tramos: [] }]),
    '7.diaSemana',
    'El día sábado está repetido',
  ),
  refused(admin('POST /horarios-base', SEMANA), [
    409,
    'HORARIOS_EXISTENTES',
    'Los horarios ya están cargados',
  ]),
  refused(ana(HORARIOS, SEMANA), SIN_PERMISO),

  // A preview refuses the same forms as the save.
  invalid(
    admin('POST /config/previsualizar', { ...CONFIG, ventanaDias: 31 }),
    'ventanaDias',
    VENTANA,
  ),
  invalid(
    admin('POST /config/previsualizar', { ...CONFIG, preciosPorCapacidad: [] }),
    'preciosPorCapacidad',
    PRECIOS,
  ),
  invalid(
    admin('POST /horarios-base/previsualizar', [
      {
        diaSemana: 'SABADO',
        activo: true,
        tramos: [tramo('08:00', '12:00'), tramo('11:00', '13:00')],
      },
    ]),
    '0.tramos',
    'El día sábado tiene un error: el horario 11:00 - 13:00 se superpone con otro',
  ),
  ...invalidCases('', 'Los horarios deben ser una lista de días', [
    admin('POST /horarios-base/previsualizar', {}),
  ]),
  ...refusedCases(SIN_PERMISO, [
    ana('POST /config/previsualizar', {}),
    ana('POST /horarios-base/previsualizar', SEMANA),
  ]),
];
