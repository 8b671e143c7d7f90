import type { ResultOf } from '@remanso/contract/endpoint';
import type { actualizarReserva as endpoint } from '@remanso/contract/reserva/reservas.contract';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import { seniaAlMover, type SeniaPedida } from '@remanso/contract/reserva/senia.rules';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { leerVentana } from '../config/config.queries.ts';
import { franjaInexistente } from '../franjas/franjas.errors.ts';
import { buscarFranja } from '../franjas/franjas.repository.ts';
import { leerFila } from '../reservas-leidas/ficha.queries.ts';
import { reservaDeFila } from '../reservas-leidas/reservas.queries.ts';
import { cerrarEsperas } from './cerrar-esperas.ts';
import { leerFinDeAbono } from '../abonos/abonos.queries.ts';
import { comprobarDia } from './abonos/comprobar-abono.ts';
import { registrarCambio } from './registrar-cambio.ts';
import { comprobarPlazo, tomarReservaVisible } from './tomar-reserva-visible.ts';
import { comprobarVentana, ocuparFranja } from './nueva/ocupar-franja.ts';
import { politicaDe, type Politica } from './politicas.rules.ts';
import { notasCambiadas, reservaInactiva, reservaMovida } from './reservas.errors.ts';
import { cambiarReserva } from './reservas.repository.ts';

interface Entrada {
  session: Session;
  reservaId: number;
  notas?: string | undefined;
  /** The notes that `notas` replaces, otherwise 409. Undefined replaces any notes. */
  notasDeAntes?: string | undefined;
  franjaId?: number | undefined;
  /**
   * The franja that the booking must be in before the move, otherwise 409. Undefined allows a move
   * from any franja.
   */
  desde?: number | undefined;
}

/**
 * Changes the notes of a booking, or moves it to another franja, or does both. A move takes places
 * in the new franja and frees those in the old one in one transaction, and follows the rules of
 * booking and of cancelling. The price stays (rules §8.8, §10.2).
 */
export async function actualizarReserva(
  { db, clock, limits, avisar }: Pick<Dependencies, 'db' | 'clock' | 'limits' | 'avisar'>,
  { session, reservaId, notas, notasDeAntes, franjaId, desde }: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  if (franjaId !== undefined) await limits.booking.take(session);
  return inTransaction(db, async (tx) => {
    const pedido = { session, reservaId, hacia: franjaId };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva: antes, inicio, titular, nombres, senia, abonoVendidoId } = tomada;
    const politica = politicaDe(session);
    const otrasNotas = notas !== undefined && notas !== antes.notas;
    if (franjaId !== undefined && franjaId !== antes.franjaId) {
      // A missing franja is reported even where the booking's estado also forbids the move (rules
      // §2.4).
      if (!(await buscarFranja(tx, franjaId))) throw franjaInexistente();
      if (desde !== undefined && desde !== antes.franjaId) throw reservaMovida(inicio);
      if (!esActiva(antes.estado)) throw reservaInactiva();
      comprobarPlazo(clock, politica, tomada, 'cambiar');
      const cambio = { ...antes, titular, senia, politica, abonoVendidoId, hacia: franjaId };
      await mover(tx, { clock, avisar }, cambio);
    }
    if (otrasNotas) {
      if (notasDeAntes !== undefined && notasDeAntes !== antes.notas) throw notasCambiadas();
      await cambiarReserva(tx, reservaId, { notas });
    }
    const cambia = otrasNotas || (franjaId !== undefined && franjaId !== antes.franjaId);
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
  usuarioId: number | null;
  franjaId: number;
  personas: number;
  titular: string | null;
  senia: SeniaPedida | null;
  politica: Politica;
  abonoVendidoId: number | null;
  hacia: number;
}

async function mover(tx: Tx, anunciar: Anunciar, movimiento: Movimiento): Promise<void> {
  const { clock } = anunciar;
  const { id, usuarioId, franjaId, personas, titular, senia, politica, abonoVendidoId, hacia } =
    movimiento;
  const { inicio } = await ocuparFranja(tx, anunciar, { franjaId: hacia, personas, politica });
  if (politica.conLimites) comprobarVentana(clock, inicio, await leerVentana(tx));
  const cambios = {
    franjaId: hacia,
    enFranjaDesde: clock.instant(),
    ...(senia && {
      senia: { ...senia, vence: seniaAlMover(senia.vence, inicio, clock.now()) },
    }),
  };
  await cambiarReserva(tx, id, cambios, (politica.paraOtros && titular) || undefined);
  // The refusals of the abono come after those of a booking, of which `cambiarReserva` has the last.
  const abono = abonoVendidoId === null ? null : await leerFinDeAbono(tx, abonoVendidoId);
  if (abono) comprobarDia(abono, inicio);
  await devolverPlazas(tx, anunciar, { franjaId, personas });
  if (usuarioId !== null) await cerrarEsperas(tx, anunciar, { usuarioId, franjaId: hacia });
}
