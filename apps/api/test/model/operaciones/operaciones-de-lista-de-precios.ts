import fc from 'fast-check';
import { contarPersonas } from '../centro.ts';
import { unDia } from '../elegir.ts';
import { clase, crea, envia, exigir, pide } from '../paso.ts';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import { fechaDe } from '@remanso/contract/calendario';
import { vistaDePrecios } from '../vistas/vistas.ts';

/** The prices of a list. Prices for some numbers of people can be missing. */
const unosPrecios = fc
  .uniqueArray(
    fc.record({
      capacidad: fc.integer({ min: 1, max: 5 }),
      miles: fc.integer({ min: 1, max: 90 }),
    }),
    {
      minLength: 1,
      selector: ({ capacidad }) => capacidad,
    },
  )
  .map((filas) => filas.map(({ capacidad, miles }) => ({ capacidad, precio: miles * 1_000 })));

export const agregarLista = clase(
  2,
  { desde: unDia, precios: unosPrecios },
  (centro, { desde, precios }) =>
    crea(
      centro.adminId,
      'POST /listas-de-precios',
      { desde, preciosPorCapacidad: precios },
      ({ id }) => {
        exigir(desde > centro.hoy, '409 LISTA_SIN_FUTURO');
        exigir(
          !centro.listasEnOrden().some((lista) => lista.desde === desde),
          '409 LISTA_REPETIDA',
        );
        const ordenados = precios.toSorted((a, b) => a.capacidad - b.capacidad);
        centro.listas.set(id, { id, desde, precios: ordenados });
        return { id, desde, enVigor: false, preciosPorCapacidad: vistaDePrecios(ordenados) };
      },
    ),
);

export const quitarLista = clase(1, { cual: fc.nat(9) }, (centro, { cual }) => {
  const listas = centro.listasEnOrden();
  // The index after the last list stands for an id that does not exist.
  const id = listas[cual % (listas.length + 1)]?.id ?? 888_888;
  return pide(centro.adminId, `DELETE /listas-de-precios/${id}`, () => {
    const lista = centro.listas.get(id);
    exigir(lista, '404 LISTA_INEXISTENTE');
    exigir(lista.desde > centro.hoy, '409 LISTA_EN_VIGOR');
    centro.listas.delete(id);
    return { message: 'Lista de precios eliminada' };
  });
});

export const verListas = clase(0.5, {}, (centro) =>
  pide(centro.adminId, 'GET /listas-de-precios', () =>
    centro.listasEnOrden().map(({ id, desde, precios }) => ({
      id,
      desde,
      enVigor: centro.listaDe(centro.hoy)?.id === id,
      preciosPorCapacidad: vistaDePrecios(precios),
    })),
  ),
);

export const previsualizarLista = clase(
  0.5,
  { desde: unDia, precios: unosPrecios },
  (centro, { desde, precios }) => {
    const body = { desde, preciosPorCapacidad: precios };
    return envia(centro.adminId, 'POST /listas-de-precios/previsualizar', body, () => {
      const hasta = centro.listasEnOrden().find((lista) => lista.desde > desde)?.desde;
      const suyas = [...centro.reservas.values()].filter((reserva) => {
        const fecha = fechaDe(reserva.franja.inicio);
        return centro.esActiva(reserva) && fecha >= desde && (hasta === undefined || fecha < hasta);
      });
      return {
        reservas: suyas.length,
        reservado: suyas.reduce((suma, { precio }) => suma + precio, 0),
        conLaLista: suyas.reduce(
          (suma, una) => suma + calcularPrecio(precios, contarPersonas([una])).precioTotal,
          0,
        ),
      };
    });
  },
);
