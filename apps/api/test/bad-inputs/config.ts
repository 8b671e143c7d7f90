import { CONFIG, SEMANA } from '../support/builders.ts';
import { admin, ana, badBodies, refused, type BadInput } from './bad-input.ts';
import { CON_CONTROL, FECHAS_EN_CONSULTA, NO_ES_FECHA, NO_SON_HORAS } from './bad-values.ts';

const NO_ES_ENTERO = [null, '', '4', [7], 50.5, 1e300];

/** Returns the call that saves a configuration with a capacity of one and these rows of prices. */
const conPrecios = (...preciosPorCapacidad: unknown[]) =>
  admin('PUT /config', { ...CONFIG, capacidadBase: 1, preciosPorCapacidad });
const fila = (capacidad: unknown, precio: unknown) => ({ capacidad, precio });

const SAUNA = { nombre: 'Sauna', lugares: 1 };
const conEstacion = (estacion: unknown) =>
  admin('PUT /config', { ...CONFIG, estaciones: [estacion] });

/**
 * LISTA is a valid list of prices; `lista` returns the call that saves LISTA with other rows of
 * prices.
 */
const LISTA = { desde: '2026-11-01', preciosPorCapacidad: CONFIG.preciosPorCapacidad };
const lista = (...preciosPorCapacidad: unknown[]) =>
  admin('POST /listas-de-precios', { ...LISTA, preciosPorCapacidad });

const semana = (...dias: unknown[]) => admin('PUT /horarios-base', dias);
const lunes = (tramos: unknown, activo: unknown = true) =>
  semana({ diaSemana: 'LUNES', activo, tramos });
const tramo = (horaInicio: unknown, horaFin: unknown) => ({ horaInicio, horaFin });
const conDia = (diaSemana: unknown) => semana({ diaSemana, activo: false, tramos: [] });

/**
 * The bad inputs of the calls about config, listas de precios and horario base (specification §5,
 * rules §6).
 */
