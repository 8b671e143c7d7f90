import { sumarHoras } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { type Centro } from '../centro.ts';
import { masTarde } from '../elegir.ts';
import { clase } from '../paso.ts';

/**
 * A kind of moment at which a booking or an offer can change. Random minutes alone would seldom hit
 * such a moment to the second.
 */
type Hito = 'inicio' | 'durante' | 'fin' | 'limite' | 'senia' | 'oferta' | 'tarde';

const salto = fc.oneof(
  fc.constantFrom(30, 30, 60, 120, 360, 1440),
  fc.constantFrom<Hito[]>('inicio', 'durante', 'fin', 'limite', 'senia', 'oferta', 'tarde'),
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
    oferta: [...centro.esperas.values()].flatMap(({ venceEn }) => venceEn ?? []),
    // Offers are made until this moment.
    tarde: franjas.map(({ inicio }) => masTarde(inicio, -60)),
    limite: activas.map(({ franja }) => sumarHoras(franja.inicio, -limiteCancelHoras)),
  }[hito];
}

/**
 * Moves the clock by `cuanto` minutes, or to the next moment of the kind `cuanto`; by an hour where
 * there is no such moment.
 */
export const adelantarReloj = clase(7, { cuanto: salto }, (centro, { cuanto }) => {
  if (typeof cuanto === 'number') return { hasta: masTarde(centro.ahora, cuanto) };
  const porVenir = momentosDe(centro, cuanto).filter((momento) => momento > centro.ahora);
  return { hasta: porVenir.toSorted()[0] ?? masTarde(centro.ahora, 60) };
});
