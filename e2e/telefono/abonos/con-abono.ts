import { pedir, type Servidor } from '../../servidor.ts';

/** The part of a sold abono that the tests name. */
interface Vendido {
  id: number;
}

interface Venta {
  duena: string;
  clienteId: number;
  nombre?: string;
  lugares?: number;
  vigenciaDias?: number;
}

/** Sells an abono of 10,000 pesos a place to a client, who pays all of it. */
export async function venderAbono(
  { origen }: Servidor,
  { duena, clienteId, nombre = 'Pack de 10', lugares = 10, vigenciaDias = 60 }: Venta,
): Promise<Vendido> {
  const precio = lugares * 10_000;
  const abono = { nombre, lugares, precio, vigenciaDias };
  const { id } = (await pedir(origen, '/abonos', abono, duena)) as { id: number };
  const body = { abonoId: id, pago: { monto: precio, medio: 'EFECTIVO' } };
  return (await pedir(origen, `/clientes/${clienteId}/abonos`, body, duena)) as Vendido;
}
