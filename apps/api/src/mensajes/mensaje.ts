/*
 * A message before it is made into a letter. Each one has a file in this folder.
 */

export interface Renglon {
  nombre: string;
  valor: string;
  /** The value before a change. */
  antes?: string;
}

export interface Mensaje {
  asunto: string;
  titulo: string;
  /** The day and the hour, in large letters; crossed out where they no longer hold. */
  momento?: { dia: string; hora: string; tachado?: boolean };
  saludo: string;
  parrafos: readonly string[];
  renglones?: readonly Renglon[];
  boton?: { texto: string; href: string };
  /** The last line: what can still be done, and until when. */
  nota?: string;
  /** A way to do what the last line says. */
  enlace?: { texto: string; href: string };
}
