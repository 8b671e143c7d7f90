import { acompaniantes } from '../support/builders.ts';
import {
  admin,
  ana,
  fieldCases,
  invalid,
  invalidCases,
  invalidFields,
  luis,
  refused,
  refusedCases,
  type BadInput,
} from './bad-input.ts';
import {
  CLIENTE_INEXISTENTE,
  CLIENTE_NO_RESERVABLE,
  DOS_CUPOS,
  FECHA_INVALIDA,
  FUERA_DE_VENTANA,
  NO_ES_OBJETO,
  NO_SON_FECHAS,
  PAGINA_INVALIDA,
  RESERVA_REPETIDA,
  SIN_CUPO,
  SIN_FECHA,
  TAMANO_INVALIDO,
  TURNO_BLOQUEADO,
  TURNO_INEXISTENTE,
  TURNO_YA_COMENZADO,
  UN_CUPO,
} from './known-refusals.ts';

const HORARIO = 'Por favor selecciona un horario';
const FALTAN_NOMBRES = 'Por favor completa los nombres de todos los acompañantes';
const PERSONAS = 'Se puede reservar para 1 a 4 personas';
const ESTADO = 'El estado de reserva no existe';
const CANTIDAD = 'La cantidad de personas debe estar entre 1 y 10';
const PRECIO_ESPERADO = 'El precio esperado debe ser un número entero de pesos';
const NOTAS_CON_CONTROL = 'El texto de las notas tiene caracteres no permitidos';

const RESERVAR = luis('POST /reservas');
const reservar = (franjaId: unknown, cuantos = 0) =>
  luis(RESERVAR.call, { franjaId, acompaniantes: acompaniantes(cuantos) });
const con = (acompaniante: unknown) =>
  luis(RESERVAR.call, { franjaId: '#franjaLibre', acompaniantes: [acompaniante] });
const conClave = (clave: string) => ({
  ...luis(RESERVAR.call, { franjaId: '#franjaLibre' }),
  headers: { 'idempotency-key': clave },
});
const paraOtro = (clienteId: unknown) =>
  admin(RESERVAR.call, { franjaId: '#franjaLibre', clienteId });

