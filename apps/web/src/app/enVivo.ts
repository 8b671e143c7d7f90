import { consultas } from '../lib/api/consultas.ts';
import { escucharEventos } from '../lib/vivo/escucharEventos.ts';
import { vencerPorSucesos, type Suceso } from '../lib/vencimientos.ts';
import { suscribirAVivo, estaEnVivo } from '../lib/vivo/vivo.ts';

/**
 * Milliseconds to wait after an evento for further eventos of the same cause, so that their queries
 * are read again only once.
 */
const JUNTOS_MS = 60;

const porAtender: Suceso[] = [];

function atenderPronto(suceso: Suceso): void {
  porAtender.push(suceso);
  if (porAtender.length === 1) setTimeout(atender, JUNTOS_MS);
}

function atender(): void {
  void vencerPorSucesos(consultas, porAtender.splice(0), { oculta: document.hidden });
}

/** Listens for eventos and reads the queries again that an evento concerns. */
export function vivir(): void {
  escucharEventos(atenderPronto);
  // All queries are read once more when the stream of eventos breaks off. Each query polls from
  // then on, because a query sets the time of its next reading only after a reading.
  suscribirAVivo(() => {
    if (!estaEnVivo()) atenderPronto({ event: 'reiniciar', data: {} });
  });
}
