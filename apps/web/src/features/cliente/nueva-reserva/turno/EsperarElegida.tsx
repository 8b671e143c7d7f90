import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import { esperaEn } from '../../../../entities/espera/espera.view.ts';
import { Esperar } from './Esperar.tsx';
import { useMisEsperas } from '../../../../entities/espera/useMisEsperas.ts';

interface PropiedadesDeEsperarElegida {
  franja: FranjaDeCliente;
  personas: number;
  /** The beginning of the turn that a booking would leave for the chosen one. */
  deja?: string | undefined;
  /** True where the window opens by itself. */
  alLlegar?: boolean | undefined;
  alCerrar?: (() => void) | undefined;
}

/** Lets the client wait for the places that the chosen franja lacks. */
export function EsperarElegida({
  franja,
  personas,
  deja,
  alLlegar = false,
  alCerrar,
}: PropiedadesDeEsperarElegida) {
  const [abierto, setAbierto] = useState(alLlegar);
  const espera = esperaEn(useMisEsperas(), franja.id);
  return (
    <div className="mt-3">
      {espera && !abierto ? (
        <BotonEnlace a="/reservas/mis-reservas" variante="agua">
          En espera: ver en Mis Reservas
        </BotonEnlace>
      ) : (
        <Boton variante="agua" onClick={() => setAbierto(true)}>
          Avisarme si se libera
        </Boton>
      )}
      {abierto && (
        <Esperar
          franja={franja}
          personas={personas}
          deja={deja}
          alCerrar={() => {
            setAbierto(false);
            alCerrar?.();
          }}
        />
      )}
    </div>
  );
}
