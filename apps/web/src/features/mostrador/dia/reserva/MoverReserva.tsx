import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { fechaDe, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { ErrorDeApi, mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { AQuienIrian } from '../espera/AQuienIrian.tsx';
import { EleccionDeDia } from '../reservar/EleccionDeDia.tsx';
import { EleccionDeFranja } from '../reservar/EleccionDeFranja.tsx';
import { nombreDeTitular } from '../dia.view.ts';
import { mensajeDeMovida } from '../../../../entities/conflicto/conflictos.view.ts';
import { enlaceParaCliente } from './mensajes.view.ts';
import { motivoParaNoMover } from './mover.view.ts';
import type { CambioHecho } from '../ventanas.ts';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';
import { ComoSeEntera } from '../../../../entities/reserva/ComoSeEntera.tsx';
import { ERROR_AL_MOVER } from '../../../../entities/reserva/reservas.mutations.ts';
import { useMoverReserva } from './reservas-del-dia.mutations.ts';

interface PropiedadesDeMoverReserva {
  reserva: ReservaDelMostrador;
  /** The franja that the booking would leave. Undefined once the booking has left it. */
  desde: Franja | undefined;
  ahora: string;
  /**
   * Called after the booking was moved, or where the server refuses because somebody else has moved
   * the booking meanwhile.
   */
  alTerminar: (hecho: CambioHecho) => void;
  alCerrar: () => void;
}

/** The window that moves a booking to another franja. The price of the booking stays the same. */
export function MoverReserva({
  reserva,
  desde,
  ahora,
  alTerminar,
  alCerrar,
}: PropiedadesDeMoverReserva) {
  const [fecha, setFecha] = useState(reserva.franja.inicio.slice(0, 10));
  const [elegida, setElegida] = useState<number | null>(null);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  const titular = nombreDeTitular(reserva);
  const mover = useMoverReserva((hacia) => {
    const movida = { ...reserva, franja: hacia };
    cartel.exito('Reserva movida correctamente');
    alTerminar({
      texto: `La reserva de ${titular} pasó a ser el ${nombreDeMomento(hacia.inicio)}.`,
      enlace: enlaceParaCliente(
        movida,
        mensajeDeMovida(movida.cliente, reserva.franja.inicio, { hacia: movida.franja.inicio }),
      ),
      nombre: titular,
      reserva,
      ...(hacia.fecha !== fechaDe(reserva.franja.inicio) && { otroDia: hacia.fecha }),
    });
  });
  // The chosen franja can have filled up in the meantime. `destino` is then undefined.
  const destino = dia.data?.find(
    (franja) => franja.id === elegida && motivoParaNoMover(franja, reserva, ahora) === null,
  );

  function siSeFue(error: Error) {
    if (!(error instanceof ErrorDeApi) || error.codigo !== 'RESERVA_MOVIDA') return;
    alTerminar({ tono: 'aviso', texto: error.message, enlace: null, nombre: titular });
  }

  function cambiarDeDia(otra: string) {
    setFecha(otra);
    setElegida(null);
  }

  return (
    <Modal
      abierto
      altoFijo
      titulo="Mover reserva"
      subtitulo={`${titular}, ${contarPersonas(reserva.personas)}`}
      ocupado={mover.isPending}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" disabled={mover.isPending} onClick={alCerrar}>
            Volver
          </Boton>
          <Boton
            variante="terracota"
            disabled={!destino}
            cargando={mover.isPending}
            onClick={() =>
              destino && mover.mutate({ reserva, hacia: destino }, { onError: siSeFue })
            }
          >
            Mover reserva
          </Boton>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {mover.error && (
          <Nota tono="peligro" role="alert">
            {mensajeDe(mover.error, ERROR_AL_MOVER)}
          </Nota>
        )}
        <EleccionDeDia fecha={fecha} hoy={ahora.slice(0, 10)} alElegir={cambiarDeDia} />
        <EleccionDeFranja
          fecha={fecha}
          hoy={fechaDe(ahora)}
          dia={dia}
          elegida={destino?.id ?? null}
          motivo={(franja) => motivoParaNoMover(franja, reserva, ahora)}
          alElegir={setElegida}
          alIr={cambiarDeDia}
        />
        <div role="status" className="guijarro bg-hundido px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="text-tinta-suave">
              {mayuscula(nombreDeMomento(reserva.franja.inicio))}
            </span>
            <ArrowRight aria-label="pasa a" className="size-4.5 text-tinta-suave" />
            <strong>{destino ? nombreDeMomento(destino.inicio) : '…'}</strong>
          </p>
          <p className="text-sm">
            El precio queda en {formatearPesos(reserva.precioTotal)}.{' '}
            <ComoSeEntera reserva={reserva} />
          </p>
          {desde && (
            <div className="text-sm">
              <AQuienIrian franja={desde} liberados={reserva.personas} />
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}
