/*
 * The toasts, in a store outside React so that any handler can add one. `Carteles` shows them, top
 * right.
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
  /** A second line, where the specification's text does not say of what it speaks. */
  detalle?: string | undefined;
  /** A button of the toast, which closes it too. */
  accion?: AccionDeCartel | undefined;
  /** A link below the text, which opens a page of its own. */
  enlace?: EnlaceDeCartel | undefined;
  /** The time on screen in milliseconds; null stays until the toast is closed. */
  duracion: number | null;
}

interface Opciones {
  detalle?: string;
  accion?: AccionDeCartel;
  enlace?: EnlaceDeCartel;
  duracion?: number;
}

// The time on screen of each kind of toast, in milliseconds; null stays until it is closed
// (specification §9).
const DURACION: Record<TonoDeCartel, number | null> = {
  exito: 2000,
  error: 4000,
  info: 4000,
  cargando: null,
};
export const MAXIMO_DE_CARTELES = 20;
/** The time on screen of the toast after a booking, in milliseconds. */
export const DURACION_DE_RESERVA = 5000;

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

/** Adds a toast; each function returns its id, for `cerrarCartel`. */
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
