/*
 * The toasts, in a store outside React so that any handler can add one. `Avisos` shows them, top
 * right.
 */

export type TonoDeAviso = 'exito' | 'error' | 'info' | 'cargando';

interface AccionDeAviso {
  texto: string;
  alElegir: () => void;
}

interface EnlaceDeAviso {
  texto: string;
  href: string;
}

export interface Aviso {
  id: number;
  tono: TonoDeAviso;
  texto: string;
  /** A second line, where the specification's text does not say of what it speaks. */
  detalle?: string | undefined;
  /** A button of the toast, which closes it too. */
  accion?: AccionDeAviso | undefined;
  /** A link below the text, which opens a page of its own. */
  enlace?: EnlaceDeAviso | undefined;
  /** The time on screen in milliseconds; null stays until the toast is closed. */
  duracion: number | null;
}

interface Opciones {
  detalle?: string;
  accion?: AccionDeAviso;
  enlace?: EnlaceDeAviso;
  duracion?: number;
}

// The time on screen of each kind of toast, in milliseconds; null stays until it is closed
// (specification §9).
const DURACION: Record<TonoDeAviso, number | null> = {
  exito: 2000,
  error: 4000,
  info: 4000,
  cargando: null,
};
export const MAXIMO_DE_AVISOS = 20;
/** The time on screen of the toast after a booking, in milliseconds. */
export const DURACION_DE_RESERVA = 5000;

let avisos: readonly Aviso[] = [];
let ultimoId = 0;
const oyentes = new Set<() => void>();

export function leerAvisos(): readonly Aviso[] {
  return avisos;
}

export function suscribirAvisos(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Adds a toast; each function returns its id, for `cerrarAviso`. */
export const avisar = {
  exito: (texto: string, opciones?: Opciones) => agregar('exito', texto, opciones),
  error: (texto: string, opciones?: Opciones) => agregar('error', texto, opciones),
  info: (texto: string, opciones?: Opciones) => agregar('info', texto, opciones),
  cargando: (texto: string) => agregar('cargando', texto),
};

export function cerrarAviso(id: number): void {
  cambiar(avisos.filter((aviso) => aviso.id !== id));
}

function agregar(
  tono: TonoDeAviso,
  texto: string,
  { detalle, accion, enlace, duracion }: Opciones = {},
): number {
  const id = ++ultimoId;
  const nuevo = { id, tono, texto, detalle, accion, enlace, duracion: duracion ?? DURACION[tono] };
  cambiar([...avisos, nuevo].slice(-MAXIMO_DE_AVISOS));
  return id;
}

function cambiar(nuevos: readonly Aviso[]): void {
  avisos = nuevos;
  for (const oyente of oyentes) oyente();
}
