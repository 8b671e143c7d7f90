import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RutaDelPanel } from '../../lib/direccion/rutas.ts';
import { perezosa } from '../../lib/perezosa.ts';
import { SECCIONES } from './secciones.ts';

const AyudaDeSeccion = perezosa(
  async () => (await import('../../features/mostrador/ayuda/AyudaDeSeccion.tsx')).AyudaDeSeccion,
);

/**
 * The button beside the title of a section, which opens the section's page of the guide. The guide is
 * not fetched before the press.
 */
export function BotonDeAyuda({ ruta }: { ruta: RutaDelPanel }) {
  const [abierta, setAbierta] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Ayuda de ${SECCIONES[ruta].nombre}`}
        aria-haspopup="dialog"
        className="guijarro -my-1.5 ml-1 inline-grid size-11 align-middle shrink-0 place-items-center text-tinta-suave hover:bg-hundido hover:text-tinta print:hidden"
        onClick={() => setAbierta(true)}
      >
        <CircleQuestionMark aria-hidden="true" className="size-5.5" />
      </button>
      {/* The window is no part of the title, whose letters it would take. */}
      {createPortal(
        <Suspense>
          {abierta && <AyudaDeSeccion ruta={ruta} alCerrar={() => setAbierta(false)} />}
        </Suspense>,
        document.body,
      )}
    </>
  );
}
