import { buscarEnLaPagina } from './centro.ts';

/** The ways in that the centre has opened, which the server writes into every page of the app. */
export interface Puertas {
  /** True where anybody sees the agenda without an account. */
  agendaPublica: boolean;
  /** True where e-mails go out, so that somebody can enter by a code. */
  conCodigo: boolean;
}

/** An older page, which a service worker kept, says nothing of them. */
const POR_DEFECTO: Puertas = { agendaPublica: true, conCodigo: false };

export function leerPuertas(): Puertas {
  return (buscarEnLaPagina('puertas') as Puertas | undefined) ?? POR_DEFECTO;
}
