import fc from 'fast-check';
import type { Pedido } from './centro.ts';
import {
  aMenudo,
  clienteElegido,
  elegirCliente,
  elegirFranja,
  franjaElegida,
  idDe,
  nombre,
  sexo,
} from './elegir.ts';
import { clase } from './paso.ts';
import { precioDe } from './reglas-de-reserva.ts';
import { alPedir } from './reservar.ts';

const acompaniante = fc.record({ nombre, genero: fc.option(sexo, { nil: undefined }) });

const datosDePedido = fc.record({
  cliente: clienteElegido,
  /**
   * The person who asks: a client; the administrator for that client (`mostrador`) or for themself (`admin`); a client
   * who asks for another one (`atrevido`).
   */
  quien: aMenudo({ cliente: 8, mostrador: 4, admin: 2, atrevido: 1 }),
  franja: franjaElegida,
  // The last number makes more people than a booking may hold.
  acompaniantes: fc
    .constantFrom(0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4)
    .chain((cuantos) => fc.array(acompaniante, { minLength: cuantos, maxLength: cuantos })),
  generoTitular: fc.option(sexo, { nil: undefined, freq: 2 }),
  /** The price that the request expects: none, the present price, or the price before. */
  precio: aMenudo({ sinDecir: 6, justo: 4, viejo: 1 }),
  notas: fc.constantFrom(undefined, undefined, '', 'Con música'),
  clave: fc.constantFrom(...Array.from({ length: 8 }, () => undefined), 'una', 'otra'),
});

export const reservar = clase(
  32,
  datosDePedido,
  (centro, { quien, franja, clave, acompaniantes, generoTitular, notas, precio, ...datos }) => {
    const cliente = elegirCliente(centro, datos.cliente);
    const esCliente = quien === 'cliente' || quien === 'atrevido';
    const usuarioId = esCliente && cliente ? cliente.id : centro.adminId;
    const otro = quien === 'atrevido' ? centro.adminId : idDe(cliente);
    const pedido: Pedido = {
      franjaId: elegirFranja(centro, franja),
      acompaniantes,
      generoTitular,
      notas,
      ...(precio !== 'sinDecir' && {
        precioEsperado:
          precioDe(centro, acompaniantes.length + 1) + (precio === 'viejo' ? 1_000 : 0),
      }),
      ...((quien === 'mostrador' || quien === 'atrevido') && { clienteId: otro }),
    };
    return pedir({ usuarioId, pedido, clave }, alPedir(centro, { usuarioId, pedido, clave }));
  },
);

/** Repeats a request that was sent with a key; where there is none, makes just another booking. */
export const repetirPedido = clase(
  4,
  fc.record({ cual: fc.nat(9_999), clase: datosDePedido }),
  (centro, { cual, clase: datos }) => {
    const conClave = [...centro.claves.values()].filter(({ usuarioId }) =>
      centro.usuarios.has(usuarioId),
    );
    const repetido = conClave[cual % Math.max(1, conClave.length)];
    return repetido ? pedir(repetido, alPedir(centro, repetido)) : reservar.paso(centro, datos);
  },
);

function pedir(
  { usuarioId, pedido, clave }: { usuarioId: number; pedido: Pedido; clave?: string | undefined },
  espera: ReturnType<typeof alPedir>,
) {
  const headers = clave === undefined ? {} : { 'idempotency-key': encodeURIComponent(clave) };
  return {
    peticion: { target: 'POST /reservas' as const, usuarioId, body: pedido, headers },
    espera,
  };
}
