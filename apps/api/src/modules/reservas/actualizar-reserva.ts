import type { ResultOf } from '@remanso/contract/endpoint';
import type { actualizarReserva as endpoint } from '@remanso/contract/reserva/reservas.contract';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import { seniaAlMover, type SeniaPedida } from '@remanso/contract/reserva/senia.rules';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { leerVentana } from '../config/config.queries.ts';
import { franjaInexistente } from '../franjas/franjas.errors.ts';
import { buscarFranja } from '../franjas/franjas.repository.ts';
import { leerFila } from '../reservas-leidas/ficha.queries.ts';
import { reservaDeFila } from '../reservas-leidas/reservas.queries.ts';
import { registrarCambio } from './registrar-cambio.ts';
import { comprobarPlazo, tomarReservaVisible } from './tomar-reserva-visible.ts';
import { comprobarVentana, ocuparFranja } from './nueva/ocupar-franja.ts';
import { politicaDe, type Politica } from './politicas.rules.ts';
import { reservaInactiva, reservaMovida } from './reservas.errors.ts';
import { cambiarReserva } from './reservas.repository.ts';

interface Entrada {
  session: Session;
  reservaId: number;
  notas?: string | undefined;
  franjaId?: number | undefined;
  /** The franja in which whoever moves the booking saw it; undefined moves it from wherever it is. */
  desde?: number | undefined;
}

/**
 * Changes the notes, or moves the booking: places are taken in the new franja and given back in the
 * old one in one transaction, under the rules of booking and of cancelling. The price stays (rules
 * §8.8, §10.2).
 */
export async function actualizarReserva(
  { db, clock, useLimits, avisar }: Pick<Dependencies, 'db' | 'clock' | 'useLimits' | 'avisar'>,
  { session, reservaId, notas, franjaId, desde }: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  if (franjaId !== undefined) await useLimits.booking(session);
  return inTransaction(db, async (tx) => {
    const pedido = { session, reservaId, hacia: franjaId };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva: antes, inicio, titular, nombres, senia } = tomada;
    const politica = politicaDe(session);
    if (notas !== undefined) await cambiarReserva(tx, reservaId, { notas });
    if (franjaId !== undefined && franjaId !== antes.franjaId) {
      // A missing franja is reported before what the booking's state forbids (rules §2.4).
      if (!(await buscarFranja(tx, franjaId))) throw franjaInexistente();
      if (desde !== undefined && desde !== antes.franjaId) throw reservaMovida(inicio);
      if (!esActiva(antes.estado)) throw reservaInactiva();
      comprobarPlazo(clock, politica, tomada);
      await mover(tx, clock, { ...antes, titular, senia, politica, hacia: franjaId });
    }
    const cambia =
      (notas !== undefined && notas !== antes.notas) ||
      (franjaId !== undefined && franjaId !== antes.franjaId);
    const hecho = {
      ...pedido,
      accion: 'actualizarReserva',
      antes: { reserva: antes, nombres },
    } as const;
    const fila = cambia
      ? await registrarCambio(tx, { clock, avisar }, hecho)
      : await leerFila(tx, reservaId, clock.now());
    return reservaDeFila(fila, { ...session, clock });
  });
}

interface Movimiento {
  id: number;
  franjaId: number;
  personas: number;
  titular: string | null;
  senia: SeniaPedida | null;
  politica: Politica;
  hacia: number;
}

async function mover(tx: Tx, clock: Clock, movimiento: Movimiento): Promise<void> {
  const { id, franjaId, personas, titular, senia, politica, hacia } = movimiento;
  const inicio = await ocuparFranja(tx, clock, { franjaId: hacia, personas, politica });
  if (politica.conLimites) comprobarVentana(clock, inicio, await leerVentana(tx));
  const cambios = {
    franjaId: hacia,
    enFranjaDesde: clock.instant(),
    seniaVence: senia ? seniaAlMover(senia.vence, inicio, clock.now()) : undefined,
  };
  await cambiarReserva(tx, id, cambios, (politica.paraOtros && titular) || undefined);
  await devolverPlazas(tx, clock, { franjaId, personas });
}
