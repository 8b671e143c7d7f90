import { consultas } from '../lib/api/consultas.ts';
import { escucharEventos } from '../lib/vivo/escucharEventos.ts';
import { vencerPorSucesos, type Suceso } from '../lib/vencimientos.ts';
import { suscribirAVivo, estaEnVivo } from '../lib/vivo/vivo.ts';

/** Events of one cause come together, and their queries are read again once. */
const JUNTOS_MS = 60;

const porAtender: Suceso[] = [];

function atenderPronto(suceso: Suceso): void {
  porAtender.push(suceso);
  if (porAtender.length === 1) setTimeout(atender, JUNTOS_MS);
}

function atender(): void {
  void vencerPorSucesos(consultas, porAtender.splice(0), { oculta: document.hidden });
}

/** Keeps the screens up to date. */
export function vivir(): void {
  escucharEventos(atenderPronto);
  // A screen that is no longer told begins to ask: a query sets its next reading after each one.
  suscribirAVivo(() => {
    if (!estaEnVivo()) atenderPronto({ event: 'reiniciar', data: {} });
  });
}
