import type { Dependencies } from '../../dependencies.ts';
import { eliminarBloqueada, eliminarConReservas, eliminarPasada } from './franjas.errors.ts';
import { retirarFranja } from './franjas.repository.ts';
import { modificarFranja } from './modificar-franja.ts';

interface Pedido {
  adminId: number;
  franjaId: number;
}

/** Refused with bookings, blocked or past, in the specification's words. It does not come back by itself. */
export async function eliminarFranja(dependencies: Dependencies, pedido: Pedido): Promise<void> {
  const cambio = { ...pedido, accion: 'eliminarFranja' as const };
  await modificarFranja(dependencies, cambio, async (tx, franja) => {
    if (franja.inicio <= dependencies.clock.now()) throw eliminarPasada();
    if (franja.ocupadosTotal > 0) throw eliminarConReservas();
    if (franja.bloqueada) throw eliminarBloqueada();
    await retirarFranja(tx, franja.id);
  });
}
