/*
 * The content of a message, before it becomes a letter. Each kind of message has a file in this
 * folder.
 */

export interface Renglon {
  nombre: string;
  valor: string;
  /** The value before the change that the message tells. Undefined where there was no change. */
  antes?: string;
}

export interface Mensaje {
  asunto: string;
  titulo: string;
  /**
   * The day and the hour, shown in large letters. `tachado`: crossed out, because the turn no
   * longer takes place then.
   */
  momento?: { dia: string; hora: string; tachado?: boolean };
  /** The code that the message is about, shown in large digits. */
  codigo?: string;
  saludo: string;
  parrafos: readonly string[];
  renglones?: readonly Renglon[];
  boton?: { texto: string; href: string };
  /** The last line of the message: what the reader can still do, and until when. */
  nota?: string;
  /** The link by which the reader can do what `nota` says. */
  enlace?: { texto: string; href: string };
}
