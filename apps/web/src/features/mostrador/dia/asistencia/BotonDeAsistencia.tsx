import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import Check from 'lucide-react/icons/check';
import UserX from 'lucide-react/icons/user-x';
import { Giro } from '../../../../components/ui/estado/Giro.tsx';
import { usePararSegundoToque } from '../../../../components/ui/pararSegundoToque.ts';
import { asistenciaEnPalabras } from '../../../../entities/reserva/cuenta.view.ts';
import { presentesDeUnClic } from './asistencia.view.ts';
import { nombreDeTitular } from '../dia.view.ts';
import { useMarcarAsistencia } from './asistencia.mutations.ts';

const ASPECTOS: Record<ReservaDelMostrador['asistencia'], string> = {
  SIN_MARCAR: 'border-2 border-dashed border-piedra text-tinta-suave',
  VINO: 'bg-exito-tenue text-exito',
  PARCIAL: 'bg-exito-tenue text-exito',
  NO_VINO: 'bg-peligro-tenue text-peligro',
};

/**
 * Buttons that mark who came to a booking. An unmarked booking has two buttons: nobody came, and
 * everybody came. A marked booking has one button, which takes the mark back.
 */
export function BotonDeAsistencia({ reserva }: { reserva: ReservaDelMostrador }) {
  // A double click must not mark the booking and then take the mark back: the second click is
  // ignored.
  usePararSegundoToque(reserva.asistencia);
  return (
    <span className="flex shrink-0 gap-0.5">
      {reserva.asistencia === 'SIN_MARCAR' && <BotonDeNoVino reserva={reserva} />}
      <BotonDeMarca reserva={reserva} />
    </span>
  );
}

const BOTON =
  'cifras relative z-10 grid size-8 shrink-0 place-items-center rounded-lg text-xs font-bold hover:bg-hundido @min-[45rem]:size-7';

function BotonDeNoVino({ reserva }: { reserva: ReservaDelMostrador }) {
  const { marcar } = useMarcarAsistencia(reserva);
  const rotulo = `Marcar: ${reserva.participantes.length === 1 ? 'no vino' : 'no vino nadie'}`;
  return (
    <button
      type="button"
      title={rotulo}
      aria-label={`${rotulo}, ${nombreDeTitular(reserva)}`}
      className={`${BOTON} ${ASPECTOS.SIN_MARCAR}`}
      onClick={() => marcar([])}
    >
      <UserX aria-hidden="true" className="size-4" />
    </button>
  );
}

function BotonDeMarca({ reserva }: { reserva: ReservaDelMostrador }) {
  const { marcar, marcando } = useMarcarAsistencia(reserva);
  const { asistencia, participantes } = reserva;
  const marcada = asistencia !== 'SIN_MARCAR';
  const rotulo = marcada
    ? `${asistenciaEnPalabras(reserva)}: quitar la marca`
    : `Marcar: ${participantes.length === 1 ? 'vino' : 'vinieron todos'}`;
  // The accessible name begins with the text that is visible on the button ('2/3').
  const cuantos = asistencia === 'PARCIAL' ? `${cuantosDe(reserva)}: ` : '';
  return (
    <button
      type="button"
      title={rotulo}
      aria-label={`${cuantos}${rotulo}, ${nombreDeTitular(reserva)}`}
      aria-pressed={marcada}
      aria-busy={marcando || undefined}
      className={`${BOTON} ${ASPECTOS[asistencia]}`}
      onClick={() => marcar(presentesDeUnClic(reserva))}
    >
      {marcando ? <Giro className="size-4" /> : <Contenido reserva={reserva} />}
    </button>
  );
}

/** Returns the number of people who came and the number of all people, for example '2/3'. */
function cuantosDe({ participantes }: ReservaDelMostrador): string {
  return `${participantes.filter(({ presente }) => presente).length}/${participantes.length}`;
}

function Contenido({ reserva }: { reserva: ReservaDelMostrador }) {
  if (reserva.asistencia === 'PARCIAL') return cuantosDe(reserva);
  const Icono = reserva.asistencia === 'NO_VINO' ? UserX : Check;
  return <Icono aria-hidden="true" className="size-4" />;
}
