import { nombreDeMomento } from '@remanso/contract/calendario';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { confirmar } from '../../components/ui/dialogo/confirmar.ts';
import { useFocoQueQueda } from '../../components/ui/useFocoQueQueda.ts';
import { cartel } from '../../lib/carteles.ts';
import { enfocarTitulo } from '../../lib/enfocar.ts';
import { EsperaEnLista } from './EsperaEnLista.tsx';
import { ERROR_AL_DEJAR, mutacionesDeEsperas } from './esperas.mutations.ts';
import { useMisEsperas } from './useMisEsperas.ts';

/** The turns that the client waits for. */
export function ListaDeEsperas() {
  const id = useId();
  const esperas = useMisEsperas();
  const esperando = esperas.filter(({ estado }) => estado === 'ESPERANDO');
  const { mutateAsync: dejar } = useMutation(mutacionesDeEsperas.dejar());
  const foco = useFocoQueQueda(
    () => document.getElementById(id) ?? document.querySelector<HTMLElement>('h1'),
  );

  async function alDejar({ id: esperaId, franja }: Espera) {
    const hecho = await confirmar({
      titulo: '¿Dejar de esperar?',
      detalle: `Pierdes tu puesto en la lista del ${nombreDeMomento(franja.inicio)}. Para volver, súmate al final.`,
      accion: 'Dejar de esperar',
      alConfirmar: () => dejar(esperaId),
      siFalla: ERROR_AL_DEJAR,
    });
    if (!hecho) return;
    cartel.exito('Ya no esperas lugar en ese turno');
    enfocarTitulo(id);
  }

  return (
    <div {...foco}>
      {esperando.length > 0 && (
        <section aria-labelledby={id} className="mb-8 flex flex-col gap-4">
          <h2
            id={id}
            tabIndex={-1}
            className="scroll-mt-24 text-xl font-bold outline-none sm:text-2xl"
          >
            Lista de espera
          </h2>
          <ul className="flex flex-col gap-3">
            {esperando.map((espera) => (
              <EsperaEnLista key={espera.id} espera={espera} alDejar={() => void alDejar(espera)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
