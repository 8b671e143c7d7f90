import { NUEVO_TOKEN } from '../../support/programas/tokens-de-escena.ts';
import {
  admin,
  ana,
  badBodies,
  nobody,
  programa,
  refused,
  reservador,
  type BadInput,
} from '../bad-input.ts';
import { SIN_TEXTO } from '../bad-values.ts';

const crear = admin('POST /tokens', NUEVO_TOKEN);
const RESERVA = { franjaId: '#franjaLibre', clienteId: '#ana' };

/** The bad inputs of the calls about the tokens of programs, and of a program (rules §24). */
export const BAD_TOKENS: BadInput[] = [
  ...badBodies(crear, {
    nombre: [...SIN_TEXTO, ' ', 'a'.repeat(61), 'uno\ndos'],
    alcances: [undefined, null, 5, 'agenda:leer', {}, [], Array(2).fill('agenda:leer'), Array(20)],
    venceEn: [
      5,
      '',
      'mañana',
      '2026-02-30',
      '2026-09-30',
      '2026-12-01T25:00:00',
      '2026-12-01T10:00:00Z',
      [],
    ],
  }),
  ...refused({
    'alcances.0': ['*', 'config:leer', 'Agenda:leer', '', 5, null].map((alcance) =>
      admin('POST /tokens', { ...NUEVO_TOKEN, alcances: [alcance] }),
    ),
    clienteId: [
      reservador('POST /reservas', { franjaId: '#franjaLibre' }),
      reservador('POST /franjas/#franjaLibre/espera', { personas: 1 }),
      reservador('POST /series', { franjaId: '#franjaLibre', cada: 1, veces: 2, sello: 'uno' }),
    ],
    '409 LIMITE_DE_TOKENS': [crear],
    '403 SIN_PERMISO': [ana('GET /tokens'), ana('POST /tokens', {}), ana('DELETE /tokens/uno')],
    '401 SESION_NO_VALIDA': [nobody('GET /tokens'), nobody('POST /tokens', NUEVO_TOKEN)],
    '403 SIN_ALCANCE': [
      programa('POST /reservas', RESERVA),
      programa('POST /reservas', {}),
      programa('GET /reservas/todas'),
      programa('GET /clientes'),
      programa('GET /caja'),
      programa('GET /informes?desde=2026-10-01&hasta=2026-10-01'),
      programa('GET /config'),
      programa('PUT /config', {}),
      programa('GET /usuarios/todos'),
      programa('DELETE /clientes/#ana'),
      programa('GET /tokens'),
      programa('POST /tokens', NUEVO_TOKEN),
      programa('GET /webhooks'),
      programa('GET /auth/current'),
      programa('POST /auth/logout'),
      programa('PUT /usuarios/contrasena', {}),
      programa('GET /actividad'),
      programa('GET /eventos'),
    ],
  }),
];
