import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { SegmentoDeGenero } from '../../../components/ui/SegmentoDeGenero.tsx';
import { confirmar } from '../../../components/ui/confirmar.ts';
import { NOMBRES } from '../../../components/ui/ocupacion.view.ts';
import { avisar } from '../../../lib/avisos.ts';
import { CambioDePrecio } from './CambioDePrecio.tsx';
import { GENERO_DE_SEXO } from './dia.view.ts';
import { ERROR_AL_QUITAR } from '../../../entities/reserva/reservas.mutations.ts';
import { useQuitarAcompaniante } from './reservas-del-dia.mutations.ts';

interface PropiedadesDeParticipantes {
  reserva: ReservaDeAdmin;
  /** False once the day is over. */
  editable: boolean;
}

/**
 * The people of a booking. A companion can be removed; the holder only leaves with the whole
 * booking.
 */
export function Participantes({ reserva, editable }: PropiedadesDeParticipantes) {
  const { mutateAsync: quitar } = useQuitarAcompaniante();
  const { personas, precioTotal, cliente } = reserva;
  const lista = useRef<HTMLUListElement>(null);

  async function preguntarYQuitar(asientoId: number, nombre: string) {
    const quitado = await confirmar({
      titulo: `¿Quitar a ${nombre}?`,
      detalle: (
        <div className="flex flex-col gap-4">
          <CambioDePrecio personas={personas} precioTotal={precioTotal} seran={personas - 1} />
          <p>Su lugar se libera enseguida. Conviene avisarle a {cliente.nombre}.</p>
        </div>
      ),
      accion: 'Quitar acompañante',
      alConfirmar: () => quitar(asientoId),
      siFalla: ERROR_AL_QUITAR,
    });
    if (!quitado) return;
    avisar.exito('Acompañante eliminado exitosamente');
    // The button that had the focus has gone with the name.
    lista.current?.focus();
  }

  return (
    <ul
      ref={lista}
      tabIndex={-1}
      aria-label="Participantes"
      className="flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-2"
    >
      {reserva.participantes.map(({ asientoId, nombre, sexo, esTitular }) => (
        <li key={asientoId} className="flex min-h-8 items-center gap-2">
          <SegmentoDeGenero segmento={GENERO_DE_SEXO[sexo]} className="size-6" />
          <span className="[overflow-wrap:anywhere]">
            {nombre}
            <span className="sr-only">, {NOMBRES[GENERO_DE_SEXO[sexo]]}</span>
          </span>
          {esTitular && <Insignia>Titular</Insignia>}
          {!esTitular && editable && (
            <button
              type="button"
              aria-label={`Quitar acompañante ${nombre}`}
              className="guijarro grid size-8 place-items-center text-tinta-suave hover:bg-hundido"
              onClick={() => void preguntarYQuitar(asientoId, nombre)}
            >
              <X aria-hidden="true" className="size-4.5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
