import { Suspense, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { perezosa } from '../../../../lib/perezosa.ts';

const Integraciones = perezosa(async () => (await import('./Integraciones.tsx')).Integraciones);

const enfocar = (lugar: HTMLElement | null) => lugar?.focus();

/**
 * The button that opens what other programs may do and are told. Until it is pressed nothing of that is asked
 * or loaded.
 */
export function AbrirIntegraciones() {
  const [abierto, setAbierto] = useState(false);
  if (abierto) {
    return (
      // The button with the focus is gone, so its place takes the focus.
      <div ref={enfocar} tabIndex={-1} className="outline-none">
        <Suspense fallback={<Esqueleto className="h-32" />}>
          <Integraciones />
        </Suspense>
      </div>
    );
  }
  return (
    <Boton variante="ghost" tamano="sm" className="self-start" onClick={() => setAbierto(true)}>
      Integraciones
    </Boton>
  );
}
