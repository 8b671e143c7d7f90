import type { ReactNode } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';

interface PropiedadesDeBotonDeRenglon {
  icono: ReactNode;
  nombre: string;
  alPulsar: () => void;
  peligro?: boolean;
  children: ReactNode;
}

/**
 * A button for an action on the account of a row. `nombre` is the accessible name, which names the
 * person.
 */
export function BotonDeRenglon({
  icono,
  nombre,
  alPulsar,
  peligro = false,
  children,
}: PropiedadesDeBotonDeRenglon) {
  return (
    <Boton
      variante="ghost"
      className={`px-3! text-sm ${peligro ? 'text-peligro!' : ''}`}
      icono={icono}
      aria-label={nombre}
      onClick={alPulsar}
    >
      {children}
    </Boton>
  );
}
