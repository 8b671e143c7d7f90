/*
 * The toasts, in a store outside React so that any handler can add a toast. The component
 * `Carteles` shows the toasts at the top right.
 */

export type TonoDeCartel = 'exito' | 'error' | 'info' | 'cargando';

interface AccionDeCartel {
  texto: string;
  alElegir: () => void;
}

interface EnlaceDeCartel {
  texto: string;
  href: string;
}

export interface Cartel {
  id: number;
  tono: TonoDeCartel;
  texto: string;
  /**
   * A second line of the toast. The second line names the thing that was changed where the
   * specification's text does not name the thing.
   */
  detalle?: string | undefined;
  /** A button of the toast. Pressing the button runs the action and closes the toast. */
  accion?: AccionDeCartel | undefined;
  /** A link below the text of the toast, which opens in a new tab. */
  enlace?: EnlaceDeCartel | undefined;
  /** The time on screen in milliseconds. Null: the toast stays until somebody closes it. */
  duracion: number | null;
}

interface Opciones {
  detalle?: string;
  accion?: AccionDeCartel;
  enlace?: EnlaceDeCartel;
  duracion?: number;
}

// The time on screen of each kind of toast, in milliseconds (specification §9). Null: the toast
// stays until somebody closes it.
const DURACION: Record<TonoDeCartel, number | null> = {
  exito: 2000,
  error: 4000,
  info: 4000,
  cargando: null,
};
export const MAXIMO_DE_CARTELES = 20;
export const DURACION_DE_RESERVA = 5000;
export const DURACION_PARA_LEER = 15_000;
export const DURACION_PARA_DESHACER = 10_000;

let carteles: readonly Cartel[] = [];
let ultimoId = 0;
const oyentes = new Set<() => void>();

export function cartelesALaVista(): readonly Cartel[] {
  return carteles;
}

export function suscribirCarteles(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/**
 * The functions that add a toast of each kind to the screen. Each function returns the id of the
 * toast, which `cerrarCartel` takes.
 */
export const cartel = {
  exito: (texto: string, opciones?: Opciones) => agregar('exito', texto, opciones),
  error: (texto: string, opciones?: Opciones) => agregar('error', texto, opciones),
  info: (texto: string, opciones?: Opciones) => agregar('info', texto, opciones),
  cargando: (texto: string) => agregar('cargando', texto),
};

export function cerrarCartel(id: number): void {
  cambiar(carteles.filter((uno) => uno.id !== id));
}

function agregar(
  tono: TonoDeCartel,
  texto: string,
  { detalle, accion, enlace, duracion }: Opciones = {},
): number {
  const id = ++ultimoId;
  const nuevo = { id, tono, texto, detalle, accion, enlace, duracion: duracion ?? DURACION[tono] };
  cambiar([...carteles, nuevo].slice(-MAXIMO_DE_CARTELES));
  return id;
}

function cambiar(nuevos: readonly Cartel[]): void {
  carteles = nuevos;
  for (const oyente of oyentes) oyente();
}
