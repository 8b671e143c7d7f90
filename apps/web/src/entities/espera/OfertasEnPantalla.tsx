import { Suspense, useState } from 'react';
import { prescindible } from '../../lib/perezosa.ts';
import { tituloDeOferta } from './espera.view.ts';
import { useMisEsperas } from './useMisEsperas.ts';

const Ofertas = prescindible(async () => (await import('./Ofertas.tsx')).Ofertas);

/**
 * The client's offers. The code for them is loaded only once there is an offer. After that the part
 * stays mounted, because a question may still be open in it.
 */
export function OfertasEnPantalla({ className }: { className: string }) {
  const oferta = useMisEsperas().find(({ estado }) => estado === 'OFRECIDA');
  const hay = oferta !== undefined;
  const [hubo, setHubo] = useState(hay);
  if (hay && !hubo) setHubo(true);
  return (
    <>
      {/* The region is always in the page, so that a screen reader announces its new content. */}
      <p aria-live="polite" className="sr-only">
        {oferta && tituloDeOferta(oferta.personas)}
      </p>
      {hubo && (
        <Suspense>
          <Ofertas className={className} />
        </Suspense>
      )}
    </>
  );
}
