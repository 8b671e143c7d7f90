import Blocks from 'lucide-react/icons/blocks';
import { Suspense, useId, useRef, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { perezosa } from '../../../../lib/perezosa.ts';

const Integraciones = perezosa(async () => (await import('./Integraciones.tsx')).Integraciones);

/**
 * The card of what other programs may do and are told. Nothing of that is asked or loaded before its
 * button is pressed; its title stays where it was.
 */
export function AbrirIntegraciones() {
  const idDeTitulo = useId();
  const titulo = useRef<HTMLHeadingElement>(null);
  const [abierto, setAbierto] = useState(false);

  function abrir() {
    setAbierto(true);
    // The button with the focus goes, so the title takes the focus.
    titulo.current?.focus();
  }

  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={idDeTitulo} ref={titulo} tabIndex={-1} className="text-xl font-bold outline-none">
            Integraciones
          </h2>
          <p className="mt-1 text-tinta-suave">
            Programas de otros que entran con una llave, o que se enteran solos de lo que pasa.
          </p>
        </div>
        {!abierto && (
          <Boton
            variante="outline"
            tamano="sm"
            icono={<Blocks aria-hidden="true" className="size-4" />}
            onClick={abrir}
          >
            Ver integraciones
          </Boton>
        )}
      </div>
      {abierto && (
        <Suspense fallback={<Esqueleto className="mt-5 h-32" />}>
          <Integraciones />
        </Suspense>
      )}
    </Tarjeta>
  );
}
