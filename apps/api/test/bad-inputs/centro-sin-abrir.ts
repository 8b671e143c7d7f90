import { CONFIG, SEMANA } from '../support/builders.ts';
import { admin, ana, refused } from './bad-input.ts';

/** The bad inputs to a centre that has no configuration and no horario base (rules §6). */
export const BAD_SIN_ABRIR = refused({
  '404 CONFIG_INEXISTENTE': [
    admin('GET /config'),
    ana('GET /config'),
    admin('PUT /config', CONFIG),
  ],
  '404 HORARIOS_INEXISTENTES': [admin('PUT /horarios-base', SEMANA)],
  '409 SIN_CONFIGURACION': [
    admin('POST /franjas/generar'),
    admin('POST /franjas/generar?desde=2026-10-01&hasta=2026-10-02'),
  ],
  '404 FRANJA_INEXISTENTE': [ana('POST /reservas', { franjaId: 1 })],
  duracionBaseMin: [admin('PUT /config', { ...CONFIG, duracionBaseMin: 14 })],
  '0.tramos': [admin('PUT /horarios-base', [{ diaSemana: 'LUNES', activo: true, tramos: [] }])],
});
