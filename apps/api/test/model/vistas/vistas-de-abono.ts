import {
  disponiblesDe,
  estadoDeVendido,
  puedeUsar,
  valorSinUsar,
  type Vendido,
} from '../abonos.ts';
import type { Centro, Reserva } from '../centro.ts';
import { pagadoDe } from '../pagos.ts';
import { saldoDeVendido } from '../reglas/reglas-de-abono.ts';

/*
 * The answers of the API about the abonos of the model (rules §20).
 */

function persona(centro: Centro, usuarioId: number) {
  const { id, nombre, apellido } = centro.usuarios.get(usuarioId) ?? {};
  return { id, nombre, apellido };
}

export const clienteDe = (centro: Centro, { usuarioId }: Vendido) =>
  usuarioId === null ? null : persona(centro, usuarioId);

export function vistaDeVendido(centro: Centro, vendido: Vendido) {
  const { movimientos: _m, pagos: _p, motivo: _q, usuarioId: _u, ...campos } = vendido;
  return {
    ...campos,
    disponibles: disponiblesDe(vendido),
    valor: valorSinUsar(vendido),
    pagado: pagadoDe(vendido),
    saldo: saldoDeVendido(vendido),
    estado: estadoDeVendido(vendido, centro.hoy),
    cliente: clienteDe(centro, vendido),
    compartidoCon: vendido.compartidoCon.toSorted((a, b) => a - b).map((id) => persona(centro, id)),
  };
}

/** Returns the abonos that are not wholly paid, of those that `son` chooses. */
export const abonosPorCobrar = (centro: Centro, son: (vendido: Vendido) => boolean) =>
  [...centro.vendidos.values()]
    .filter((vendido) => saldoDeVendido(vendido) > 0 && son(vendido))
    .toSorted((a, b) => a.id - b.id)
    .map((vendido) => ({
      id: vendido.id,
      nombre: vendido.nombre,
      desde: vendido.desde,
      saldo: saldoDeVendido(vendido),
      cliente: clienteDe(centro, vendido),
    }));

/** Returns the abonos with which a person may book, the one that ends first at the top. */
export const abonosDe = (centro: Centro, usuarioId: number) =>
  [...centro.vendidos.values()]
    .filter((vendido) => puedeUsar(vendido, usuarioId))
    .toSorted((a, b) => a.vence.localeCompare(b.vence) || a.id - b.id)
    .map((vendido) => vistaDeVendido(centro, vendido));

/** Returns the abono of a booking as answers about the booking name it; undefined without one. */
export const abonoDe = ({ abono }: Reserva) =>
  abono ? { id: abono.id, nombre: abono.nombre } : undefined;

/** Returns true where the centre sells an abono, or somebody has one that can be used. */
export function hayAbonos({ abonos, vendidos, hoy }: Centro): true | undefined {
  const seVende = [...abonos.values()].some(({ activo }) => activo);
  const vive = ({ motivo, vence }: Vendido) => motivo === null && vence >= hoy;
  return seVende || [...vendidos.values()].some(vive) || undefined;
}

/** Returns the end of an annulled abono as the desk reads it. */
export const anulacionDe = ({ motivo, pagos }: Vendido) => ({
  motivo,
  devuelto: pagos
    .filter(({ tipo, anuladoEn }) => tipo === 'DEVOLUCION' && anuladoEn === null)
    .reduce((suma, { monto }) => suma + monto, 0),
});
