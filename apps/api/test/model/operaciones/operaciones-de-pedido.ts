import { isDeepStrictEqual } from 'node:util';
import { sumarHoras } from '@remanso/contract/calendario';
import fc from 'fast-check';
import type { Asiento, Centro, Pedido, PedidoDe, Reserva } from '../centro.ts';
import { aMenudo, guardado, idDe, nombre, quizas, sexo, unCliente, unaFranja } from '../elegir.ts';
import { clase, crea, exigir, type Asignados, type Peticion } from '../paso.ts';
import { pedirSenia } from '../reglas-de-senia.ts';
import { asentarVencidas, exigirLugar, exigirPrimera, precioDe } from '../reglas-de-reserva.ts';
import { vistaPara } from '../vistas.ts';

const acompaniante = fc.record({ nombre: quizas(nombre), genero: quizas(sexo) });

const datosDePedido = {
  cliente: unCliente,
  /**
   * The person who asks: a client; the administrator for that client (`mostrador`) or for themself
   * (`admin`); a client who asks for another one (`atrevido`).
   */
  quien: aMenudo({ cliente: 8, mostrador: 4, admin: 2, atrevido: 1 }),
  franja: unaFranja,
  // The last number makes more people than a booking may hold.
  acompaniantes: fc
    .constantFrom(0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4)
    .chain((cuantos) => fc.array(acompaniante, { minLength: cuantos, maxLength: cuantos })),
  generoTitular: quizas(sexo, 2),
  /** The price that the request expects: none, the present price, or the price before. */
  precio: aMenudo({ sinDecir: 6, justo: 4, viejo: 1 }),
  notas: fc.constantFrom(undefined, undefined, '', 'Con música'),
  clave: fc.constantFrom(...Array.from({ length: 8 }, () => undefined), 'una', 'otra'),
};

export const reservar = clase(
  32,
  datosDePedido,
  (centro, { quien, franja, clave, precio, cliente, ...demas }) => {
    const esCliente = quien === 'cliente' || quien === 'atrevido';
    const usuarioId = esCliente && cliente ? cliente.id : centro.adminId;
    const justo = franja ? precioDe(centro, franja, demas.acompaniantes.length + 1) : 0;
    // A client names everybody; the desk need not.
    const acompaniantes = esCliente
      ? demas.acompaniantes.map((uno) => ({ ...uno, nombre: uno.nombre ?? 'Sol' }))
      : demas.acompaniantes;
    const pedido: Pedido = {
      ...demas,
      acompaniantes,
      franjaId: idDe(franja),
      ...(precio !== 'sinDecir' && { precioEsperado: justo + (precio === 'viejo' ? 1_000 : 0) }),
      ...(quien === 'mostrador' && { clienteId: idDe(cliente) }),
      ...(quien === 'atrevido' && { clienteId: centro.adminId }),
    };
    return pedir(centro, { usuarioId, pedido, clave });
  },
);

/** Repeats a request that was sent with a key; where there is none, makes just another booking. */
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
 * Asks to book: for a day the same request with the same key is answered as the first time; a
 * refusal is not kept (rules §8.1, §2.12).
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

/** None of the names that people choose here is one that the desk would give. */
const comoAsiento =
  (isAdmin: boolean) =>
  (
    { nombre: escrito, genero }: Pedido['acompaniantes'][number],
    n: number,
  ): Pick<Asiento, 'nombre' | 'sexo'> => ({
    nombre: escrito === undefined ? `Acompañante ${n + 1}` : guardado(escrito),
    sexo: genero ?? (isAdmin ? 'NO_DECLARA' : 'OTROS'),
  });

/**
 * Returns what the server reads of a request: two that differ only in how they were typed are the
 * same.
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
  { id, asientoIds }: Asignados,
): Reserva {
  const { acompaniantes, clienteId, generoTitular, notas } = pedido;
  const personas = acompaniantes.length + 1;
  const isAdmin = usuarioId === centro.adminId;
  const franja = centro.franjaViva(pedido.franjaId);
  exigir(franja, '404 FRANJA_INEXISTENTE');
  // A `clienteId` that a client sends is ignored (rules §8.3).
  const porEncargo = isAdmin && clienteId !== undefined;
  const titular = centro.usuarios.get(porEncargo ? clienteId : usuarioId);
  exigir(titular, '404 CLIENTE_NO_ENCONTRADO');
  const esReservable = titular.rol === 'CLIENT' && titular.activo;
  exigir(esReservable || !porEncargo, '409 CLIENTE_NO_RESERVABLE');
  exigirLugar(centro, franja, { personas, isAdmin });
  exigirPrimera(centro, franja, { usuarioId: titular.id });
  const { maxReservasActivas: maximo } = centro.config;
  // A client holds so many bookings to come; the desk has no such limit.
  const puedeMas = isAdmin || centro.porVenirDe(titular.id).length < maximo;
  exigir(puedeMas, `409 LIMITE_DE_RESERVAS ${maximo}`);
  const precio = precioDe(centro, franja, personas);
  exigir((pedido.precioEsperado ?? precio) === precio, `409 PRECIO_CAMBIO ${precio}`);
  asentarVencidas(centro, franja);
  const senia = isAdmin ? null : pedirSenia(centro, franja);
  const suNombre = `${titular.nombre} ${titular.apellido}`;
  const primero: Pick<Asiento, 'nombre' | 'sexo'> = {
    nombre: suNombre,
    sexo: generoTitular ?? titular.genero,
  };
  const gente = [primero, ...acompaniantes.map(comoAsiento(isAdmin))];
  const reserva: Reserva = {
    id,
    franja,
    usuarioId: titular.id,
    estado: senia ? 'PENDIENTE' : 'CONFIRMADA',
    senia,
    precio,
    notas: notas || `Reserva para ${personas} persona(s)`,
    creadaEn: centro.ahora,
    asientos: gente.map((una, n) => {
      return { id: asientoIds[n] ?? 0, esTitular: n === 0, ...una, presente: null };
    }),
    tarde: null,
    pagos: [],
  };
  centro.reservas.set(id, reserva);
  return reserva;
}
