import type { Centro } from '@remanso/contract/centro/centro.contract';

/**
 * The data that a message needs besides those of its booking: the centre that sends the message,
 * the present moment and the links.
 */
export interface Entorno {
  centro: Centro;
  ahora: string;
  publicUrl: string;
  /** The URL of the booking for its holder, who may have to log in first. */
  enlace: string;
}
