import { CONFIG, SEMANA } from '../builders.ts';
import { addressCases, fieldCases, invalid, refused, type BadInput } from './bad-input.ts';

const FALTAN = 'Por favor completa todos los campos requeridos';
const FECHA = 'La fecha debe existir y tener la forma AAAA-MM-DD';
const FECHA_HORA = 'La fecha y la hora deben tener la forma AAAA-MM-DDTHH:MM:SS';
const ID = 'El identificador debe ser un número positivo';
const PRECIOS =
  'Debe haber un precio, y uno solo, para cada cantidad de personas hasta la capacidad';
const CAPACIDAD = 'La capacidad debe estar entre 1 y 10';
const HORA_INICIO = 'La hora de inicio debe tener la forma HH:MM';
const HORA_FIN = 'La hora de fin debe tener la forma HH:MM';
const FIN = 'La hora de fin debe ser posterior a la hora de inicio';
const TURNO_INEXISTENTE = ['FRANJA_INEXISTENTE', 'No existe ese turno'] as const;
const EXCEPCION_INEXISTENTE = ['EXCEPCION_INEXISTENTE', 'No existe esa excepción'] as const;

const CONFIGURAR = { who: 'admin', call: 'PUT /config' } as const;
const HORARIOS = { who: 'admin', call: 'PUT /horarios-base' } as const;
const FERIADO = { who: 'admin', call: 'POST /excepciones/feriados' } as const;
const BLOQUEO = { who: 'admin', call: 'POST /excepciones/bloqueos' } as const;
const OVERRIDE = { who: 'admin', call: 'POST /excepciones/overrides' } as const;
const CREAR = { who: 'admin', call: 'POST /franjas' } as const;
const EDITAR = { who: 'admin', call: 'PUT /franjas/#franjaLibre' } as const;

const precio = (capacidad: unknown, valor: unknown) => ({ capacidad, precio: valor });
const conPrecios = (...filas: unknown[]) => ({ ...CONFIG, preciosPorCapacidad: filas });
const lunes = (...tramos: unknown[]) => [{ diaSemana: 'LUNES', activo: true, tramos }];
const tramo = (horaInicio: unknown, horaFin: unknown) => ({ horaInicio, horaFin });

