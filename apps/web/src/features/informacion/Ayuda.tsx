import { useEffect, type ReactNode } from 'react';
import abonos from '../../../../../docs/guia/clientes/abonos.md';
import acompaniantes from '../../../../../docs/guia/clientes/acompaniantes.md';
import calendario from '../../../../../docs/guia/clientes/calendario.md';
import cambiar from '../../../../../docs/guia/clientes/cambiar-o-cancelar.md';
import espera from '../../../../../docs/guia/clientes/lista-de-espera.md';
import reservar from '../../../../../docs/guia/clientes/reservar.md';
import { enlaceDeGuia, TextoDeGuia } from '../../components/guia/TextoDeGuia.tsx';
import { Pagina } from '../../components/layout/Pagina.tsx';
import { enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { useCentro } from '../../lib/centro.ts';

/** The pages of docs/guia/clientes/, by the names of their files. */
const TEMAS = Object.entries({
  reservar,
  acompaniantes,
  'cambiar-o-cancelar': cambiar,
  'lista-de-espera': espera,
  abonos,
  calendario,
});

/** The part of the guide that is for clients (docs/guia/clientes/), on one page. */
export function Ayuda() {
  const { nombre, email, telefono } = useCentro();
  const contacto = [telefono, email].filter(Boolean).join(' · ');

  // The browser looks for the part that an address names before this page is there.
  useEffect(() => {
    const pedida = document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    pedida?.scrollIntoView();
  }, []);

  return (
    <Pagina titulo="Ayuda" bajada={`Cómo reservar en ${nombre}, y todo lo que sigue.`}>
      <nav aria-label="Temas de la ayuda" className="mb-8">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {TEMAS.map(([tema, { titulo }]) => (
            <li key={tema}>
              <a href={`#ayuda-${tema}`} className={enlaceDeTexto}>
                {titulo}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-10 text-lg">
        {TEMAS.map(([tema, pagina]) => (
          <section key={tema} aria-labelledby={`ayuda-${tema}`}>
            <h2 id={`ayuda-${tema}`} tabIndex={-1} className="mb-3 text-2xl font-bold">
              {pagina.titulo}
            </h2>
            <TextoDeGuia pagina={pagina} enlazar={enlazar} />
          </section>
        ))}
        {contacto && (
          <p>
            Si algo no queda claro, {nombre} responde: {contacto}.
          </p>
        )}
      </div>
    </Pagina>
  );
}

/** Returns a link to another part of this page. */
function enlazar(destino: string, texto: string): ReactNode {
  return (
    <a href={`#ayuda-${destino.replace('.md', '')}`} className={enlaceDeGuia}>
      {texto}
    </a>
  );
}
