/*
 * What a message says, before it is made into a letter: one file of this folder for each message.
 */

export interface Renglon {
  nombre: string;
  valor: string;
  /** What it was before a change. */
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
  /** What can still be done, and until when. */
  nota?: string;
}
