import { esFecha } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type {
  Agenda,
  DiaDeAgenda,
  PreciosDeAgenda,
} from '@remanso/contract/franja/agenda.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { WriteParts, WrittenParts } from '../../platform/http/fillable-pages.ts';
import { importBundled } from '../../platform/http/import-bundled.ts';
import { leerPrecios } from './agenda.queries.ts';
import { crearLectorDeAgenda, siEsPublica } from './crear-lector-de-agenda.ts';

interface Partes extends Pick<Dependencies, 'db' | 'clock' | 'outage'> {
  /** The folder of the built web app. */
  web: string;
  /** The origin of the site, which a shared link names. */
  origen: string;
  log: (message: string, error?: unknown) => void;
}

/** The day and the hour that an address of the agenda names; null where it names none. */
interface Pedido {
  fecha: string | null;
  franja: number | null;
}

/** The screen of the agenda, which the build has bundled for the server. */
interface Pantalla {
  diaEnVista: (agenda: Agenda, pedido: Pedido) => DiaDeAgenda | undefined;
  renderizarAgenda: (what: {
    centro: Centro;
    origen: string;
    agenda: Agenda | null;
    pedido: Pedido;
    precios: PreciosDeAgenda | null;
  }) => WrittenParts;
}

/** The number of days and hours that are kept as they were last written. */
const CUANTAS_SE_GUARDAN = 100;

/**
 * Creates what writes the page of the agenda (rules §19.5): the day in view with its hours and
 * prices. While the database is away the page is that of the build, which says that it loads.
 */
export function crearEscribirPagina(partes: Partes): WriteParts {
  const { db, outage, web, origen, log } = partes;
  const leer = crearLectorDeAgenda(partes);
  const escritas = new Map<string, { json: string; parts: WrittenParts }>();

  async function escribir(pedida: Pedido, centro: Centro): Promise<WrittenParts> {
    const [{ diaEnVista, renderizarAgenda }, agenda] = await Promise.all([
      importBundled<Pantalla>(web, 'agenda'),
      siEsPublica(leer),
    ]);
    const pedido = agenda ? sinInventar(pedida, agenda) : NADA;
    const dia = agenda && diaEnVista(agenda, pedido);
    const precios = dia ? await leerPrecios(db, dia.fecha) : null;
    const json = JSON.stringify([centro, agenda, pedido, precios]);
    const clave = JSON.stringify(pedido);
    const antes = escritas.get(clave);
    if (antes?.json === json) return antes.parts;
    const parts = renderizarAgenda({ centro, origen, agenda, pedido, precios });
    if (escritas.size >= CUANTAS_SE_GUARDAN) escritas.clear();
    escritas.set(clave, { json, parts });
    return parts;
  }

  return async (query, texts) => {
    const { data } = await texts;
    try {
      return await escribir(pedidoDe(query), data['centro'] as Centro);
    } catch (error) {
      if (!outage.explains(error)) log('agenda', error);
      return undefined;
    }
  };
}

const NADA: Pedido = { fecha: null, franja: null };
/** The names that stand for all that the agenda does not have. */
const NINGUNA = { fecha: '1900-01-01', franja: 0 };

/**
 * Makes one of all days and hours that the agenda does not have, so that whoever makes addresses up
 * is sent the page of before, and none has to be written.
 */
function sinInventar({ fecha, franja }: Pedido, { dias }: Agenda): Pedido {
  const hayDia = dias.some((dia) => dia.fecha === fecha);
  const hayHora = dias.some(({ franjas }) => franjas.some(({ id }) => id === franja));
  return {
    fecha: fecha === null || hayDia ? fecha : NINGUNA.fecha,
    franja: franja === null || hayHora ? franja : NINGUNA.franja,
  };
}

function pedidoDe(query: unknown): Pedido {
  const { fecha, franja } = (query ?? {}) as Record<string, unknown>;
  const esId = typeof franja === 'string' && /^[1-9]\d{0,8}$/.test(franja);
  return {
    fecha: typeof fecha === 'string' && esFecha(fecha) ? fecha : null,
    franja: esId ? Number(franja) : null,
  };
}
