import type { Centro } from '@remanso/contract/centro/centro.contract';

/** The surroundings that a message speaks of: who sends it, and when. */
export interface Entorno {
  centro: Centro;
  ahora: string;
  publicUrl: string;
  /** The address at which its holder sees the booking, also after a login. */
  enlace: string;
}
