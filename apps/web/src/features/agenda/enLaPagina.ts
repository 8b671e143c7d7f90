import type { Agenda, PreciosDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { buscarEnLaPagina } from '../../lib/centro.ts';

/** The data that the server has written into the page of the agenda, besides its HTML. */
export interface AgendaDeLaPagina {
  agenda: Agenda;
  /** The day in view, and its prices. Null where the agenda has no day. */
  precios: PreciosDeAgenda | null;
}

/**
 * Returns the agenda as it was when the server wrote this page, so that the screen begins with it.
 * Undefined on other pages, and where the agenda is private.
 */
export function agendaEnLaPagina(): AgendaDeLaPagina | undefined {
  return (buscarEnLaPagina('agenda') ?? undefined) as AgendaDeLaPagina | undefined;
}
