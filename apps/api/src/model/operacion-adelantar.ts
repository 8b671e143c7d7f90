import fc from 'fast-check';
import { hoy } from './centro.ts';
import { masTarde } from './elegir.ts';
import { clase } from './paso.ts';
import { replanear } from './planear.ts';
import { cerrarPasadas } from './reglas-de-reserva.ts';

const minutos = fc.constantFrom(30, 30, 30, 60, 60, 90, 120, 180, 360, 720, 1440);

/** Time passes, and with it what the jobs of each minute and of each night do (decisions §5, §7). */
export const adelantarReloj = clase(6, minutos, ({ ahora }, cuantos) => ({
  hasta: masTarde(ahora, cuantos),
  alLlegar(centro, franjaEn) {
    const ayer = hoy(centro);
    centro.ahora = masTarde(ahora, cuantos);
    const cerradas = cerrarPasadas(centro, centro.reservas.values());
    return { cerradas, plan: ayer < hoy(centro) ? replanear(centro, franjaEn) : undefined };
  },
}));
