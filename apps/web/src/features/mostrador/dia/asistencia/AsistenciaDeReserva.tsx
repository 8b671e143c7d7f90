import { seMarcaAsistencia } from '@remanso/contract/reserva/asistencia.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { CampoCasilla } from '../../../../components/form/CampoCasilla.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { usePararSegundoToque } from '../../../../components/ui/pararSegundoToque.ts';
import { asistenciaEnPalabras } from '../../../../entities/reserva/cuenta.view.ts';
import { presentesAlCambiar, presentesDeUnClic, quienesEstan } from './asistencia.view.ts';
import { nombreDeTitular } from '../dia.view.ts';
import { Tardanza } from './Tardanza.tsx';
import { useMarcarAsistencia } from './asistencia.mutations.ts';

interface PropiedadesDeAsistenciaDeReserva {
  reserva: ReservaDelMostrador;
  ahora: string;
}

/**
 * The controls that mark who came to a booking. One click marks that everybody or nobody came. A
 * marked booking has a checkbox for each person.
 */
export function AsistenciaDeReserva({ reserva, ahora }: PropiedadesDeAsistenciaDeReserva) {
  const { marcar, marcando } = useMarcarAsistencia(reserva);
  const { asistencia, participantes } = reserva;
  const titular = nombreDeTitular(reserva);
  const marcada = asistencia !== 'SIN_MARCAR';
  usePararSegundoToque(marcada);
  const seMarca = seMarcaAsistencia(reserva.franja, `${ahora}:00`);
  if (!seMarca && !marcada) return null;
  const [todos, nadie] =
    participantes.length === 1 ? ['Vino', 'No vino'] : ['Vinieron todos', 'No vino nadie'];
  return (
    <div role="group" aria-label={`Asistencia de ${titular}`} className="mt-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status">
          <Insignia tono={TONOS[asistencia]}>
            {asistenciaEnPalabras(reserva) || 'Sin marcar'}
          </Insignia>
        </p>
        {seMarca && (
          <div className="flex flex-wrap gap-2">
            {!marcada && (
              <Boton
                variante="secondary"
                tamano="sm"
                disabled={marcando}
                aria-label={`${nadie}, ${titular}`}
                onClick={() => marcar([])}
              >
                {nadie}
              </Boton>
            )}
            <Boton
              variante={marcada ? 'ghost' : 'primary'}
              tamano="sm"
              cargando={marcando}
              aria-label={`${marcada ? 'Quitar la marca' : todos}, ${titular}`}
              onClick={() => marcar(presentesDeUnClic(reserva))}
            >
              {marcada ? 'Quitar la marca' : todos}
            </Boton>
          </div>
        )}
      </div>
      {seMarca && marcada && (
        <div className="flex flex-wrap items-center gap-x-5">
          {participantes.map(({ asientoId, nombre, presente }) => (
            <CampoCasilla
              key={asientoId}
              etiqueta={`Vino ${nombre}`}
              checked={presente === true}
              onChange={async () => marcar(presentesAlCambiar(participantes, asientoId))}
            />
          ))}
          {asistencia !== 'NO_VINO' && (
            <Tardanza
              reserva={reserva}
              ahora={ahora}
              marcando={marcando}
              alMarcar={(tarde) => marcar(quienesEstan(participantes), tarde)}
            />
          )}
        </div>
      )}
    </div>
  );
}

const TONOS = {
  SIN_MARCAR: 'aviso',
  VINO: 'exito',
  PARCIAL: 'exito',
  NO_VINO: 'peligro',
} as const;
