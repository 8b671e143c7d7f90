import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { esNotaAutomatica } from '@remanso/contract/reserva/reservas.rules';
import Pencil from 'lucide-react/icons/pencil';
import { useState, type SubmitEvent } from 'react';
import { MarcoDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { enfocar } from '../../../../lib/enfocar.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { nombreDeTitular } from '../dia.view.ts';
import { ERROR_AL_CORREGIR, useCorregirNotas } from './reservas-del-dia.mutations.ts';

interface PropiedadesDeNotasDeReserva {
  reserva: ReservaDelMostrador;
  /** False once the day of the franja is over: the notes can then no longer be corrected. */
  editable: boolean;
}

/**
 * The notes of a booking, with a form to correct the notes. Notes that the server wrote are not
 * shown.
 */
export function NotasDeReserva({ reserva, editable }: PropiedadesDeNotasDeReserva) {
  const notas = esNotaAutomatica(reserva.notas) ? '' : reserva.notas;
  const [escritas, setEscritas] = useState<string | null>(null);
  const { mutate: corregir, isPending, error } = useCorregirNotas();
  const cerrar = () => setEscritas(null);

  if (escritas !== null) {
    const guardar = (evento: SubmitEvent) => {
      evento.preventDefault();
      if (escritas.trim() === notas) cerrar();
      else corregir({ id: reserva.id, notas: escritas.trim() }, { onSuccess: cerrar });
    };
    return (
      <form className="mt-3 flex flex-col gap-2" onSubmit={guardar}>
        <MarcoDeCampo
          etiqueta="Notas"
          error={error ? mensajeDe(error, ERROR_AL_CORREGIR) : undefined}
        >
          {(enlaces) => (
            <textarea
              {...enlaces}
              ref={enfocar}
              rows={2}
              maxLength={500}
              value={escritas}
              className={clasesDeControl}
              onChange={({ target }) => setEscritas(target.value)}
            />
          )}
        </MarcoDeCampo>
        <div className="flex justify-end gap-2">
          <Boton variante="secondary" tamano="sm" disabled={isPending} onClick={cerrar}>
            Dejar como estaban
          </Boton>
          <Boton type="submit" variante="primary" tamano="sm" cargando={isPending}>
            Guardar notas
          </Boton>
        </div>
      </form>
    );
  }
  if (notas === '' && !editable) return null;
  return (
    <div className="mt-3 flex items-center gap-2 text-sm">
      {notas && (
        <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="text-tinta-suave">Notas:</span> {notas}
        </p>
      )}
      {editable && (
        <Boton
          variante="ghost"
          className={notas ? '' : '-ml-3.5'}
          tamano="sm"
          icono={<Pencil aria-hidden="true" className="size-4" />}
          aria-label={`${notas ? 'Corregir notas de' : 'Agregar nota a'} la reserva de ${nombreDeTitular(reserva)}`}
          onClick={() => setEscritas(notas)}
        >
          {notas ? 'Corregir' : 'Agregar nota'}
        </Boton>
      )}
    </div>
  );
}
