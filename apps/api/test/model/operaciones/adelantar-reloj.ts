import { sumarHoras } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { type Centro } from '../centro.ts';
import { masTarde } from '../elegir.ts';
import { clase } from '../paso.ts';

/** A moment at which something changes, which chance alone would seldom meet to the second. */
type Hito = 'inicio' | 'durante' | 'fin' | 'limite' | 'senia';

const salto = fc.oneof(
  fc.constantFrom(30, 30, 60, 120, 360, 1440),
  fc.constantFrom<Hito[]>('inicio', 'durante', 'fin', 'limite', 'senia'),
);

function momentosDe(centro: Centro, hito: Hito): string[] {
  const franjas = centro.franjasVivas();
  const activas = [...centro.reservas.values()].filter((reserva) => centro.esActiva(reserva));
  const { limiteCancelHoras } = centro.config;
  return {
    inicio: franjas.map(({ inicio }) => inicio),
    durante: franjas.map(({ inicio }) => masTarde(inicio, 10)),
    fin: franjas.map(({ fin }) => fin),
    senia: activas.flatMap(({ senia }) => (senia ? [senia.vence] : [])),
    limite: activas.map(({ franja }) => sumarHoras(franja.inicio, -limiteCancelHoras)),
  }[hito];
}

/**
 * Moves the clock: so many minutes, or to the next moment of that kind, or an hour where none is to
 * come.
 */
export const adelantarReloj = clase(7, { cuanto: salto }, (centro, { cuanto }) => {
  if (typeof cuanto === 'number') return { hasta: masTarde(centro.ahora, cuanto) };
  const porVenir = momentosDe(centro, cuanto).filter((momento) => momento > centro.ahora);
  return { hasta: porVenir.toSorted()[0] ?? masTarde(centro.ahora, 60) };
});
