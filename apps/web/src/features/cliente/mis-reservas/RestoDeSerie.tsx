import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useState, type ReactNode } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Boton } from '../../../components/ui/Boton.tsx';
import { losQueSiguen } from '../../../entities/reserva/propias/plegar-series.view.ts';
import { marcaDeSerie } from '../../../entities/serie/marca-de-serie.view.ts';
import { numeroEn } from '../../../lib/direccion/direccion.ts';

interface PropiedadesDeRestoDeSerie {
  /** The later bookings of the series of the card above. */
  siguen: readonly ReservaDeCliente[];
  tarjeta: (reserva: ReservaDeCliente) => ReactNode;
}

/**
 * The later bookings of a series, folded into one line below its next one. They are unfolded where the
 * address names one of them.
 */
export function RestoDeSerie({ siguen, tarjeta }: PropiedadesDeRestoDeSerie) {
  const pedida = numeroEn(useSearch(), 'reserva');
  const [abierto, setAbierto] = useState<boolean | null>(null);
  const [primera] = siguen;
  if (!primera) return null;
  const aLaVista = abierto ?? siguen.some(({ id }) => id === pedida);
  return (
    <>
      <Boton
        variante="ghost"
        className="-mt-3 self-start"
        aria-expanded={aLaVista}
        aria-label={`${marcaDeSerie(primera)}, ${losQueSiguen(siguen)}`}
        icono={
          <ChevronDown
            aria-hidden="true"
            className={`size-5 transition-transform ${aLaVista ? 'rotate-180' : ''}`}
          />
        }
        onClick={() => setAbierto(!aLaVista)}
      >
        {losQueSiguen(siguen)}
      </Boton>
      {aLaVista && siguen.map(tarjeta)}
    </>
  );
}
