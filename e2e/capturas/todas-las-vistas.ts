import { CAMBIAR_TURNO } from '../vistas/cambiar-turno.ts';
import { DE_ABONOS } from '../vistas/de-abonos.ts';
import { DE_TOKENS } from '../vistas/programas/de-tokens.ts';
import { DE_WEBHOOKS } from '../vistas/programas/de-webhooks.ts';
import { DE_AGENDA } from '../vistas/de-agenda.ts';
import { DE_CLIENTE } from '../vistas/de-cliente.ts';
import { DE_MIS_ABONOS } from '../vistas/de-mis-abonos.ts';
import { DE_ESPERA } from '../vistas/de-espera.ts';
import { DE_SENIA } from '../vistas/de-senia.ts';
import { DEL_PANEL } from '../vistas/del-panel.ts';
import { INFORMES } from '../vistas/informes.ts';
import { NUEVA_RESERVA } from '../vistas/nueva-reserva.ts';
import { OTROS_CAMBIOS } from '../vistas/otros-cambios.ts';
import { DE_CAJA } from '../vistas/de-caja.ts';
import { DE_ESPERAS } from '../vistas/de-esperas.ts';
import { DE_HOJA } from '../vistas/de-hoja.ts';
import { DE_SERIES, DE_SERIES_DEL_PANEL } from '../vistas/de-series.ts';
import { DE_TRAER } from '../vistas/de-traer.ts';
import { PERSONAS_DEL_PANEL } from '../vistas/personas-del-panel.ts';
import { PREGUNTAS_DEL_PANEL } from '../vistas/preguntas-del-panel.ts';
import { PUBLICAS } from '../vistas/publicas.ts';
import { SIN_CUENTA } from '../vistas/sin-cuenta.ts';
import type { Vista } from '../vistas/vista.ts';

/** Every view of `e2e/vistas/`. */
export const VISTAS: readonly Vista[] = [
  ...PUBLICAS,
  ...DE_AGENDA,
  ...SIN_CUENTA,
  ...DE_CLIENTE,
  ...NUEVA_RESERVA,
  ...CAMBIAR_TURNO,
  ...DE_ESPERA,
  ...DE_MIS_ABONOS,
  ...DE_SENIA,
  ...DEL_PANEL,
  ...DE_CAJA,
  ...DE_ESPERAS,
  ...DE_ABONOS,
  ...DE_TOKENS,
  ...DE_WEBHOOKS,
  ...DE_HOJA,
  ...PERSONAS_DEL_PANEL,
  ...DE_SERIES,
  ...DE_SERIES_DEL_PANEL,
  ...DE_TRAER,
  ...INFORMES,
  ...PREGUNTAS_DEL_PANEL,
  ...OTROS_CAMBIOS,
];
