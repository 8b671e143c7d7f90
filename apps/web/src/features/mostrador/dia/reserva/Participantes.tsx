import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { SegmentoDeGenero } from '../../../../components/ui/ocupacion/SegmentoDeGenero.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { ComoSeEntera } from '../../../../entities/reserva/ComoSeEntera.tsx';
import { NOMBRES } from '../../../../components/ui/ocupacion/ocupacion.view.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { AQuienIrian } from '../espera/AQuienIrian.tsx';
import { CambioDePrecio } from './CambioDePrecio.tsx';
import { CorregirParticipante } from './CorregirParticipante.tsx';
import { GENERO_DE_SEXO } from '../dia.view.ts';
import { ERROR_AL_QUITAR } from '../../../../entities/reserva/reservas.mutations.ts';
import { useQuitarAcompaniante } from './reservas-del-dia.mutations.ts';

interface PropiedadesDeParticipantes {
  reserva: ReservaDelMostrador;
  franja: Franja;
  /** False once the day of the franja is over. */
  editable: boolean;
}

/**
 * The people of a booking. Each name and gender can be corrected, and a companion can be removed.
 * The holder cannot be removed.
 */
export function Participantes({ reserva, franja, editable }: PropiedadesDeParticipantes) {
  const { mutateAsync: quitar } = useQuitarAcompaniante();
  const { personas } = reserva;
  const lista = useRef<HTMLUListElement>(null);
  const [corrigiendo, setCorrigiendo] = useState<number | null>(null);

  async function preguntarYQuitar(asientoId: number, nombre: string) {
    const quitado = await confirmar({
      titulo: `¿Quitar a ${nombre}?`,
      detalle: (
        <div className="flex flex-col gap-4">
          <CambioDePrecio reserva={reserva} seran={personas - 1} />
          <p>
            Su lugar se libera enseguida. <ComoSeEntera reserva={reserva} tambienComenzado />
          </p>
          <AQuienIrian franja={franja} liberados={1} />
        </div>
      ),
      accion: 'Quitar acompañante',
      alConfirmar: () => quitar(asientoId),
      siFalla: ERROR_AL_QUITAR,
    });
    if (!quitado) return;
    cartel.exito('Acompañante eliminado exitosamente');
    // The removed person's button had the focus. The focus moves to the list.
    lista.current?.focus();
  }

  function dejarDeCorregir() {
    setCorrigiendo(null);
    lista.current?.focus();
  }

  return (
    <ul
      ref={lista}
      tabIndex={-1}
      aria-label="Participantes"
      className="flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-2"
    >
      {reserva.participantes.map((participante) =>
        participante.asientoId === corrigiendo ? (
          <li key={participante.asientoId} className="w-full">
            <CorregirParticipante participante={participante} alTerminar={dejarDeCorregir} />
          </li>
        ) : (
          <Participante
            key={participante.asientoId}
            participante={participante}
            editable={editable}
            alCorregir={setCorrigiendo}
            alQuitar={preguntarYQuitar}
          />
        ),
      )}
    </ul>
  );
}

const BOTON = 'guijarro grid size-8 shrink-0 place-items-center text-tinta-suave hover:bg-hundido';

interface PropiedadesDeParticipante {
  participante: ReservaDelMostrador['participantes'][number];
  editable: boolean;
  alCorregir: (asientoId: number) => void;
  alQuitar: (asientoId: number, nombre: string) => Promise<void>;
}

function Participante({
  participante: { asientoId, nombre, sexo, esTitular },
  editable,
  alCorregir,
  alQuitar,
}: PropiedadesDeParticipante) {
  return (
    <li className="flex min-h-8 items-center gap-2">
      <SegmentoDeGenero segmento={GENERO_DE_SEXO[sexo]} className="size-6 shrink-0" />
      <span className="[overflow-wrap:anywhere]">
        {nombre}
        <span className="sr-only">, {NOMBRES[GENERO_DE_SEXO[sexo]]}</span>
      </span>
      {esTitular && <Insignia>Titular</Insignia>}
      {editable && (
        <button
          type="button"
          aria-label={`Corregir a ${nombre}`}
          className={BOTON}
          onClick={() => alCorregir(asientoId)}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
      )}
      {!esTitular && editable && (
        <button
          type="button"
          aria-label={`Quitar acompañante ${nombre}`}
          className={BOTON}
          onClick={() => void alQuitar(asientoId, nombre)}
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </li>
  );
}
