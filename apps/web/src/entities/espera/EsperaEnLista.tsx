import { fechaDe, horarioDe, nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { Boton } from '../../components/ui/Boton.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { contarPersonas } from '../../lib/palabras.ts';
import { QueSigue } from './QueSigue.tsx';
import { puestoEnLaLista } from './espera.view.ts';

interface PropiedadesDeEsperaEnLista {
  espera: Espera;
  alDejar: () => void;
}

/** A turn that the client waits for, with their place in its line. */
export function EsperaEnLista({ espera, alDejar }: PropiedadesDeEsperaEnLista) {
  const { franja, personas, posicion } = espera;
  const { inicio, fin } = franja;
  return (
    <Tarjeta como="li" className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-64">
        <p className="first-letter:uppercase">{nombreDeFecha(fechaDe(inicio))}</p>
        <p className="cifras text-2xl font-extrabold tracking-tight">{horarioDe(inicio, fin)}</p>
        <p className="mt-1 text-lg">
          Para {contarPersonas(personas)}
          {posicion !== null && (
            <>
              . <strong>{puestoEnLaLista(posicion)}</strong>
            </>
          )}
        </p>
        <QueSigue personas={personas} />
      </div>
      <Boton
        variante="ghost"
        className="-mx-3 -mb-2 px-3!"
        aria-label={`Dejar de esperar el ${nombreDeMomento(inicio)}`}
        onClick={alDejar}
      >
        Dejar de esperar
      </Boton>
    </Tarjeta>
  );
}
