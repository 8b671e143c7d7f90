/*
 * A page of the guide (docs/guia/) as the build hands it to the app: see build/read-guide.ts.
 */

/** A piece of a line: plain text, the words of a screen, or a link. */
export type Trozo = string | { palabras: string } | { enlace: string; texto: string };

export type Bloque =
  | { titulo: string }
  | { parrafo: readonly Trozo[] }
  | { lista: readonly (readonly Trozo[])[]; numerada: boolean }
  | { imagen: string; texto: string };

export interface PaginaDeGuia {
  titulo: string;
  bloques: readonly Bloque[];
}
