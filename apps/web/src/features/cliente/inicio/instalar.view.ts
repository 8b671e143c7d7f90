/** The local storage key of a browser that was offered the app. Logouts do not remove the key. */
export const YA_OFRECIDA = 'instalacion-ofrecida';

/** The number of bookings from which the app is offered to a client. */
const RESERVAS = 2;

interface Instalable {
  /** The number of bookings that the person has made. */
  reservas: number;
  yaOfrecida: boolean;
  /** True where the browser can install the app when it is asked to. */
  invitada: boolean;
  /** True on an iPhone or iPad, where only the menu of the browser can install the app. */
  enIphone: boolean;
  /** True where the page runs in the installed app already. */
  instalada: boolean;
}

/**
 * Returns whether a browser runs on an iPhone or an iPad. An iPad says that it is a Macintosh, but
 * no Mac has a touch screen.
 */
export function esDeApple({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Returns whether the app is offered: after the second booking, never before and never twice. */
export function seOfreceInstalar(caso: Instalable): boolean {
  const { reservas, yaOfrecida, invitada, enIphone, instalada } = caso;
  return reservas >= RESERVAS && !yaOfrecida && !instalada && (invitada || enIphone);
}
