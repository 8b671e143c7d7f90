import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import { MAXIMO_EN_LISTADO } from '@remanso/contract/listados.rules';
import { callApi } from './call-api.ts';
import { franjasVivas, hoy, type Centro, type Usuario } from './centro.ts';
import { firstDifference } from './first-difference.ts';
import type { Instancias } from './start-instances.ts';
import { franjaConReservas, vistaDeAdmin, vistaDeConfig } from './vistas.ts';
import { camposDePagina } from './pagina-de.ts';

/** More days than a sequence ever reaches. */
const DIAS = 180;

/**
 * Compares the whole state with the administrator's lists on every instance; returns where it first differs, or
 * undefined.
 */
export async function compareListings(
  { todas }: Instancias,
  centro: Centro,
): Promise<string | undefined> {
  const admin = centro.usuarios.get(centro.adminId) as Usuario;
  const expected = expectedListings(centro);
  for (const instancia of todas) {
    const read = async (path: string) => {
      const target = `GET ${path as '/'}` as const;
      return (await callApi(instancia, { target, usuarioId: admin.id }, admin)).body;
    };
    for (const [path, listing] of Object.entries(expected)) {
      const difference = firstDifference(listing, sorted(await read(path)), `GET ${path}`);
      if (difference) return difference;
    }
  }
  return undefined;
}

function expectedListings(centro: Centro): Record<string, unknown> {
  const clientes = [...centro.usuarios.values()].filter(({ rol }) => rol === 'CLIENT');
  const reservas = [...centro.reservas.values()].toSorted((a, b) => b.id - a.id);
  const [desde, hasta] = [sumarDias(hoy(centro), -DIAS), sumarDias(hoy(centro), DIAS)];
  const franjas = franjasVivas(centro).filter(({ inicio }) => fechaDe(inicio) >= desde);
  return {
    [`/franjas?desde=${desde}&hasta=${hasta}&incluirDetalles=true`]: franjas
      .slice(0, MAXIMO_EN_LISTADO)
      .map((franja) => franjaConReservas(centro, franja)),
    '/reservas/todas?size=100': {
      reservas: reservas.slice(0, 100).map((reserva) => vistaDeAdmin(centro, reserva)),
      ...pagina(reservas.length),
    },
    '/clientes?size=100': {
      clientes: clientes.map(({ rol: _r, version: _v, creadoEn: _c, ...cliente }) => cliente),
      ...pagina(clientes.length),
      total: clientes.length,
      activos: clientes.filter(({ activo }) => activo).length,
      inactivos: clientes.filter(({ activo }) => !activo).length,
    },
    '/config': { config: vistaDeConfig(centro.config) },
    '/horarios-base': centro.horarios,
    '/excepciones': {
      feriados: [...centro.feriados.values()].toSorted(porFecha),
      bloqueos: [...centro.bloqueos.values()],
      overrides: [...centro.overrides.values()].toSorted(porFecha),
    },
  };
}

const pagina = (total: number) => camposDePagina(total, { page: 0, size: 100 });

const porFecha = (a: { fecha: string }, b: { fecha: string }) => (a.fecha < b.fecha ? -1 : 1);

/** Sorts the clients of an answer by their ids, as the model holds them; the API lists them by name. */
function sorted(body: unknown): unknown {
  const { clientes } = body as { clientes?: { id: number }[] };
  return clientes
    ? { ...(body as object), clientes: clientes.toSorted((a, b) => a.id - b.id) }
    : body;
}
