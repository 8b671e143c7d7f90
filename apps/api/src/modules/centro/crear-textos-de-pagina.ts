import { join } from 'node:path';
import type { Centro } from '@remanso/contract/centro.contract';
import { centroNuevo } from '@remanso/contract/centro.rules';
import type { Dependencies } from '../../dependencies.ts';
import type { PageTexts } from '../../platform/http/fillable-pages.ts';
import { callInWorker } from '../../platform/call-in-worker.ts';
import { leerCentro } from './centro.queries.ts';

interface Partes extends Pick<Dependencies, 'db' | 'clock' | 'outage'> {
  /** The folder of the built web app. */
  web: string;
  /** The origin that the pages name to search engines and in shared links. */
  origen: string;
  log: (message: string, error?: unknown) => void;
}

/**
 * Creates what tells the pages of whom they speak. It reads the centre at every page, so that what
 * was saved on any instance is on the next one; while the database is away, the last that is known
 * stays.
 */
export function crearTextosDePagina(partes: Partes): () => Promise<PageTexts> {
  const { db, clock, outage, log } = partes;
  let ultimos: { json: string; textos: PageTexts } | undefined;

  async function leer(): Promise<Centro | undefined> {
    if (ultimos && outage.isUnderWay()) return undefined;
    try {
      return await leerCentro(db, clock.timeZone);
    } catch (error) {
      if (!outage.explains(error)) log('centro', error);
      return undefined;
    }
  }

  return async () => {
    const leido = await leer();
    if (!leido && ultimos) return ultimos.textos;
    const centro = leido ?? centroNuevo(clock.timeZone);
    const json = JSON.stringify(centro);
    if (ultimos?.json !== json) ultimos = { json, textos: textosDe(centro, partes) };
    return ultimos.textos;
  };
}

function textosDe(centro: Centro, { clock, web, origen, log }: Partes): PageTexts {
  const esNuevo = JSON.stringify(centro) === JSON.stringify(centroNuevo(clock.timeZone));
  return {
    texts: { nombre: centro.nombre, lema: centro.lema, origen },
    data: { centro },
    async landing() {
      // The build has rendered it for a new centre.
      if (esNuevo) return undefined;
      try {
        return await callInWorker<string>({
          file: join(web, '.servidor/portada.mjs'),
          name: 'renderizarLanding',
          args: [centro, origen],
        });
      } catch (error) {
        log('portada', error);
        return undefined;
      }
    },
  };
}
