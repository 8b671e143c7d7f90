import { formatearCantidad } from '@remanso/contract/dinero';
import type { Calls } from '@remanso/contract/endpoints';
import type { Token } from '@remanso/contract/sistema/tokens.contract';

type ParaProgramas = Extract<Calls[keyof Calls], { readonly alcance: string }>;
type Llamada<E = ParaProgramas> = E extends ParaProgramas ? `${E['method']} ${E['path']}` : never;

/** What each call that programs may make is, in words for an owner. */
const NOMBRE_DE_LLAMADA: Record<Llamada, string> = {
  'GET /franjas': 'Los turnos de varios días',
  'GET /franjas/por-fecha/{fecha}': 'Los turnos de un día',
  'GET /franjas/client/por-fecha/{fecha}': 'Los turnos de un día que se pueden reservar',
  'GET /franjas/client/ventana': 'Los turnos que se pueden reservar',
  'GET /franjas/por-resolver': 'Los turnos por resolver',
  'GET /franjas/{id}': 'Un turno',
  'GET /franjas/{id}/esperas': 'La lista de espera de un turno',
  'GET /reservas/todas': 'Todas las reservas',
  'GET /reservas/por-fecha': 'Las reservas de un día',
  'GET /reservas/franja/{id}': 'Las reservas de un turno',
  'GET /reservas/estado/{estado}': 'Las reservas en un estado',
  'GET /reservas/{id}': 'Una reserva',
  'GET /reservas/{id}/calendario.ics': 'Una reserva para el calendario',
  'GET /reservas/{id}/pagos': 'Los pagos de una reserva',
  'GET /reservas/alternativas': 'Adónde se pueden mover unas reservas',
  'GET /reservas/calcular-precio': 'El precio de un turno',
  'GET /asientos/todos': 'Las personas de todas las reservas',
  'GET /asientos/reserva/{id}': 'Las personas de una reserva',
  'GET /asientos/tipo/{tipo}': 'Los titulares o los acompañantes',
  'GET /asientos/{id}': 'Una persona de una reserva',
  'GET /series/{id}': 'Un turno fijo',
  'POST /series/prevista': 'Cómo quedaría un turno fijo',
  'GET /clientes': 'La lista de clientes',
  'GET /clientes/parecidos': 'Los clientes que se parecen a uno',
  'GET /clientes/{id}/resumen': 'La ficha de un cliente',
  'GET /clientes/{id}/reservas': 'Las reservas de un cliente',
  'GET /clientes/{id}/abonos': 'Los abonos de un cliente',
  'GET /abonos': 'Los abonos que vendes',
  'GET /abonos-vendidos/{id}': 'Un abono vendido',
  'GET /caja': 'La caja de un día',
  'GET /caja/deudores': 'Quién debe',
  'GET /informes': 'Los informes de un período',
  'GET /informes/caja.csv': 'La planilla de la caja',
  'GET /informes/clientes.csv': 'La planilla de los clientes',
  'GET /informes/reservas.csv': 'La planilla de las reservas',

  'POST /reservas': 'Reservar un turno',
  'PUT /reservas/{id}': 'Cambiar una reserva',
  'PATCH /reservas/{id}/estado': 'Cambiar el estado de una reserva',
  'PUT /reservas/{id}/asistencia': 'Marcar quién vino',
  'POST /reservas/{id}/cancelar': 'Cancelar una reserva',
  'POST /reservas/{id}/deshacer': 'Deshacer un cambio en una reserva',
  'POST /asientos': 'Agregar un acompañante',
  'PUT /asientos/{id}': 'Corregir una persona de una reserva',
  'DELETE /asientos/{id}': 'Quitar un acompañante',
  'POST /series': 'Reservar un turno fijo',
  'POST /series/{id}/cancelar': 'Cancelar un turno fijo',
  'POST /franjas/{id}/espera': 'Anotar en una lista de espera',
  'DELETE /esperas/{id}': 'Quitar de una lista de espera',
  'POST /esperas/{id}/aceptar': 'Aceptar un lugar ofrecido',
  'POST /esperas/{id}/rechazar': 'Dejar pasar un lugar ofrecido',
  'POST /usuarios': 'Cargar un cliente',
  'PUT /usuarios/{id}': 'Corregir un cliente',
  'PUT /clientes/{id}/nota': 'Cambiar la nota de un cliente',
};

type Pedido = Token['pedidos'][number];

/** Groups what a program asked for by day, keeping the order. */
export function porDia(pedidos: readonly Pedido[]): { fecha: string; pedidos: Pedido[] }[] {
  const dias = Map.groupBy(pedidos, ({ fecha }) => fecha);
  return [...dias].map(([fecha, suyos]) => ({ fecha, pedidos: suyos }));
}

/**
 * Says what was asked for and how often. A call that this version does not have keeps its own name.
 * @example pedidoEnPalabras({ llamada: 'GET /caja', veces: 1 }) // 'La caja de un día: 1 vez'
 */
export function pedidoEnPalabras({ llamada, veces }: Omit<Pedido, 'fecha'>): string {
  const nombres: Record<string, string | undefined> = NOMBRE_DE_LLAMADA;
  const cuantas = veces === 1 ? '1 vez' : `${formatearCantidad(veces)} veces`;
  return `${nombres[llamada] ?? llamada}: ${cuantas}`;
}
