import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { llamarConEtiqueta, type ConEtiqueta } from '../../../lib/api/api.ts';
import { textoSinRespuesta } from '../../../lib/api/ErrorDeApi.ts';
import { configEditable } from './config.view.ts';
import { ERROR_AL_ACTUALIZAR } from './config.mutations.ts';

export async function leerConfig(): Promise<ConEtiqueta<NuevaConfig>> {
  const { datos, etiqueta } = await llamarConEtiqueta('GET /config', {
    siFalla: ERROR_AL_ACTUALIZAR,
  }).catch(textoSinRespuesta(ERROR_AL_ACTUALIZAR));
  return { datos: configEditable(datos.config), etiqueta };
}
