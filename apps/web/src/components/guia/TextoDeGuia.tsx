import { Fragment, type ReactNode } from 'react';
import type { Bloque, PaginaDeGuia, Trozo } from './pagina-de-guia.ts';

/** The classes of a link among the words of a line. */
export const enlaceDeGuia =
  'font-semibold text-petroleo underline decoration-2 underline-offset-4 hover:decoration-terracota';

interface PropiedadesDeTextoDeGuia {
  pagina: PaginaDeGuia;
  /** Returns what a link of the guide is in this screen. `destino` is as the guide has it. */
  enlazar: (destino: string, texto: string) => ReactNode;
}

/**
 * The text of a page of the guide, without its title and its pictures: whoever reads it in the app
 * has the screen itself at hand, with the centre's own names and prices and in its own theme, where
 * a picture would be of another centre and cost a phone 20 kB a screen.
 */
export function TextoDeGuia({ pagina, enlazar }: PropiedadesDeTextoDeGuia) {
  return (
    <div className="flex max-w-3xl flex-col gap-3 [overflow-wrap:anywhere]">
      {pagina.bloques.map((bloque, orden) => (
        <Fragment key={orden}>{mostrar(bloque, enlazar)}</Fragment>
      ))}
    </div>
  );
}

function mostrar(bloque: Bloque, enlazar: PropiedadesDeTextoDeGuia['enlazar']): ReactNode {
  const linea = (trozos: readonly Trozo[]) =>
    trozos.map((trozo, orden) => <Fragment key={orden}>{mostrarTrozo(trozo, enlazar)}</Fragment>);
  if ('titulo' in bloque) return <h3 className="mt-3 text-lg font-bold">{bloque.titulo}</h3>;
  if ('parrafo' in bloque) return <p>{linea(bloque.parrafo)}</p>;
  if ('imagen' in bloque) return null;
  const Lista = bloque.numerada ? 'ol' : 'ul';
  return (
    <Lista className={`flex flex-col gap-2 pl-5 ${bloque.numerada ? 'list-decimal' : 'list-disc'}`}>
      {bloque.lista.map((renglon, orden) => (
        <li key={orden}>{linea(renglon)}</li>
      ))}
    </Lista>
  );
}

function mostrarTrozo(trozo: Trozo, enlazar: PropiedadesDeTextoDeGuia['enlazar']): ReactNode {
  if (typeof trozo === 'string') return trozo;
  if ('palabras' in trozo) return <strong className="font-semibold">{trozo.palabras}</strong>;
  return enlazar(trozo.enlace, trozo.texto);
}