/** What the owner can get wrong about the centre: specification §5, decisions §5 and §6. */
export const BAD_CENTRO: BadInput[] = [
  ...fieldCases(CONFIGURAR, CONFIG, [
    ['capacidadBase', 0, 'La capacidad por turno debe estar entre 1 y 10'],
    ['duracionBaseMin', 14, 'La duración base debe estar entre 15 y 180'],
    ['duracionBaseMin', 181, 'La duración base debe estar entre 15 y 180'],
    ['duracionBaseMin', '60', FALTAN],
    ['duracionBaseMin', 50.5, FALTAN],
    ['duracionBaseMin', undefined, FALTAN],
    ['ventanaDias', 0, 'La ventana de días debe estar entre 1 y 30'],
    ['ventanaDias', 31, 'La ventana de días debe estar entre 1 y 30'],
    ['ventanaDias', null, FALTAN],
    ['limiteCancelHoras', -1, 'El límite de cancelación debe estar entre 0 y 72'],
    ['limiteCancelHoras', 73, 'El límite de cancelación debe estar entre 0 y 72'],
    ['limiteCancelHoras', undefined, FALTAN],
    ['notificacionesActivas', 'sí', 'Las notificaciones se activan con true o false'],
    ['preciosPorCapacidad', {}, FALTAN],
    ['preciosPorCapacidad', [], PRECIOS],
    ['preciosPorCapacidad', [precio(1, 20000)], PRECIOS],
  ]),
  invalid({ ...CONFIGURAR, body: { ...CONFIG, capacidadBase: 5 } }, 'preciosPorCapacidad', PRECIOS),
  invalid(
    { ...CONFIGURAR, body: { ...conPrecios(precio(1, 0)), capacidadBase: 1 } },
    'preciosPorCapacidad.0.precio',
    'Cada precio debe ser al menos 1',
  ),
  invalid(
    { ...CONFIGURAR, body: { ...conPrecios(precio(1, 1.5)), capacidadBase: 1 } },
    'preciosPorCapacidad.0.precio',
    'Cada precio debe ser al menos 1',
  ),
  invalid(
    { ...CONFIGURAR, body: { ...conPrecios(precio(1, 100_000_001)), capacidadBase: 1 } },
    'preciosPorCapacidad.0.precio',
    'El precio es demasiado alto',
  ),
  invalid(
    { ...CONFIGURAR, body: { ...conPrecios({ capacidad: 1 }), capacidadBase: 1 } },
    'preciosPorCapacidad.0.precio',
    'Cada precio debe ser al menos 1',
  ),
  invalid(
    {
      ...CONFIGURAR,
      body: { ...conPrecios(precio(1, 20000), precio(1, 30000)), capacidadBase: 1 },
    },
    'preciosPorCapacidad',
    PRECIOS,
  ),
  refused(
    { who: 'admin', call: 'POST /config', body: CONFIG },
    409,
    'CONFIG_EXISTENTE',
    'El sistema ya está configurado',
  ),
  refused(
    { who: 'ana', call: 'PUT /config', body: { nada: 1 } },
    403,
    'SIN_PERMISO',
    'No tienes permiso para hacer esto',
  ),

  invalid({ ...HORARIOS, body: {} }, '', 'Los horarios deben ser una lista de días'),
  invalid(
    { ...HORARIOS, body: [{ diaSemana: 'FERIADO', activo: false, tramos: [] }] },
    '0.diaSemana',
    'El día de la semana no es válido',
  ),
  invalid(
    { ...HORARIOS, body: [{ diaSemana: 'LUNES', activo: 'sí', tramos: [] }] },
    '0.activo',
    'Cada día necesita saber si está activo',
  ),
  invalid(
    { ...HORARIOS, body: [{ diaSemana: 'LUNES', activo: false, tramos: 'todo' }] },
    '0.tramos',
    'Los horarios del día deben ser una lista',
  ),
  invalid({ ...HORARIOS, body: lunes(tramo('8', '12:00')) }, '0.tramos.0.horaInicio', HORA_INICIO),
  invalid({ ...HORARIOS, body: lunes(tramo('08:00', '24:30')) }, '0.tramos.0.horaFin', HORA_FIN),
  invalid(
    { ...HORARIOS, body: [...SEMANA, { diaSemana: 'LUNES', activo: false, tramos: [] }] },
    '7.diaSemana',
    'El día lunes está repetido',
  ),
  refused(
    { who: 'admin', call: 'POST /horarios-base', body: SEMANA },
    409,
    'HORARIOS_EXISTENTES',
    'Los horarios ya están cargados',
  ),

  ...fieldCases(FERIADO, { fecha: '2026-12-25', descripcion: 'Navidad' }, [
    ['fecha', undefined, 'La fecha debe tener la forma AAAA-MM-DD'],
    ['fecha', '25-12-2026', FECHA],
    ['fecha', '2026-02-29', FECHA],
    ['fecha', '2026-02-30', FECHA],
    ['fecha', 'today', FECHA],
    ['fecha', 'infinity', FECHA],
    ['descripcion', '', 'La descripción es obligatoria'],
    ['descripcion', 'x'.repeat(201), 'La descripción no puede tener más de 200 caracteres'],
    ['descripcion', 5, 'La descripción: se esperaba un texto'],
  ]),
  refused(
    { ...FERIADO, body: { fecha: '2026-12-08', descripcion: 'Otra vez' } },
    409,
    'FERIADO_REPETIDO',
    'Ya hay un feriado en esa fecha',
  ),
  ...fieldCases(BLOQUEO, { fechaDesde: '2026-12-10', fechaHasta: '2026-12-11' }, [
    ['fechaHasta', '2026-12-09', 'El bloqueo debe terminar después de empezar'],
    ['fechaHasta', '2027-12-11', 'El bloqueo no puede durar más de 366 días'],
    ['horaFin', '12:00', 'La hora de inicio y la de fin van juntas'],
    ['horaInicio', '25:00', HORA_INICIO],
    ['motivo', 'x'.repeat(201), 'El motivo no puede tener más de 200 caracteres'],
  ]),
  invalid(
    {
      ...BLOQUEO,
      body: {
        fechaDesde: '2026-12-10',
        fechaHasta: '2026-12-10',
        horaInicio: '12:00',
        horaFin: '12:00',
      },
    },
    'horaFin',
    FIN,
  ),
  ...fieldCases(OVERRIDE, { fecha: '2026-12-15', tramos: [tramo('10:00', '12:00')] }, [
    ['fecha', '2026-13-01', FECHA],
    ['tramos', undefined, 'Los horarios deben ser una lista'],
    ['capacidad', 11, CAPACIDAD],
    ['capacidad', 0, CAPACIDAD],
  ]),
  refused(
    { ...OVERRIDE, body: { fecha: '2026-12-09', tramos: [] } },
    409,
    'OVERRIDE_REPETIDO',
    'Ya hay horarios especiales para esa fecha',
  ),
  ...['feriados', 'bloqueos', 'overrides'].flatMap((tabla) => [
    refused(
      { who: 'admin', call: `DELETE /excepciones/${tabla}/999999` },
      404,
      ...EXCEPCION_INEXISTENTE,
    ),
    invalid({ who: 'admin', call: `DELETE /excepciones/${tabla}/uno` }, 'id', ID),
  ]),
  invalid({ who: 'admin', call: 'GET /excepciones?desde=ayer' }, 'desde', FECHA),

  ...fieldCases(CREAR, { inicio: '2026-10-02T21:00:00', fin: '2026-10-02T21:50:00' }, [
    ['inicio', undefined, FECHA_HORA],
    ['inicio', '2026-10-02', FECHA_HORA],
    ['inicio', '2026-10-02T21:00:30', FECHA_HORA],
    ['inicio', '2026-10-02T21:00:00Z', FECHA_HORA],
    ['inicio', '2026-10-02T24:10:00', FECHA_HORA],
    ['fin', '2026-10-02T21:00:00', FIN],
    ['fin', '2026-10-03T01:00:00', 'Un turno debe empezar y terminar el mismo día'],
    ['capacidadEfectiva', 0, CAPACIDAD],
    ['capacidadEfectiva', 11, CAPACIDAD],
    ['capacidadEfectiva', '4', CAPACIDAD],
  ]),
  refused(
    { ...CREAR, body: { inicio: '2026-10-02T08:30:00', fin: '2026-10-02T09:30:00' } },
    409,
    'FRANJA_SUPERPUESTA',
    'Ya existe un turno en ese horario',
  ),
  refused(
    { ...CREAR, body: { inicio: '2026-09-30T21:00:00', fin: '2026-09-30T22:00:00' } },
    409,
    'FRANJA_PASADA',
    'No se puede crear o mover un turno al pasado',
  ),
  invalid({ ...EDITAR, body: { capacidadEfectiva: 0 } }, 'capacidadEfectiva', CAPACIDAD),
  invalid({ ...EDITAR, body: { inicio: 'mañana' } }, 'inicio', FECHA_HORA),
  refused(
    { ...EDITAR, body: { inicio: '2026-10-02T09:00:00', fin: '2026-10-02T10:00:00' } },
    409,
    'FRANJA_SUPERPUESTA',
    'Ya existe un turno en ese horario',
  ),
  refused(
    { ...EDITAR, body: { inicio: '2026-09-30T08:00:00', fin: '2026-09-30T09:00:00' } },
    409,
    'FRANJA_PASADA',
    'No se puede crear o mover un turno al pasado',
  ),
  refused(
    {
      who: 'admin',
      call: 'PUT /franjas/#franjaReservada',
      body: { inicio: '2026-10-02T21:00:00', fin: '2026-10-02T22:00:00' },
    },
    409,
    'HORARIO_CON_RESERVAS',
    'No se puede cambiar el horario de un turno que tiene reservas activas',
  ),
  refused(
    { who: 'admin', call: 'PUT /franjas/#franjaReservada', body: { capacidadEfectiva: 2 } },
    409,
    'CAPACIDAD_BAJO_OCUPACION',
    'La capacidad no puede ser menor que las 3 personas que ya reservaron',
  ),
  refused({ who: 'admin', call: 'PUT /franjas/999999', body: {} }, 404, ...TURNO_INEXISTENTE),
  refused(
    { who: 'admin', call: 'PUT /franjas/#franjaBloqueada/bloquear' },
    409,
    'FRANJA_YA_BLOQUEADA',
    'El turno ya está bloqueado',
  ),
  refused(
    { who: 'admin', call: 'PUT /franjas/#franjaLlena/bloquear' },
    409,
    'FRANJA_COMPLETA',
    'No se puede bloquear un turno completo',
  ),
  invalid(
    { who: 'admin', call: 'PUT /franjas/#franjaLibre/bloquear', body: { motivo: 'x'.repeat(201) } },
    'motivo',
    'El motivo no puede tener más de 200 caracteres',
  ),
  invalid(
    { who: 'admin', call: 'PUT /franjas/#franjaLibre/bloquear?motivo=a&motivo=b' },
    'motivo',
    'El motivo: se esperaba un texto',
  ),
  refused({ who: 'admin', call: 'PUT /franjas/999999/bloquear' }, 404, ...TURNO_INEXISTENTE),
  refused(
    { who: 'admin', call: 'PUT /franjas/#franjaLibre/desbloquear' },
    409,
    'FRANJA_NO_BLOQUEADA',
    'El turno no está bloqueado',
  ),
  refused(
    { who: 'admin', call: 'PUT /franjas/#franjaBajoBloqueo/desbloquear' },
    409,
    'FRANJA_BAJO_BLOQUEO',
    'El turno está dentro de un bloqueo: hay que eliminar el bloqueo',
  ),
  refused(
    { who: 'admin', call: 'DELETE /franjas/#franjaReservada' },
    409,
    'FRANJA_CON_RESERVAS',
    'No se puede eliminar un turno que tiene reservas activas',
  ),
  refused(
    { who: 'admin', call: 'DELETE /franjas/#franjaBloqueada' },
    409,
    'FRANJA_BLOQUEADA',
    'No se puede eliminar un turno bloqueado',
  ),
  refused(
    { who: 'admin', call: 'DELETE /franjas/#franjaComenzada' },
    409,
    'FRANJA_PASADA',
    'No se puede eliminar un turno que ya pasó',
  ),
  refused({ who: 'admin', call: 'DELETE /franjas/#franjaRetirada' }, 404, ...TURNO_INEXISTENTE),
  ...['GET', 'PUT', 'DELETE'].map((method) =>
    invalid(
      { who: 'admin', call: `${method} /franjas/0`, ...(method === 'PUT' && { body: {} }) },
      'id',
      ID,
    ),
  ),
  refused(
    { who: 'admin', call: 'GET /franjas/99999999999999999999999' },
    404,
    ...TURNO_INEXISTENTE,
  ),
  ...addressCases('admin', 'fecha', FECHA, [
    'GET /franjas/por-fecha/2026-02-30',
    'GET /franjas/por-fecha/hoy',
  ]),
  ...addressCases('ana', 'fecha', FECHA, [
    'GET /franjas/client/por-fecha/11-12-2026',
    'GET /franjas/client/por-fecha/2026-00-10',
    'GET /franjas/client/por-fecha/infinity',
  ]),
  ...addressCases('admin', 'incluirDetalles', 'incluirDetalles debe ser true o false', [
    'GET /franjas/por-fecha/2026-10-02?incluirDetalles=1',
    'GET /franjas?incluirDetalles=TRUE',
  ]),
  invalid(
    { who: 'admin', call: 'GET /franjas?desde=2026-10-05&hasta=2026-10-01' },
    'hasta',
    'El período debe terminar después de empezar',
  ),
  invalid(
    { who: 'admin', call: 'GET /franjas?desde=2026-10-01&hasta=2027-10-03' },
    'hasta',
    'El período no puede tener más de 366 días',
  ),
  invalid(
    { who: 'admin', call: 'POST /franjas/generar?desde=2026-10-05&hasta=2026-10-01' },
    'hasta',
    'El período debe terminar después de empezar',
  ),
  invalid(
    { who: 'admin', call: 'POST /franjas/generar?desde=2026-10-01&hasta=2027-01-02' },
    'hasta',
    'El período no puede tener más de 92 días',
  ),
  invalid({ who: 'admin', call: 'POST /franjas/generar?desde=nunca' }, 'desde', FECHA),
];
