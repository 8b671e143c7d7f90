import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import type { Evento } from '../../mensajes/evento-de-reserva.ts';
import type { Mensaje } from '../../mensajes/mensaje.ts';
import type { AvisoTomado } from './avisos.repository.ts';
import { leerDatosDeAviso, type DatosDeAviso } from './avisos.rules.ts';

/** The content of a letter, before it becomes an e-mail. */
export interface Carta {
  mensaje: Mensaje;
  /**
   * When the link in the letter expires, in milliseconds since 1970. Undefined where no link
   * expires.
   */
  enlaceHasta?: number;
  /** A text of the letter that no log and no table may hold, whatever a mail server answers. */
  secreto?: string;
  /** True where the letter goes to an address that no account has: nothing is kept of it. */
  deNadie?: boolean;
  /** The calendar events of the bookings, attached to the letter as one calendar. */
  eventos?: readonly Evento[];
}

/**
 * Writes the letter of one kind of aviso, anew at each try. Returns undefined when the aviso is no
 * longer true or needed.
 */
export type EmailTemplate<T extends TipoDeAviso = TipoDeAviso> = (
  aviso: AvisoTomado & { datos: DatosDeAviso<T> },
  centro: Centro,
) => Promise<Carta | undefined>;

export type EmailTemplates = { [T in TipoDeAviso]: EmailTemplate<T> };

const ILEGIBLE = 'Lo que el mensaje dice no se puede leer';

/**
 * Writes the letter of an aviso. Returns undefined when the aviso is no longer true or needed. Throws
 * where its stored data cannot be read.
 */
export function writeLetter<T extends TipoDeAviso>(
  template: EmailTemplate<T>,
  aviso: AvisoTomado & { tipo: T },
  centro: Centro,
): Promise<Carta | undefined> {
  const datos = leerDatosDeAviso(aviso.tipo, aviso.datos);
  if (!datos) throw new Error(ILEGIBLE);
  return template({ ...aviso, datos }, centro);
}
