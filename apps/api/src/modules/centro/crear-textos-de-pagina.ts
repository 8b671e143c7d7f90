import { join } from 'node:path';
import { desfaseDe, fechaDe, type Desfase } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { centroNuevo, faltaDecir, sinLoDeEjemplo } from '@remanso/contract/centro/centro.rules';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PageTexts, ReadPageTexts } from '../../platform/http/fillable-pages.ts';
import { callInWorker } from '../../platform/call-in-worker.ts';
import { leerCentro } from './centro.queries.ts';

type Precios = readonly Precio[] | null;

interface Partes extends Pick<Dependencies, 'db' | 'clock' | 'outage'> {
  /** The folder of the built web app. */
  web: string;
  /** The origin that the pages name to search engines and in shared links. */
  origen: string;
  /** Returns the prices of a day; null before the first configuration. */
  buscarPrecios: (db: Executor, fecha: string) => Promise<Precios>;
  log: (message: string, error?: unknown) => void;
}

/** What a page is made of. */
interface Leido {
  centro: Centro;
  /** The prices of the landing, which alone says some; null also where there is no configuration. */
  precios: Precios;
  /** The difference from UTC by which the screens tell the time; null on the landing. */
  desfase: Desfase | null;
}

/**
 * Creates what tells the pages of whom they speak, and the landing what a turn costs today. It reads
 * both at every page, so that what was saved on any instance is on the next one; while the database
 * is away, the last that is known stays.
 */
export function crearTextosDePagina(partes: Partes): ReadPageTexts {
  const { db, clock, outage, buscarPrecios, log } = partes;
  const ultimos = new Map<boolean, { json: string; textos: PageTexts }>();
  const desfase = (esPortada: boolean) =>
    esPortada ? null : desfaseDe(clock.epoch(), clock.timeZone);

  async function leer(esPortada: boolean): Promise<Leido | undefined> {
    if (ultimos.has(esPortada) && outage.isUnderWay()) return undefined;
    try {
      const deHoy = () => buscarPrecios(db, fechaDe(clock.now()));
      const [centro, precios] = await Promise.all([
        leerCentro(db, clock.timeZone),
        esPortada ? deHoy() : null,
      ]);
      // The pages leave out what the built-in brand has only as examples (the address, the telephone
      // and so on) until there is a configuration.
      const esDeEjemplo = faltaDecir(centro) && !(esPortada ? precios : await deHoy());
      return {
        centro: esDeEjemplo ? sinLoDeEjemplo(centro) : centro,
        precios,
        desfase: desfase(esPortada),
      };
    } catch (error) {
      if (!outage.explains(error)) log('centro', error);
      return undefined;
    }
  }

  return async ({ hasLanding: esPortada }) => {
    const antes = ultimos.get(esPortada);
    const leido = await leer(esPortada);
    if (!leido && antes) return antes.textos;
    const ahora = leido ?? {
      centro: centroSinDecir(clock.timeZone),
      precios: null,
      desfase: desfase(esPortada),
    };
    const json = JSON.stringify(ahora);
    if (antes?.json === json) return antes.textos;
    const textos = textosDe(ahora, partes);
    ultimos.set(esPortada, { json, textos });
    return textos;
  };
}

function textosDe(
  { centro, precios, desfase }: Leido,
  { clock, web, origen, log }: Partes,
): PageTexts {
  const esNuevo =
    !precios && JSON.stringify(centro) === JSON.stringify(centroSinDecir(clock.timeZone));
  return {
    texts: { nombre: centro.nombre, lema: centro.lema, origen },
    data: { centro, desfase },
    async landing() {
      // The build has rendered it for a new centre.
      if (esNuevo) return undefined;
      try {
        return await callInWorker<string>({
          file: join(web, '.servidor/portada.mjs'),
          name: 'renderizarLanding',
          args: [{ centro, precios, origen }],
        });
      } catch (error) {
        log('portada', error);
        return undefined;
      }
    },
  };
}

const centroSinDecir = (zonaHoraria: string) => sinLoDeEjemplo(centroNuevo(zonaHoraria));
