import { Suspense, useState, type ReactNode } from 'react';
import { perezosa } from '../../lib/perezosa.ts';

const VerSerie = perezosa(async () => (await import('./ver/VerSerie.tsx')).VerSerie);

/**
 * Returns the function that opens the window of a series, and that window. The component that calls
 * this hook must stay on screen when the bookings of the series are cancelled.
 */
export function useVentanaDeSerie(): { verSerie: (id: number) => void; ventana: ReactNode } {
  const [id, setId] = useState<number | null>(null);
  return {
    verSerie: setId,
    ventana: id !== null && (
      <Suspense>
        <VerSerie id={id} alCerrar={() => setId(null)} />
      </Suspense>
    ),
  };
}