export const BAD_CONFIG: BadInput[] = [
  ...badBodies(admin('PUT /config', CONFIG), {
    capacidadBase: [null, '', '4', [7], 0, undefined],
    duracionBaseMin: [...NO_ES_ENTERO, 14, 181, '60', undefined],
    ventanaDias: [...NO_ES_ENTERO, 0, 31, undefined],
    limiteCancelHoras: [...NO_ES_ENTERO, -1, 73, undefined],
    maxReservasActivas: [...NO_ES_ENTERO, 0, 201, '20'],
    recordatoriosHoras: [null, 24, '24', [24, 24], [1, 2, 3, 4]],
    seniaPorcentaje: [...NO_ES_ENTERO, -1, 101],
    seniaHoras: [...NO_ES_ENTERO, 0, 73],
    datosDeTransferencia: [null, 7, ['alias'], 'a'.repeat(201), ...CON_CONTROL],
    estaciones: [null, 7, {}, 'Sauna', Array.from({ length: 13 }, () => SAUNA)],
    notificacionesActivas: ['sí', 1, null],
    preciosPorCapacidad: [undefined, {}, [], [fila(1, 20_000)]],
  }),
  // A preview refuses the same bodies as the save, and a bad body is reported before the state of
  // the centre is checked (rules §2.4).
  ...badBodies(admin('POST /config', CONFIG), { ventanaDias: [0] }),
  ...badBodies(admin('POST /config/previsualizar', CONFIG), {
    ventanaDias: [31],
    preciosPorCapacidad: [[]],
  }),
  ...refused({
    'capacidadBase, duracionBaseMin, ventanaDias, limiteCancelHoras, preciosPorCapacidad': [
      admin('PUT /config', {}),
    ],
    'capacidadBase, preciosPorCapacidad': [admin('PUT /config', { ...CONFIG, capacidadBase: 11 })],
    '': [admin('PUT /config', [CONFIG])],
    preciosPorCapacidad: [
      admin('PUT /config', { ...CONFIG, capacidadBase: 5 }),
      conPrecios(fila(2, 20_000)),
      conPrecios(fila(1, 20_000), fila(1, 30_000)),
    ],
    'preciosPorCapacidad.0.precio': [0, -20_000, 1.5, '20000', undefined, 100_000_001].map(
      (precio) => conPrecios(fila(1, precio)),
    ),
    'preciosPorCapacidad.0.precioTotal': [conPrecios({ capacidad: 1, precioTotal: 0 })],
    'preciosPorCapacidad.1.capacidad': [conPrecios(fila(1, 20_000), fila(11, 20_000))],
    'preciosPorCapacidad.0.capacidad': [conPrecios({ precio: 20_000 })],
    'sitiosQueEmbeben.0': [
      ...'0 00 65536 99999 0443'.split(' ').map((puerto) => `https://ejemplo.com:${puerto}`),
      // No browser decodes the first three, and each takes the last one for 1.2.0.3.
      ...'https://xn--a.com https://xn--.com https://www.xn--0.com.ar https://1.2.3'.split(' '),
    ].flatMap((sitio) =>
      ['PUT /config', 'POST /config/previsualizar'].map((call) =>
        admin(call, { ...CONFIG, sitiosQueEmbeben: [sitio] }),
      ),
    ),
    'recordatoriosHoras.0': [[0], [73], [1.5], ['2'], [null]].map((recordatoriosHoras) =>
      admin('PUT /config', { ...CONFIG, recordatoriosHoras }),
    ),
    'estaciones.1.nombre': [
      admin('PUT /config', {
        ...CONFIG,
        estaciones: [SAUNA, { ...SAUNA, nombre: ' sauna ' }],
      }),
    ],
    'estaciones.0': [null, 'Sauna', 7].map(conEstacion),
    'estaciones.0.nombre': [undefined, null, 7, '', '   ', 'a'.repeat(41), ...CON_CONTROL].map(
      (nombre) => conEstacion({ ...SAUNA, nombre }),
    ),
    'estaciones.0.lugares': [...NO_ES_ENTERO, undefined, 0, 11].map((lugares) =>
      conEstacion({ ...SAUNA, lugares }),
    ),
    '409 CONFIG_EXISTENTE': [admin('POST /config', CONFIG)],
    '409 HORARIOS_EXISTENTES': [admin('POST /horarios-base', SEMANA)],
    '403 SIN_PERMISO': [
      ana('PUT /config', { nada: 1 }),
      ana('POST /config', CONFIG),
      ana('PUT /horarios-base', SEMANA),
      ana('POST /config/previsualizar', {}),
      ana('POST /horarios-base/previsualizar', SEMANA),
    ],
  }),
  ...['POST /listas-de-precios', 'POST /listas-de-precios/previsualizar'].flatMap((call) =>
    badBodies(admin(call, LISTA), {
      desde: NO_ES_FECHA,
      preciosPorCapacidad: [undefined, {}, [], [fila(1, 20_000), fila(1, 21_000)]],
    }),
  ),
  ...refused({
    'preciosPorCapacidad.0.capacidad': [lista(fila(11, 20_000)), lista(fila('1', 20_000))],
    'preciosPorCapacidad.0.precio': [lista(fila(1, 0)), lista(fila(1, '20000'))],
    '409 LISTA_SIN_FUTURO': [admin('POST /listas-de-precios', { ...LISTA, desde: '2026-10-01' })],
    '409 LISTA_REPETIDA': [admin('POST /listas-de-precios', { ...LISTA, desde: '2026-12-01' })],
    '409 LISTA_EN_VIGOR': [admin('DELETE /listas-de-precios/#listaEnVigor')],
    '403 SIN_PERMISO': [ana('POST /listas-de-precios', LISTA), ana('GET /listas-de-precios')],
    fecha: FECHAS_EN_CONSULTA.map((valor) =>
      ana(`GET /reservas/calcular-precio?cantidadPersonas=1&fecha=${valor}`),
    ),
  }),
  ...refused({
    '': [
      admin('PUT /horarios-base', {}),
      admin('PUT /horarios-base', '"LUNES"'),
      admin('POST /horarios-base', { LUNES: [] }),
      admin('POST /horarios-base/previsualizar', {}),
    ],
    '0.diaSemana': ['FERIADO', 'lunes', 1, undefined].map(conDia),
    '0.activo': [lunes([], 'sí'), lunes([], null), semana({ diaSemana: 'LUNES', tramos: [] })],
    '0.tramos.0.horaInicio': NO_SON_HORAS.map((hora) => lunes([tramo(hora, '20:00')])),
    '0.tramos.0.horaFin': NO_SON_HORAS.map((hora) => lunes([tramo('00:00', hora)])),
    '0.tramos': [
      ...['todo', null, { 0: tramo('08:00', '12:00') }, [], undefined].map((tramos) =>
        lunes(tramos),
      ),
      lunes(Array.from({ length: 25 }, () => tramo('08:00', '09:00'))),
      lunes([tramo('12:00', '08:00')]),
      lunes([tramo('12:00', '12:00')]),
      lunes([tramo('11:00', '13:00'), tramo('08:00', '12:00')]),
      lunes([tramo('08:00', '12:00'), tramo('08:00', '12:00')]),
      admin('POST /horarios-base/previsualizar', [
        { ...SEMANA[5], tramos: [tramo('08:00', '12:00'), tramo('11:00', '13:00')] },
      ]),
    ],
    '2.tramos': [
      semana(...SEMANA.slice(0, 2), {
        diaSemana: 'MIERCOLES',
        activo: false,
        tramos: [tramo('09:00', '08:00')],
      }),
    ],
    '7.diaSemana': [semana(...SEMANA, { diaSemana: 'SABADO', activo: false, tramos: [] })],
  }),
];
