import { nombreDeFecha } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franjas.contract';
import { BarraDeOcupacion } from '../../components/ui/BarraDeOcupacion.tsx';
import { EstadoVacio } from '../../components/ui/EstadoVacio.tsx';
import { Insignia, type TonoDeInsignia } from '../../components/ui/Insignia.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { ReservaDeFranja } from './ReservaDeFranja.tsx';
import { mayuscula, momentoDe } from './dia.view.ts';

interface PropiedadesDeDetalleDeFranja {
  franja: Franja;
  ahora: string;
  alCerrar: () => void;
}

const ESTADOS: Record<Franja['estado'], { texto: string; tono: TonoDeInsignia }> = {
  ACTIVA: { texto: 'Activa', tono: 'exito' },
  COMPLETA: { texto: 'Completo', tono: 'agua' },
  BLOQUEADA: { texto: 'Bloqueada (no reservable)', tono: 'aviso' },
};

export function DetalleDeFranja({ franja, ahora, alCerrar }: PropiedadesDeDetalleDeFranja) {
  const { horaInicio, horaFin, ocupadosTotal, capacidadEfectiva, reservas = [] } = franja;
  const estado = ESTADOS[franja.estado];
  const empezo = momentoDe(franja, ahora) !== 'por venir';
  return (
    <Modal
      abierto
      ancho="lg"
      titulo={`Turno de las ${horaInicio}`}
      subtitulo={`${mayuscula(nombreDeFecha(franja.fecha))}, ${horaInicio} a ${horaFin}`}
      alCerrar={alCerrar}
    >
      <div className="guijarro bg-hundido p-4">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <span className="cifras text-cifra font-bold">{ocupadosTotal}</span>{' '}
            <span className="text-lg">de {capacidadEfectiva} personas</span>
          </p>
          <Insignia tono={estado.tono}>{estado.texto}</Insignia>
        </div>
        <BarraDeOcupacion composicion={franja.composicionGenero} capacidad={capacidadEfectiva} />
        {franja.motivo && <p className="mt-3 text-sm">Motivo del bloqueo: {franja.motivo}</p>}
      </div>
      {reservas.length === 0 ? (
        <EstadoVacio titulo="Sin Reservas" texto="Nadie reservó este turno todavía." />
      ) : (
        <ul className="mt-5 flex flex-col gap-4">
          {reservas.map((reserva) => (
            <ReservaDeFranja key={reserva.id} reserva={reserva} cancelable={!empezo} />
          ))}
        </ul>
      )}
      {empezo && reservas.length > 0 && (
        <p className="mt-4 text-sm text-tinta-suave">
          El turno ya empezó: sus reservas no se pueden cancelar.
        </p>
      )}
    </Modal>
  );
}
