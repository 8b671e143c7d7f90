import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import { MAXIMO_EN_LISTADO } from '@remanso/contract/campo/listados.rules';
import { porFecha, type Centro } from './centro.ts';
import { pide, type Peticion } from './paso.ts';
import { hayAbonos } from './vistas/vistas-de-abono.ts';
import {
  franjaConReservas,
  paginaDe,
  vistaDelMostrador,
  vistaDeConfig,
  vistaDePrecios,
} from './vistas/vistas.ts';

/**
 * The number of days before and after today that the lists cover, more than any sequence of
 * operations.
 */
const DIAS = 180;

const pagina = { page: 0, size: 100 };

/**
 * Returns the requests for the administrator's lists. Together they show the whole state of the
 * centre.
 */
export function listados(centro: Centro): Peticion[] {
  const [desde, hasta] = [sumarDias(centro.hoy, -DIAS), sumarDias(centro.hoy, DIAS)];
  const franjas = centro.franjasVivas().filter(({ inicio }) => fechaDe(inicio) >= desde);
  const reservas = [...centro.reservas.values()].toReversed();
  const vista = vistaDelMostrador.bind(undefined, centro);
  const ver = (path: string, listado: () => unknown) =>
    pide(centro.adminId, `GET /${path}`, listado);
  return [
    ver(`franjas?desde=${desde}&hasta=${hasta}&incluirDetalles=true`, () =>
      franjas.slice(0, MAXIMO_EN_LISTADO).map((franja) => franjaConReservas(centro, franja)),
    ),
    ver('reservas/todas?size=100', () => paginaDe(reservas, { ...pagina, vista })),
    ver('clientes?size=100', () => clientes(centro)),
    ver('config', () => ({
      config: vistaDeConfig(centro),
      // Said only where abonos are sold, or can be used.
      abonos: hayAbonos(centro),
      proximosPrecios: centro.listasPorVenir().map(({ precios, ...lista }) => ({
        desde: lista.desde,
        preciosPorCapacidad: vistaDePrecios(precios),
      })),
    })),
    ver('horarios-base', () => centro.horarios),
    ver('excepciones', () => ({
      feriados: [...centro.feriados.values()].toSorted(porFecha),
      bloqueos: [...centro.bloqueos.values()],
      overrides: [...centro.overrides.values()].toSorted(porFecha),
    })),
  ];
}

/**
 * Returns the answer of `GET /clientes`: the clients by name, without regard to case or accents.
 */
function clientes(centro: Centro) {
  const sinAcentos = (nombre: string) => nombre.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const todos = centro
    .clientes()
    .map(
      ({ rol: _rol, version: _version, creadoEn: _creadoEn, emailConfirmado: _e, ...cliente }) =>
        cliente,
    );
  const porNombre = Map.groupBy(todos, ({ nombre }) => sinAcentos(nombre).toLowerCase());
  const enOrden = [...porNombre.keys()].toSorted().flatMap((nombre) => porNombre.get(nombre) ?? []);
  const activos = todos.filter(({ activo }) => activo).length;
  const { reservas, ...campos } = paginaDe(enOrden, { ...pagina, vista: (cliente) => cliente });
  const cuentas = { total: todos.length, activos, inactivos: todos.length - activos };
  return { clientes: reservas, ...campos, ...cuentas };
}
