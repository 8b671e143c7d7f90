import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { fechaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { COMPLETO } from '@remanso/contract/franja/franjas.rules';
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import UserPlus from 'lucide-react/icons/user-plus';
import { BarraDeOcupacion } from '../../../../components/ui/ocupacion/BarraDeOcupacion.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { EstadoVacio } from '../../../../components/ui/estado/EstadoVacio.tsx';
import { Insignia, type TonoDeInsignia } from '../../../../components/ui/Insignia.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { CambioEnDetalle } from './CambioEnDetalle.tsx';
import { EliminarFranja } from './EliminarFranja.tsx';
import { FilaDeEspera } from '../espera/FilaDeEspera.tsx';
import { admiteEspera, ocupadosEnPalabras } from '../espera/fila.view.ts';
import { usePermiso } from '../../../../lib/sesion/usePermiso.ts';
import { ReservaDeFranja } from '../reserva/ReservaDeFranja.tsx';
import { ReservasCanceladas } from './ReservasCanceladas.tsx';
import { motivoParaNoReservar } from './acciones.view.ts';
import { etapaDe, type Etapa } from '../dia.view.ts';
import type { CambioHecho, VentanaDelDia } from '../ventanas.ts';

interface PropiedadesDeDetalleDeFranja {
  franja: Franja;
  ahora: string;
  /** The id of the booking that takes the focus. */
  destacada?: number | undefined;
  /** The last change of a booking or of the waiting list of this franja. Null before any change. */
  hecho: CambioHecho | null;
  alAbrir: (ventana: VentanaDelDia) => void;
  alHacer: (hecho: CambioHecho) => void;
  alCerrar: () => void;
}

const ESTADOS: Record<Franja['estado'], { texto: string; tono: TonoDeInsignia }> = {
  ACTIVA: { texto: 'Activa', tono: 'exito' },
  COMPLETA: { texto: COMPLETO, tono: 'agua' },
  BLOQUEADA: { texto: 'Bloqueada (no reservable)', tono: 'aviso' },
};

/**
 * Returns the badge of a franja: its estado, or 'Terminado' for a franja that is over and not
 * blocked.
 */
function estadoDe({ estado }: Franja, etapa: Etapa): (typeof ESTADOS)['ACTIVA'] {
  return etapa === 'pasada' && estado !== 'BLOQUEADA'
    ? { texto: 'Terminado', tono: 'neutro' }
    : ESTADOS[estado];
}

export function DetalleDeFranja({
  franja,
  ahora,
  destacada,
  hecho,
  alAbrir,
  alHacer,
  alCerrar,
}: PropiedadesDeDetalleDeFranja) {
  const { id, horaInicio, horaFin, ocupadosTotal, capacidadEfectiva, reservas = [] } = franja;
  const etapa = etapaDe(franja, ahora);
  const estado = estadoDe(franja, etapa);
  const ocupados = ocupadosEnPalabras(franja);
  const soloPorReservas = franja.fueraDelPlan && ocupadosTotal > 0;
  // The desk may correct the bookings of a franja until the end of the day (rules §8.9).
  const esCorregible = fechaDe(ahora) <= franja.fecha;
  const esAdmin = usePermiso('admin');
  return (
    <Modal
      abierto
      lateral
      ancho="lg"
      titulo={`Turno de las ${horaInicio}`}
      subtitulo={`${mayuscula(nombreDeFecha(franja.fecha))}, ${horaInicio} a ${horaFin}`}
      alCerrar={alCerrar}
      pie={
        etapa !== 'pasada' &&
        !soloPorReservas && (
          <>
            {esAdmin && <EliminarFranja {...{ franja, etapa }} alEliminar={alCerrar} />}
            {esAdmin && etapa === 'por venir' && (
              <Boton
                variante="secondary"
                icono={<Pencil aria-hidden="true" className="size-4.5" />}
                onClick={() => alAbrir({ que: 'editar', franjaId: id })}
              >
                Editar turno
              </Boton>
            )}
            {admiteEspera(franja, ahora) && (
              <Boton
                variante="secondary"
                icono={<ListPlus aria-hidden="true" className="size-5" />}
                onClick={() => alAbrir({ que: 'esperar', franjaId: id })}
              >
                Anotar en espera
              </Boton>
            )}
            {motivoParaNoReservar(franja, etapa) === null && (
              <Boton
                variante="terracota"
                icono={<UserPlus aria-hidden="true" className="size-5" />}
                onClick={() => alAbrir({ que: 'reservar', franjaId: id })}
              >
                Reservar
              </Boton>
            )}
          </>
        )
      }
    >
      {hecho && (
        <CambioEnDetalle
          key={hecho.texto}
          franja={franja}
          hecho={hecho}
          hoy={fechaDe(ahora)}
          alHacer={alHacer}
          alCerrar={alCerrar}
        />
      )}
      <div className="guijarro bg-hundido p-4">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex items-baseline gap-x-2">
            <span className="cifras text-cifra font-bold">{ocupados.personas}</span>{' '}
            <span className="text-lg">{ocupados.resto}</span>
          </p>
          <Insignia tono={estado.tono}>{estado.texto}</Insignia>
        </div>
        <BarraDeOcupacion
          composicion={franja.composicionGenero}
          capacidad={capacidadEfectiva}
          guardados={franja.retenidas}
        />
        {franja.motivo && <p className="mt-3 text-sm">Motivo del bloqueo: {franja.motivo}</p>}
        {soloPorReservas && (
          <p className="mt-1 text-sm">
            El centro no abre en ese horario: no se venden más lugares, y las reservas se pueden
            mover o cancelar.
          </p>
        )}
      </div>
      {reservas.length === 0 ? (
        <EstadoVacio titulo="Sin Reservas" texto="Este turno no tiene reservas." />
      ) : (
        <ul className="mt-5 flex flex-col gap-4">
          {reservas.map((reserva) => (
            <ReservaDeFranja
              key={reserva.id}
              reserva={reserva}
              franja={franja}
              ahora={ahora}
              destacada={reserva.id === destacada}
              editable={esCorregible}
              porVenir={etapa === 'por venir'}
              alAbrir={alAbrir}
              alHacer={alHacer}
            />
          ))}
        </ul>
      )}
      <FilaDeEspera {...{ franja, ahora, alAbrir, alHacer }} />
      {etapa !== 'pasada' && !soloPorReservas && (
        <ReservasCanceladas
          franja={franja}
          alCobrar={(reservaId) => alAbrir({ que: 'cuenta', franjaId: id, reservaId })}
          alHacer={alHacer}
        />
      )}
      {!esCorregible && reservas.length > 0 && (
        <p className="mt-4 text-sm text-tinta-suave">
          El día ya pasó: sus reservas no se pueden cambiar.
        </p>
      )}
    </Modal>
  );
}
