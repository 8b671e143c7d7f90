import { restarHoras } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { esActiva, franjaDe, franjasVivas, hoy, type Centro } from './centro.ts';
import { masTarde } from './elegir.ts';
import { clase } from './paso.ts';
import { replanear } from './planear.ts';

/** A number of minutes, or a moment at which something changes, which chance alone would seldom meet to the second. */
const salto = fc.oneof(
  fc.constantFrom(30, 30, 60, 120, 360, 1440),
  fc.constantFrom('inicio' as const, 'durante' as const, 'fin' as const, 'limite' as const),
);

const MINUTOS_DE_PASO = 10;

function momentosDe(centro: Centro, cual: 'inicio' | 'durante' | 'fin' | 'limite'): string[] {
  if (cual !== 'limite') {
    return franjasVivas(centro).map(({ inicio, fin }) =>
      cual === 'fin' ? fin : masTarde(inicio, cual === 'durante' ? MINUTOS_DE_PASO : 0),
    );
  }
  return [...centro.reservas.values()]
    .filter((reserva) => esActiva(centro, reserva))
    .map((reserva) =>
      restarHoras(franjaDe(centro, reserva).inicio, centro.config.limiteCancelHoras),
    );
}

/**
 * Returns the moment to which the clock moves: so many minutes later, or the next moment of that kind, or an hour later
 * where none is to come.
 */
function destino(centro: Centro, cual: number | 'inicio' | 'durante' | 'fin' | 'limite'): string {
  if (typeof cual === 'number') return masTarde(centro.ahora, cual);
  const porVenir = momentosDe(centro, cual).filter((momento) => momento > centro.ahora);
  return porVenir.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? masTarde(centro.ahora, 60);
}

/**
 * Moves the clock: a new day has its plan (rules §5), and what time does to bookings shows to whoever looks (rules
 * §10.7).
 */
export const adelantarReloj = clase(7, salto, (actual, cual) => {
  const hasta = destino(actual, cual);
  return {
    hasta,
    alLlegar(centro, franjaEn) {
      const ayer = hoy(centro);
      centro.ahora = hasta;
      return ayer < hoy(centro) ? replanear(centro, franjaEn) : undefined;
    },
  };
});
