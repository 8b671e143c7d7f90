import { desfaseDe, fechaDe, type Desfase } from '@remanso/contract/calendario';
import type { Config } from '@remanso/contract/centro/config.contract';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { centroNuevo, faltaDecir, sinLoDeEjemplo } from '@remanso/contract/centro/centro.rules';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PageTexts, ReadPageTexts } from '../../platform/http/fillable-pages.ts';
import { importBundled } from '../../platform/http/import-bundled.ts';
import { leerCentro } from './centro.queries.ts';

type Precios = readonly Precio[] | null;

type ConfigDePagina = Pick<Config, 'preciosPorCapacidad' | 'agendaPublica'>;

interface Partes extends Pick<Dependencies, 'db' | 'clock' | 'outage'> {
  /** The folder of the built web app. */
  web: string;
  /** The origin of the site, which pages give to search engines and in shared links. */
  origen: string;
  /** Returns the configuration and the prices of a day; undefined before the first configuration. */
  buscarConfig: (db: Executor, fecha: string) => Promise<ConfigDePagina | undefined>;
  correo: Dependencies['correo'];
  /** True where letters that are files can be read at a page of the server, as in the demo. */
  conCartas?: boolean;
  log: (message: string, error?: unknown) => void;
}

/** The data from which the texts of a page are made. */
interface Leido {
  centro: Centro;
  /**
   * The prices, which only the landing shows. Null on all other pages and before the first
   * configuration.
   */
  precios: Precios;
  /** The difference from UTC with which the screens compute the time. Null on the landing. */
  desfase: Desfase | null;
  /** The ways in that are open (`apps/web/src/lib/puertas.ts`). */
  puertas: { agendaPublica: boolean; conCodigo: boolean };
}

/**
 * Creates the function that reads the texts of a page: the centre's data, the ways in and, for the
 * landing, today's prices. The function reads them for every page, so that the next page shows a change made
 * on any instance. While the database is away, the function returns the texts that it read last.
 */
export function crearTextosDePagina(partes: Partes): ReadPageTexts {
  const { db, clock, outage, buscarConfig, correo, conCartas = false, log } = partes;
  const ultimos = new Map<boolean, { json: string; textos: PageTexts }>();
  const desfase = (esPortada: boolean) =>
    esPortada ? null : desfaseDe(clock.epoch(), clock.timeZone);
  const puertas = (config: ConfigDePagina | undefined) => ({
    agendaPublica: config?.agendaPublica ?? true,
    conCodigo: correo === 'SMTP' || conCartas,
  });

  async function leer(esPortada: boolean): Promise<Leido | undefined> {
    if (ultimos.has(esPortada) && outage.isUnderWay()) return undefined;
    try {
      const [centro, config] = await Promise.all([
        leerCentro(db, clock.timeZone),
        buscarConfig(db, fechaDe(clock.now())),
      ]);
      // Some data of the built-in marca are only examples: the address, the telephone and so on.
      // Pages leave the examples out until there is a configuration.
      const esDeEjemplo = faltaDecir(centro) && !config;
      return {
        centro: esDeEjemplo ? sinLoDeEjemplo(centro) : centro,
        precios: (esPortada && config?.preciosPorCapacidad) || null,
        desfase: desfase(esPortada),
        puertas: puertas(config),
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
      puertas: puertas(undefined),
    };
    const json = JSON.stringify(ahora);
    if (antes?.json === json) return antes.textos;
    const textos = textosDe(ahora, partes);
    ultimos.set(esPortada, { json, textos });
    return textos;
  };
}

/** Returns how to book where the browser runs no scripts; empty where the centre says no way. */
function otroCaminoDe({ whatsapp, telefono }: Centro): string {
  const caminos = [
    whatsapp && `por WhatsApp (wa.me/${whatsapp})`,
    telefono && `por teléfono al ${telefono}`,
  ];
  const dichos = caminos.filter((camino) => camino !== '');
  return dichos.length > 0 ? `También puedes reservar ${dichos.join(' o ')}.` : '';
}

function textosDe(
  { centro, precios, desfase, puertas }: Leido,
  { clock, web, origen, log }: Partes,
): PageTexts {
  const esNuevo =
    !precios && JSON.stringify(centro) === JSON.stringify(centroSinDecir(clock.timeZone));
  return {
    texts: {
      nombre: centro.nombre,
      lema: centro.lema,
      origen,
      sinScripts: otroCaminoDe(centro),
    },
    data: { centro, desfase, puertas },
    async landing() {
      // The landing of a new centre was already rendered by the build.
      if (esNuevo) return undefined;
      try {
        const { renderizarLanding } = await importBundled<Portada>(web, 'portada');
        return renderizarLanding({ centro, precios, origen, ...puertas });
      } catch (error) {
        log('portada', error);
        return undefined;
      }
    },
  };
}

interface Portada {
  renderizarLanding: (
    what: { centro: Centro; precios: Precios; origen: string } & Leido['puertas'],
  ) => string;
}

const centroSinDecir = (zonaHoraria: string) => sinLoDeEjemplo(centroNuevo(zonaHoraria));
