import { Suspense, useState, type ReactNode } from 'react';
import { perezosa } from '../../../lib/perezosa.ts';

const VentanaDeAbono = perezosa(async () => (await import('./VentanaDeAbono.tsx')).VentanaDeAbono);

/** Returns the function that opens the window of a sold abono, and that window. */
export function useVentanaDeAbono(
  /** Called once the window has closed, with the abono that it showed. */
  alCerrar?: (id: number) => void,
): { verAbono: (id: number) => void; ventanaDeAbono: ReactNode } {
  const [id, setId] = useState<number | null>(null);
  return {
    verAbono: setId,
    ventanaDeAbono: id !== null && (
      <Suspense>
        <VentanaDeAbono
          id={id}
          alCerrar={() => {
            setId(null);
            alCerrar?.(id);
          }}
        />
      </Suspense>
    ),
  };
}
