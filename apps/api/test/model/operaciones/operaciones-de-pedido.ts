import { isDeepStrictEqual } from 'node:util';
import { sumarHoras } from '@remanso/contract/calendario';
import fc from 'fast-check';
import type { Centro, Pedido, PedidoDe, Reserva } from '../centro.ts';
import {
  aMenudo,
  guardado,
  idDe,
  nombre,
  quizas,
  sexo,
  unCliente,
  unaFranja,
  unoParaReservar,
} from '../elegir.ts';
import { clase, crea, exigir, type Asignados, type Peticion } from '../paso.ts';
import {
  anotarReserva,
  exigirPago,
  exigirTitular,
  precioEsperado,
  type Esperado,
} from '../reglas/reglas-de-pedido.ts';
import { asentarVencidas, exigirLugar, exigirPrimera } from '../reglas/reglas-de-reserva.ts';
import { salirDeLaFila } from '../reglas/salir-de-la-fila.ts';
import { vistaPara } from '../vistas/vistas.ts';

const acompaniante = fc.record({ nombre: quizas(nombre), genero: quizas(sexo) });

const datosDePedido = {
  cliente: unCliente,
  /**
   * The sender of the request: `cliente`, the client; `mostrador`, the administrator for the
   * client; `admin`, the administrator for their own account; `atrevido`, the client with another
   * person's `clienteId`.
   */
  quien: aMenudo({ cliente: 8, mostrador: 4, admin: 2, atrevido: 1 }),
  franja: unaFranja,
  // Four companions and the titular are more people than a booking may have.
  acompaniantes: fc
    .constantFrom(0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4)
    .chain((cuantos) => fc.array(acompaniante, { minLength: cuantos, maxLength: cuantos })),
  generoTitular: quizas(sexo, 2),
  precio: aMenudo<Esperado>({ sinDecir: 6, justo: 4, viejo: 1 }),
  notas: fc.constantFrom(undefined, undefined, '', 'Con música'),
  conAbono: unoParaReservar,
  clave: fc.constantFrom(...Array.from({ length: 8 }, () => undefined), 'una', 'otra'),
};

export const reservar = clase(
  50,
  datosDePedido,
  (centro, { quien, franja, clave, precio, cliente, conAbono, ...demas }) => {
    const esCliente = quien === 'cliente' || quien === 'atrevido';
    const usuarioId = esCliente && cliente ? cliente.id : centro.adminId;
    const personas = demas.acompaniantes.length + 1;
    // A client must name every companion; the desk need not.
    const acompaniantes = esCliente
      ? demas.acompaniantes.map((uno) => ({ ...uno, nombre: uno.nombre ?? 'Sol' }))
      : demas.acompaniantes;
    const abono = conAbono(quien === 'mostrador' || esCliente ? cliente : undefined);
    const pedido: Pedido = {
      ...demas,
      acompaniantes,
      franjaId: idDe(franja),
      precioEsperado: precioEsperado(centro, { franja, personas, precio, abono }),
      abonoVendidoId: abono?.id,
      ...(quien === 'mostrador' && { clienteId: idDe(cliente) }),
      ...(quien === 'atrevido' && { clienteId: centro.adminId }),
    };
    return pedir(centro, { usuarioId, pedido, clave });
  },
);

/**
 * Repeats a request that was sent with an `Idempotency-Key`. Where there is none, makes a new
 * booking.
 */
export const repetirPedido = clase(
  4,
  { cual: fc.nat(9_999), pedido: reservar.datos },
  (centro, { cual, pedido }) => {
    const conClave = [...centro.claves.values()].filter(({ usuarioId }) =>
      centro.usuarios.has(usuarioId),
    );
    const repetido = conClave[cual % Math.max(1, conClave.length)];
    return repetido ? pedir(centro, repetido) : reservar.paso(centro, pedido);
  },
);

const HORAS_DE_UNA_CLAVE = 24;

/**
 * Requests a booking. For a day, the same request with the same `Idempotency-Key` gets the first
 * answer again; a refusal is not stored, so the server checks the repeated request anew (rules
 * §8.1, §2.12).
 */
function pedir(centro: Centro, { usuarioId, pedido, clave }: PedidoDe): Peticion {
  const hacer = (asignados: Asignados) => {
    const reserva = hacerReserva(centro, { usuarioId, pedido }, asignados);
    return vistaPara(centro, usuarioId, reserva);
  };
  const hacerUnaVez = (asignados: Asignados) => {
    const { ahora: momento, claves } = centro;
    const suya = `${usuarioId}/${clave}`;
    const anterior = claves.get(suya);
    if (anterior && anterior.momento >= sumarHoras(momento, -HORAS_DE_UNA_CLAVE)) {
      const esElMismo = isDeepStrictEqual(comoSeLee(anterior.pedido), comoSeLee(pedido));
      exigir(esElMismo, '409 CLAVE_REUTILIZADA');
      return anterior.respuesta;
    }
    const respuesta = hacer(asignados);
    claves.set(suya, { usuarioId, clave, pedido, respuesta, momento });
    return respuesta;
  };
  const responder = clave === undefined ? hacer : hacerUnaVez;
  return { ...crea(usuarioId, 'POST /reservas', pedido, responder), clave };
}

/**
 * Returns a request as the server reads it. Two requests whose names differ only in how they were
 * typed are equal.
 */
function comoSeLee({ acompaniantes, ...demas }: Pedido): unknown {
  const leidos = acompaniantes.map(({ nombre: escrito = '', genero }) => {
    return { nombre: guardado(escrito), genero };
  });
  return JSON.parse(JSON.stringify([demas, leidos]));
}

function hacerReserva(
  centro: Centro,
  { usuarioId, pedido }: PedidoDe,
  asignados: Asignados,
): Reserva {
  const { acompaniantes, clienteId, franjaId } = pedido;
  const personas = acompaniantes.length + 1;
  const paraQuien = { usuarioId, clienteId, franja: centro.franjaViva(franjaId) };
  const { titular, franja, isAdmin } = exigirTitular(centro, paraQuien);
  exigirLugar(centro, franja, { personas, isAdmin });
  exigirPrimera(centro, franja, { usuarioId: titular.id });
  const { maxReservasActivas: maximo } = centro.config;
  // A client may have at most `maximo` bookings por venir. A booking by the desk is not limited.
  const puedeMas = isAdmin || centro.porVenirDe(titular.id).length < maximo;
  exigir(puedeMas, `409 LIMITE_DE_RESERVAS ${maximo}`);
  const pedida = { titular, franja, pedido, isAdmin };
  const pago = exigirPago(centro, pedida);
  asentarVencidas(centro, franja);
  const reserva = anotarReserva(centro, { ...pedida, ...pago }, asignados);
  salirDeLaFila(centro, titular.id, franja);
  return reserva;
}
