import { ajustarAlAbono, exigirAbono, precioConAbono } from './reglas-de-abono.ts';
import type { Vendido } from '../abonos.ts';
import type { Asiento, Centro, Franja, Pedido, Reserva, Usuario } from '../centro.ts';
import { guardado } from '../elegir.ts';
import { exigir, type Asignados } from '../paso.ts';
import { precioDe } from './reglas-de-reserva.ts';
import { pedirSenia } from './reglas-de-senia.ts';

/*
 * The rules that `POST /reservas` and the waiting list share: for whom a person may ask, at which
 * price, and which booking is made.
 */

interface Pide {
  usuarioId: number;
  /** The client for whom the desk asks. The server ignores the `clienteId` of a client. */
  clienteId: number | undefined;
  franja: Franja | undefined;
}

/** Refuses a request without a franja, or for a person for whom nobody can book (rules §8.3). */
export function exigirTitular(centro: Centro, { usuarioId, clienteId, franja }: Pide) {
  const isAdmin = usuarioId === centro.adminId;
  exigir(franja, '404 FRANJA_INEXISTENTE');
  const porEncargo = isAdmin && clienteId !== undefined;
  const titular = centro.usuarios.get(porEncargo ? clienteId : usuarioId);
  exigir(titular, '404 CLIENTE_NO_ENCONTRADO');
  const esReservable = titular.rol === 'CLIENT' && titular.activo;
  exigir(esReservable || !porEncargo, '409 CLIENTE_NO_RESERVABLE');
  return { titular, franja, isAdmin };
}

/** The kind of `precioEsperado` that a request has: none, the present price, or a wrong one. */
export type Esperado = 'sinDecir' | 'justo' | 'viejo';

export function precioEsperado(
  centro: Centro,
  pedida: {
    franja: Franja | undefined;
    personas: number;
    precio: Esperado;
    abono: Vendido | undefined;
  },
): number | undefined {
  const { franja, personas, precio, abono } = pedida;
  if (precio === 'sinDecir') return undefined;
  const justo = franja ? precioPara(centro, { franja, personas, abono }) : 0;
  return justo + (precio === 'viejo' ? 1_000 : 0);
}

interface Cobrada {
  franja: Franja;
  personas: number;
  abono: Vendido | undefined;
}

const precioPara = (centro: Centro, { franja, personas, abono }: Cobrada) =>
  abono ? precioConAbono(centro, abono, { franja, personas }) : precioDe(centro, franja, personas);

/**
 * Refuses an abono that cannot pay a booking, and a price that is not the one that the request
 * expects. Returns the abono and the price.
 */
export function exigirPago(
  centro: Centro,
  { titular, franja, pedido, isAdmin }: Omit<Anotada, 'precio' | 'abono'>,
): { abono: Vendido | undefined; precio: number } {
  const { acompaniantes, precioEsperado: esperado, abonoVendidoId } = pedido;
  const personas = acompaniantes.length + 1;
  const abono = abonoVendidoId === undefined ? undefined : centro.vendidos.get(abonoVendidoId);
  if (abonoVendidoId !== undefined)
    exigirAbono(centro, abono, { usuarioId: titular.id, personas, franja, isAdmin });
  const precio = precioPara(centro, { franja, personas, abono });
  exigir((esperado ?? precio) === precio, `409 PRECIO_CAMBIO ${precio}`);
  return { abono, precio };
}

/**
 * Returns the function that makes the asiento of a companion. A companion without a name is called
 * 'Acompañante 1', 'Acompañante 2' and so on. No name in NOMBRES looks like that, so the model need
 * not avoid a name that is taken.
 */
const comoAsiento =
  (isAdmin: boolean) =>
  (
    { nombre: escrito, genero }: Pedido['acompaniantes'][number],
    n: number,
  ): Pick<Asiento, 'nombre' | 'sexo'> => ({
    nombre: escrito === undefined ? `Acompañante ${n + 1}` : guardado(escrito),
    sexo: genero ?? (isAdmin ? 'NO_DECLARA' : 'OTROS'),
  });

interface Anotada {
  titular: Usuario;
  franja: Franja;
  precio: number;
  abono: Vendido | undefined;
  pedido: Omit<Pedido, 'franjaId'>;
  isAdmin: boolean;
  serieId?: number;
}

/** Adds a booking to the model. The caller has checked that the booking may be made. */
export function anotarReserva(
  centro: Centro,
  { titular, franja, precio, abono, pedido, isAdmin, serieId }: Anotada,
  { id, asientoIds }: Pick<Asignados, 'id' | 'asientoIds'>,
): Reserva {
  const { acompaniantes, generoTitular, notas } = pedido;
  const senia = isAdmin || abono ? null : pedirSenia(centro, franja);
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
    abono: abono ?? null,
    serieId,
    estado: senia ? 'PENDIENTE' : 'CONFIRMADA',
    senia,
    precio,
    notas: notas || `Reserva para ${gente.length} persona(s)`,
    creadaEn: centro.ahora,
    asientos: gente.map((una, n) => {
      return { id: asientoIds[n] ?? 0, esTitular: n === 0, ...una, presente: null };
    }),
    tarde: null,
    pagos: [],
  };
  centro.reservas.set(id, reserva);
  ajustarAlAbono(centro, reserva, gente.length, isAdmin ? centro.adminId : titular.id);
  return reserva;
}
