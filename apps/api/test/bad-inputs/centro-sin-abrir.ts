import { CONFIG, SEMANA } from '../support/builders.ts';
import { admin, ana, invalid, refused, refusedCases, type BadInput } from './bad-input.ts';
import { TURNO_INEXISTENTE } from './known-refusals.ts';

/** The bad inputs of a centre without a configuration or hours (rules §5). */
export const BAD_SIN_ABRIR: BadInput[] = [
  ...refusedCases(
    [404, 'CONFIG_INEXISTENTE', 'El sistema todavía no está configurado'],
    [admin('GET /config'), ana('GET /config'), admin('PUT /config', CONFIG)],
  ),
  refused(admin('PUT /horarios-base', SEMANA), [
    404,
    'HORARIOS_INEXISTENTES',
    'Los horarios todavía no están cargados',
  ]),
  ...refusedCases(
    [409, 'SIN_CONFIGURACION', 'Primero hay que crear la configuración del sistema'],
    [
      admin('POST /franjas/generar'),
      admin('POST /franjas/generar?desde=2026-10-01&hasta=2026-10-02'),
    ],
  ),
  refused(ana('POST /reservas', { franjaId: 1 }), TURNO_INEXISTENTE),
  invalid(
    admin('PUT /config', { ...CONFIG, duracionBaseMin: 14 }),
    'duracionBaseMin',
    'La duración base debe estar entre 15 y 180',
  ),
  invalid(
    admin('PUT /horarios-base', [{ diaSemana: 'LUNES', activo: true, tramos: [] }]),
    '0.tramos',
    'El día lunes está activo y necesita al menos un horario',
  ),
];
