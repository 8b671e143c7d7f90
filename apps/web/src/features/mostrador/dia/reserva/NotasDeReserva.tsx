import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { esNotaAutomatica } from '@remanso/contract/reserva/reservas.rules';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState, type SubmitEvent } from 'react';
import { MarcoDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import { MientrasTanto } from '../../../../components/form/MientrasTanto.tsx';
import { clasesDeControl } from '../../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { useFocoQueQueda } from '../../../../components/ui/useFocoQueQueda.ts';
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
  const notas = notasALaVista(reserva);
  const [corrigiendo, setCorrigiendo] = useState(false);
  const boton = useRef<HTMLButtonElement>(null);
  const foco = useFocoQueQueda(() => boton.current);

  if (notas === '' && !editable && !corrigiendo) return null;
  return (
    <div {...foco} className="mt-3">
      {corrigiendo ? (
        <CorregirNotas reserva={reserva} alTerminar={() => setCorrigiendo(false)} />
      ) : (
        <div className="flex items-center gap-2 text-sm">
          {notas && (
            <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
              <span className="text-tinta-suave">Notas:</span> {notas}
            </p>
          )}
          {editable && (
            <Boton
              ref={boton}
              variante="ghost"
              className={notas ? '' : '-ml-3.5'}
              tamano="sm"
              icono={<Pencil aria-hidden="true" className="size-4" />}
              aria-label={`${notas ? 'Corregir notas de' : 'Agregar nota a'} la reserva de ${nombreDeTitular(reserva)}`}
              onClick={() => setCorrigiendo(true)}
            >
              {notas ? 'Corregir' : 'Agregar nota'}
            </Boton>
          )}
        </div>
      )}
    </div>
  );
}

interface PropiedadesDeCorregirNotas {
  reserva: ReservaDelMostrador;
  alTerminar: () => void;
}

/** The form. Where another desk changes the notes meanwhile, the form shows what they say now. */
function CorregirNotas({ reserva, alTerminar }: PropiedadesDeCorregirNotas) {
  const { id, notas: notasDeAntes } = reserva;
  const notas = notasALaVista(reserva);
  const [leidas] = useState(notas);
  const [escritas, setEscritas] = useState(notas);
  const { mutate: corregir, isPending, error } = useCorregirNotas();

  const guardar = (evento: SubmitEvent) => {
    evento.preventDefault();
    const nuevas = escritas.trim();
    if (nuevas === notas) alTerminar();
    else corregir({ id, notas: nuevas, notasDeAntes }, { onSuccess: alTerminar });
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={guardar}
      data-a-medias={escritas.trim() === notas ? undefined : true}
    >
      <MarcoDeCampo
        etiqueta="Notas"
        ayuda={notas === leidas ? undefined : <MientrasTanto dejaron={notas} />}
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
        <Boton variante="secondary" tamano="sm" disabled={isPending} onClick={alTerminar}>
          Dejar como estaban
        </Boton>
        <Boton type="submit" variante="primary" tamano="sm" cargando={isPending}>
          Guardar notas
        </Boton>
      </div>
    </form>
  );
}

function notasALaVista({ notas }: ReservaDelMostrador): string {
  return esNotaAutomatica(notas) ? '' : notas;
}
