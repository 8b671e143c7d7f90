import { admin, ana, badQueries, refused, type BadInput } from './bad-input.ts';
import { FECHAS_EN_CONSULTA } from './bad-values.ts';

const LLAMADAS = ['', '/reservas.csv', '/caja.csv', '/clientes.csv'].map(
  (cual) => `GET /informes${cual}`,
);
const PERIODOS_MALOS = ['2026-09-30', '2027-10-02', '2999-12-31', '2026-10-01&hasta=2026-10-02'];

/** The bad inputs of the calls about an informe and its tables (rules §15.3). */
export const BAD_INFORMES: BadInput[] = LLAMADAS.flatMap((llamada) => [
  ...badQueries(admin(`${llamada}?hasta=2026-10-01`), { desde: FECHAS_EN_CONSULTA }),
  ...badQueries(admin(`${llamada}?desde=2026-10-01`), {
    hasta: [...FECHAS_EN_CONSULTA, ...PERIODOS_MALOS],
  }),
  ...refused({ '403 SIN_PERMISO': [ana(llamada)], 'desde, hasta': [admin(llamada)] }),
]);
