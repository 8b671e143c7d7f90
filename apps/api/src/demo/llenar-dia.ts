import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres, type Sexo } from '@remanso/contract/franja/franjas.rules';
import { inTransaction } from '../database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { marcarBloqueada, tomarFranja } from '../modules/franjas/franjas.repository.ts';
import { cancelarReserva } from '../modules/reservas/cancelar-reserva.ts';
import { crearReserva } from '../modules/reservas/nueva/crear-reserva.ts';
import type { Session } from '../platform/http/session.ts';
import type { Azar } from './azar.ts';
import { leerFranjas } from './leer-franjas.ts';
import { inventarPersona } from './personas.ts';

export interface Centro {
  dependencies: Dependencies;
  azar: Azar;
  /**
   * The random source for attendance and payments. `azar` is the source for everything else. With
   * two sources, a change of the code of one does not change the numbers of the other.
   */
  caja: Azar;
  duena: Session;
  clientes: readonly Session[];
}

/**
 * Makes bookings in the franjas of a day, except in the franja `apartada`. `animo` (0 to 1) is the
 * probability of each further booking; it is raised for franjas from 17:00 on and lowered for
 * earlier ones. One franja in 25 is blocked instead.
 */
export async function llenarDia(
  centro: Centro,
  fecha: string,
  animo: number,
  apartada?: number,
): Promise<void> {
  const { dependencies, azar } = centro;
  const { clock } = dependencies;
  for (const franja of await leerFranjas(dependencies, { desde: fecha, hasta: fecha })) {
    if (franja.inicio <= clock.now() || franja.id === apartada) continue;
    if (azar.numero() < 0.04) {
      await bloquear(dependencies, franja);
      continue;
    }
    const concurrida = franja.horaInicio >= '17:00' ? 1.25 : 0.85;
    await llenarFranja(centro, franja, animo * concurrida);
  }
}

async function llenarFranja(centro: Centro, franja: Franja, animo: number): Promise<void> {
  const { azar, clientes } = centro;
  let libres = plazasLibres(franja);
  const yaReservaron = new Set<Session>();
  while (libres > 0 && azar.numero() < animo) {
    const session = azar.uno(clientes);
    if (yaReservaron.has(session)) continue;
    yaReservaron.add(session);
    const personas = Math.min(libres, azar.uno([1, 1, 2, 2, 3, 4]));
    libres -= (await reservar(centro, franja, session, personas)) ? personas : 0;
  }
}

/** Books a franja. Cancels one booking in ten, and then resolves to false. */
async function reservar(
  { dependencies, azar, duena }: Centro,
  { id: franjaId }: Franja,
  session: Session,
  personas: number,
): Promise<boolean> {
  const reserva = await crearReserva(dependencies, {
    session,
    clave: undefined,
    franjaId,
    notas: azar.uno([undefined, undefined, undefined, 'Primera vez', 'Vienen de entrenar']),
    acompaniantes: Array.from({ length: personas - 1 }, () => inventarAcompaniante(azar)),
  });
  if (azar.numero() > 0.1) return true;
  await cancelarReserva(dependencies, { session: duena, reservaId: reserva.id });
  return false;
}

export function inventarAcompaniante(azar: Azar): { nombre: string; genero: Sexo } {
  const { nombre, apellido, genero } = inventarPersona(azar);
  return { nombre: `${nombre} ${apellido}`, genero };
}

async function bloquear({ db }: Pick<Dependencies, 'db'>, { id }: Franja): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tomarFranja(tx, id);
    await marcarBloqueada(tx, id, { bloqueada: true, motivo: 'Mantenimiento de las piletas' });
  });
}
