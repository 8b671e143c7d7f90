import { useEffect, useRef, useState } from 'react';
import { enlaceDeGuia, TextoDeGuia } from '../../../components/guia/TextoDeGuia.tsx';
import { enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import type { RutaDelPanel } from '../../../lib/direccion/rutas.ts';
import { GUIA, TEMA_DE_SECCION, temaDe, type Tema } from './guia-del-centro.ts';

const TEMAS = Object.entries(GUIA).map(([tema, { titulo }]) => ({ tema: tema as Tema, titulo }));
/** The page of the guide's clients, as the guide of the desk links to it. */
const DE_CLIENTES = /^clientes\/([\w-]+)\.md$/;

interface PropiedadesDeAyudaDeSeccion {
  ruta: RutaDelPanel;
  alCerrar: () => void;
}

/** The window with the page of the guide about a section; the other pages are a press away. */
export function AyudaDeSeccion({ ruta, alCerrar }: PropiedadesDeAyudaDeSeccion) {
  const [tema, setTema] = useState<Tema>(TEMA_DE_SECCION[ruta]);
  const texto = useRef<HTMLDivElement>(null);
  const leido = useRef(tema);

  // A page that follows another begins at its top, for the eyes and for a screen reader.
  useEffect(() => {
    if (leido.current === tema) return;
    leido.current = tema;
    texto.current?.focus();
    texto.current?.scrollIntoView();
  }, [tema]);

  const boton = (suyo: Tema, titulo: string, clases: string) => (
    <button type="button" className={clases} onClick={() => setTema(suyo)}>
      {titulo}
    </button>
  );
  const enlazar = (destino: string, titulo: string) => {
    const suyo = temaDe(destino);
    if (suyo) return boton(suyo, titulo, enlaceDeGuia);
    const [, deClientes] = DE_CLIENTES.exec(destino) ?? [];
    if (deClientes === undefined) return titulo;
    return (
      <a
        href={`/ayuda#ayuda-${deClientes}`}
        target="_blank"
        rel="noopener"
        className={enlaceDeGuia}
        aria-label={`${titulo}, en otra pestaña`}
      >
        {titulo}
      </a>
    );
  };

  return (
    <Modal abierto titulo={GUIA[tema].titulo} alCerrar={alCerrar} lateral enfocarTitulo>
      <div ref={texto} tabIndex={-1} className="outline-none">
        <TextoDeGuia pagina={GUIA[tema]} enlazar={enlazar} />
      </div>
      <nav aria-label="Otros temas" className="mt-8 border-t border-borde pt-4">
        <p aria-hidden="true" className="mb-2 text-sm text-tinta-suave">
          Otros temas
        </p>
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {TEMAS.filter((otro) => otro.tema !== tema).map((otro) => (
            <li key={otro.tema}>{boton(otro.tema, otro.titulo, `${enlaceDeTexto} text-left`)}</li>
          ))}
        </ul>
      </nav>
    </Modal>
  );
}
