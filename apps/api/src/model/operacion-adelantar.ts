import { restarHoras } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { esActiva, franjaDe, franjasVivas, hoy, type Centro } from './centro.ts';
import { masTarde } from './elegir.ts';
import { clase } from './paso.ts';
import { replanear } from './planear.ts';

/** Minutes, or a moment at which something changes: chance alone seldom meets it to the second. */
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

/** The next of those moments, or an hour later. */
function destino(centro: Centro, cual: number | 'inicio' | 'durante' | 'fin' | 'limite'): string {
  if (typeof cual === 'number') return masTarde(centro.ahora, cual);
  const porVenir = momentosDe(centro, cual).filter((momento) => momento > centro.ahora);
  return porVenir.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? masTarde(centro.ahora, 60);
}

/** Time passes, and a new day has its plan (rules §5); what it does to bookings is seen by whoever looks (rules §10.7). */
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
