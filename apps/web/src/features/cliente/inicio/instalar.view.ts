/** The key in local storage that says that this browser was offered the app. It outlives sessions. */
export const YA_OFRECIDA = 'instalacion-ofrecida';

/** With how many bookings somebody is offered the app. */
const RESERVAS = 2;

interface Instalable {
  /** How many bookings the person has made. */
  reservas: number;
  yaOfrecida: boolean;
  /** True where the browser can install the app when it is asked to. */
  invitada: boolean;
  /** True on an iPhone or iPad, whose browser installs nothing by itself. */
  enIphone: boolean;
  /** True where this is the installed app already. */
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
