import type { Centro } from '@remanso/contract/centro/centro.contract';
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { CentroMostrado } from '../../../lib/centro.ts';

/** The width and the height of the landing in pixels, before the preview is scaled to fit. */
const ANCHO = 640;
const ALTO = 900;

interface PropiedadesDeVistaDeLaPortada {
  centro: Centro;
  /** The component of the landing page, which belongs to the feature portada. */
  Portada: ComponentType;
}

/**
 * A small preview of the landing. Renders the component of the landing into an iframe that has the
 * landing's style sheets. Nothing in the iframe can be pressed.
 */
export function VistaDeLaPortada({ centro, Portada }: PropiedadesDeVistaDeLaPortada) {
  const marco = useRef<HTMLIFrameElement>(null);
  const caja = useRef<HTMLDivElement>(null);
  const [lugar, setLugar] = useState<HTMLElement | null>(null);
  const [escala, setEscala] = useState(0.5);

  useEffect(() => {
    const documento = marco.current?.contentDocument;
    if (!documento) return;
    const control = new AbortController();
    vestir(documento, control.signal).then(setLugar, () => {});
    return () => control.abort();
  }, []);

  useEffect(() => {
    if (!caja.current) return;
    const medir = new ResizeObserver(([entrada]) => {
      if (entrada) setEscala(entrada.contentRect.width / ANCHO);
    });
    medir.observe(caja.current);
    return () => medir.disconnect();
  }, []);

  return (
    <div
      ref={caja}
      className="laja overflow-hidden border border-borde bg-superficie"
      style={{ height: ALTO * escala }}
    >
      <iframe
        ref={marco}
        title="La portada, como se va a ver"
        sandbox="allow-same-origin"
        tabIndex={-1}
        className="origin-top-left"
        style={{ width: ANCHO, height: ALTO, transform: `scale(${escala})` }}
      />
      {lugar &&
        createPortal(
          <CentroMostrado value={centro}>
            <Suspense>
              <Portada />
            </Suspense>
          </CentroMostrado>,
          lugar,
        )}
    </div>
  );
}

/**
 * Copies the style sheets of `/` into the iframe's document and makes the body of that document
 * inert. Returns the body, into which the landing is rendered.
 */
async function vestir(documento: Document, signal: AbortSignal): Promise<HTMLElement> {
  const respuesta = await fetch('/', { signal });
  const portada = new DOMParser().parseFromString(await respuesta.text(), 'text/html');
  documento.documentElement.lang = 'es-AR';
  documento.title = 'Portada';
  documento.head.replaceChildren(...portada.querySelectorAll('style, link[rel=stylesheet]'));
  documento.body.inert = true;
  return documento.body;
}