/** The bad inputs about making and reading bookings (specification §5, rules §7 and §9.9 to §9.12). */
export const BAD_RESERVAS: BadInput[] = [
  ...fieldCases(RESERVAR, { franjaId: '#franjaLibre' }, [
    ['franjaId', undefined, HORARIO],
    ['franjaId', null, HORARIO],
    ['franjaId', '8', HORARIO],
    ['franjaId', 0, HORARIO],
    ['franjaId', -3, HORARIO],
    ['franjaId', 1.5, HORARIO],
    ['franjaId', true, HORARIO],
    ['franjaId', [1], HORARIO],
    ['franjaId', { id: 1 }, HORARIO],
    ['notas', 5, 'El texto de las notas: se esperaba un texto'],
    ['notas', null, 'El texto de las notas: se esperaba un texto'],
    ['notas', 'x'.repeat(501), 'El texto de las notas no puede tener más de 500 caracteres'],
    ['notas', 'a\u0007b', NOTAS_CON_CONTROL],
    ['notas', 'a\u0000b', NOTAS_CON_CONTROL],
    ['notas', 'a\ud800b', NOTAS_CON_CONTROL],
    ['acompaniantes', 'Sol', 'Los acompañantes deben ser una lista'],
    ['acompaniantes', Array.from({ length: 51 }, () => ({ nombre: 'Sol' })), PERSONAS],
    ['acompaniantes', Array.from({ length: 20_000 }, () => ({})), PERSONAS],
    ['acompaniantes', null, 'Los acompañantes deben ser una lista'],
    ['acompaniantes', { 0: { nombre: 'Sol' } }, 'Los acompañantes deben ser una lista'],
    ['generoTitular', 'MUJER', 'El género del titular no es válido'],
    ['generoTitular', 'NO_DECLARA', 'El género del titular no es válido'],
    ['generoTitular', null, 'El género del titular no es válido'],
    ['precioEsperado', '20000', PRECIO_ESPERADO],
    ['precioEsperado', 20_000.5, PRECIO_ESPERADO],
    ['precioEsperado', -1, PRECIO_ESPERADO],
    ['precioEsperado', null, PRECIO_ESPERADO],
  ]),
  invalid(luis(RESERVAR.call, 'null'), 'franjaId', HORARIO),
  invalid(luis(RESERVAR.call, '7'), '', NO_ES_OBJETO),
  ...invalidCases('acompaniantes.0.nombre', FALTAN_NOMBRES, [
    con({ nombre: '' }),
    con({ nombre: ' ' }),
    con({ nombre: null }),
    con({ nombre: 7 }),
    con({ genero: 'OTROS' }),
  ]),
  invalid(
    con({ nombre: 'x'.repeat(61) }),
    'acompaniantes.0.nombre',
    'El nombre del acompañante no puede tener más de 60 caracteres',
  ),
  ...invalidCases(
    'acompaniantes.0.nombre',
    'El nombre del acompañante tiene caracteres no permitidos',
    [
      con({ nombre: 'Sol\u0000' }),
      con({ nombre: 'Sol\nLuna' }),
      con({ nombre: '\udc00' }),
      con({ nombre: '\u200b' }),
    ],
  ),
  ...invalidCases('acompaniantes.0.genero', 'El género del acompañante no es válido', [
    con({ nombre: 'Sol', genero: 'X' }),
    con({ nombre: 'Sol', genero: 'masculino' }),
    con({ nombre: 'Sol', genero: null }),
  ]),
  invalid(con('Sol'), 'acompaniantes.0', 'El dato acompaniantes.0 no es válido'),
  invalidFields(
    luis(RESERVAR.call, { acompaniantes: [{ nombre: 'Sol' }, { nombre: '' }, { nombre: '' }] }),
    [
      { campo: 'franjaId', mensaje: HORARIO },
      { campo: 'acompaniantes.1.nombre', mensaje: FALTAN_NOMBRES },
      { campo: 'acompaniantes.2.nombre', mensaje: FALTAN_NOMBRES },
    ],
  ),
  invalid(
    conClave('k'.repeat(201)),
    'idempotency-key',
    'La clave Idempotency-Key no puede tener más de 200 caracteres',
  ),
  invalid(conClave(''), 'idempotency-key', 'La clave Idempotency-Key no puede estar vacía'),
  refused(conClave('usada'), [
    409,
    'CLAVE_REUTILIZADA',
    'Esa clave Idempotency-Key ya se usó con otra petición',
  ]),

  // These calls follow the order of rules §7: each franja breaks the later rules too, as far as one franja can.
  ...refusedCases(TURNO_INEXISTENTE, [
    reservar(999_999),
    reservar(1e300),
    reservar(9_223_372_036_854_776_000, 9),
    reservar('#franjaRetirada'),
    reservar('#franjaDeFeriado'),
  ]),
  ...refusedCases(TURNO_YA_COMENZADO, [
    reservar('#franjaComenzada'),
    reservar('#franjaEnCurso', 9),
    admin(RESERVAR.call, { franjaId: '#franjaComenzada', clienteId: '#luis' }),
  ]),
  ...refusedCases(FUERA_DE_VENTANA, [reservar('#franjaLejana'), reservar('#franjaLejana', 9)]),
  ...refusedCases(TURNO_BLOQUEADO, [
    reservar('#franjaBloqueada'),
    reservar('#franjaBloqueada', 9),
    reservar('#franjaBajoBloqueo'),
    admin(RESERVAR.call, { franjaId: '#franjaBloqueada', clienteId: '#luis' }),
  ]),
  ...invalidCases('acompaniantes', PERSONAS, [
    reservar('#franjaLibre', 4),
    reservar('#franjaLibre', 40),
    reservar('#franjaLlena', 4),
  ]),
  ...refusedCases(SIN_CUPO, [
    reservar('#franjaLlena'),
    reservar('#franjaLlena', 1),
    ana(RESERVAR.call, { franjaId: '#franjaLlena' }),
  ]),
  ...refusedCases(UN_CUPO, [
    reservar('#franjaReservada', 1),
    ana(RESERVAR.call, { franjaId: '#franjaReservada', acompaniantes: acompaniantes(1) }),
  ]),
  refused(
    ana(RESERVAR.call, { franjaId: '#franjaDeDos', acompaniantes: acompaniantes(2) }),
    DOS_CUPOS,
  ),
  ...refusedCases(RESERVA_REPETIDA, [
    ana(RESERVAR.call, { franjaId: '#franjaReservada' }),
    admin(RESERVAR.call, { franjaId: '#franjaReservada', clienteId: '#ana' }),
  ]),
  refused(ana(RESERVAR.call, { franjaId: '#franjaLibre', precioEsperado: 1 }), [
    409,
    'LIMITE_DE_RESERVAS',
    'Se llegó al máximo de 7 reservas por venir. Para hacer otra hay que cancelar una, o esperar a que pase.',
  ]),
  ...refusedCases(
    [409, 'PRECIO_CAMBIO', 'El precio cambió: ahora son $\u00a020.000. No se reservó nada.'],
    [
      luis(RESERVAR.call, { franjaId: '#franjaLibre', precioEsperado: 36_000 }),
      admin(RESERVAR.call, { franjaId: '#franjaLibre', clienteId: '#ana', precioEsperado: 0 }),
    ],
  ),
  ...refusedCases(CLIENTE_INEXISTENTE, [paraOtro(999_999), paraOtro(1e300), paraOtro('#borrada')]),
  ...refusedCases(CLIENTE_NO_RESERVABLE, [paraOtro('#inactiva'), paraOtro('#admin')]),
  ...invalidCases('clienteId', 'El cliente no es válido', [
    paraOtro('ana'),
    paraOtro('7'),
    paraOtro(null),
    paraOtro(0),
  ]),

  ...invalidCases('page', PAGINA_INVALIDA, [
    ana('GET /reservas/mias?page=-1'),
    ana('GET /reservas/mias?page='),
    ana('GET /reservas/mias?page=0x1'),
    ana('GET /reservas/mias?page=1&page=2'),
    admin('GET /reservas/todas?page=primera'),
    admin('GET /asientos/todos?page=-1'),
  ]),
  ...invalidCases('size', TAMANO_INVALIDO, [
    ana('GET /reservas/mias?size=0'),
    ana('GET /reservas/mias?size=1000'),
    admin('GET /reservas/todas?size=101'),
    admin('GET /asientos/todos?size=-1'),
    admin('GET /asientos/todos?size=1e2'),
  ]),
  ...invalidCases('estado', ESTADO, [
    ana('GET /reservas/mias?estado=activa'),
    ana('GET /reservas/mias?estado='),
    ana('GET /reservas/mias?estado=CONFIRMADA&estado=CANCELADA'),
    admin('GET /reservas/estado/anulada'),
    admin('GET /reservas/estado/CONFIRMADA,CANCELADA'),
    admin('GET /reservas/estado/%00'),
  ]),
  ...NO_SON_FECHAS.map((fecha) =>
    invalid(
      admin(`GET /reservas/por-fecha?fecha=${encodeURIComponent(fecha)}`),
      'fecha',
      FECHA_INVALIDA,
    ),
  ),
  invalid(admin('GET /reservas/por-fecha?fecha='), 'fecha', FECHA_INVALIDA),
  ...invalidCases('fecha', SIN_FECHA, [
    admin('GET /reservas/por-fecha'),
    admin('GET /reservas/por-fecha?fecha=2026-10-01&fecha=2026-10-02'),
  ]),
  ...invalidCases('cantidadPersonas', CANTIDAD, [
    ana('GET /reservas/calcular-precio'),
    ana('GET /reservas/calcular-precio?cantidadPersonas='),
    ana('GET /reservas/calcular-precio?cantidadPersonas=0'),
    ana('GET /reservas/calcular-precio?cantidadPersonas=11'),
    ana('GET /reservas/calcular-precio?cantidadPersonas=-2'),
    ana('GET /reservas/calcular-precio?cantidadPersonas=2.5'),
    ana('GET /reservas/calcular-precio?cantidadPersonas=dos'),
    ana('GET /reservas/calcular-precio?cantidadPersonas=1e0'),
    ana('GET /reservas/calcular-precio?cantidadPersonas=2&cantidadPersonas=3'),
  ]),
  ...invalidCases('reservas', 'Las reservas deben ser de 1 a 200 números separados por comas', [
    admin('GET /reservas/alternativas'),
    admin('GET /reservas/alternativas?reservas='),
    admin('GET /reservas/alternativas?reservas=0'),
    admin('GET /reservas/alternativas?reservas=1,'),
    admin('GET /reservas/alternativas?reservas=1,-2'),
    admin('GET /reservas/alternativas?reservas=una'),
    admin('GET /reservas/alternativas?reservas=1&reservas=2'),
    admin(`GET /reservas/alternativas?reservas=${Array.from({ length: 201 }, () => 1).join(',')}`),
  ]),
];
