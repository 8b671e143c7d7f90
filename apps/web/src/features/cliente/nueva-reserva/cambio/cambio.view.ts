import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { RESERVAS_POR_PAGINA, cancelableHasta } from '@remanso/contract/reserva/reservas.rules';
import { seniaAlMover } from '@remanso/contract/reserva/senia.rules';
import { plazoDeSenia } from '../../../../entities/reserva/senia/senia.view.ts';
import { plegarSeries } from '../../../../entities/reserva/propias/plegar-series.view.ts';

/*
 * The texts that a client reads before moving a booking, and the page that shows the moved booking.
 */

type ConSenia = Pick<ReservaDeCliente, 'senia' | 'pagado' | 'abono'>;

/**
 * Says what happens to the seña and to the money already paid; null where there is neither. What an
 * abono pays is no money of the booking.
 */
export function loYaPagado(
  { senia, pagado, abono }: ConSenia,
  inicio: string | null,
  ahora: string,
): string | null {
  if (!senia) {
    return pagado > 0 && !abono
      ? `Lo ya pagado, ${formatearPesos(pagado)}, sigue con la reserva.`
      : null;
  }
  const monto = formatearPesos(senia.monto);
  const hoy = ahora.slice(0, 10);
  const vence = inicio === null ? senia.vence : seniaAlMover(senia.vence, inicio, ahora);
  return vence < senia.vence
    ? `La seña de ${monto} pasa a vencer antes: ${plazoDeSenia(vence, hoy)}.`
    : `La seña de ${monto} vence como antes: ${plazoDeSenia(vence, hoy)}.`;
}

/** Warns of a turn that the client cannot change again; null where the client can. */
export function sinVuelta(inicio: string, horas: number, ahora: string): string | null {
  if (ahora <= cancelableHasta(inicio, horas)) return null;
  return 'Ese turno ya no lo vas a poder cambiar ni cancelar desde tu cuenta.';
}

/** The zero-based page of Mis Reservas that shows a booking after it was moved. */
export function paginaTrasMover(
  porVenir: readonly Pick<ReservaDeCliente, 'id' | 'serieId' | 'franja'>[],
  movida: Pick<ReservaDeCliente, 'id' | 'serieId' | 'franja'>,
): number {
  const despues = [...porVenir.filter(({ id }) => id !== movida.id), movida];
  const enOrden = despues.toSorted((una, otra) =>
    una.franja.inicio < otra.franja.inicio ? -1 : 1,
  );
  const lugar = plegarSeries(enOrden).findIndex(({ reserva, siguen }) =>
    [reserva, ...siguen].some(({ id }) => id === movida.id),
  );
  return Math.floor(lugar / RESERVAS_POR_PAGINA);
}
