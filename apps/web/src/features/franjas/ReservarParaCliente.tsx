import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franjas.contract';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franjas.rules';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { MarcoDeCampo } from '../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../components/form/clasesDeControl.ts';
import { Boton } from '../../components/ui/Boton.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { AcompaniantesDeReserva } from './AcompaniantesDeReserva.tsx';
import { EleccionDeCliente } from './EleccionDeCliente.tsx';
import { EleccionDeFranja } from './EleccionDeFranja.tsx';
import { EleccionDePersonas } from './EleccionDePersonas.tsx';
import { contarPersonas, mayuscula } from './dia.view.ts';
import { precioPara } from './reservas.queries.ts';
import { FALTA_CLIENTE, motivoParaNoElegir } from './reservar.view.ts';
import { useReservaParaCliente } from './useReservaParaCliente.ts';

interface PropiedadesDeReservarParaCliente {
  dia: UseQueryResult<Franja[]>;
  fecha: string;
  /** Null where it is still to be chosen. */
  franjaId: number | null;
  ahora: string;
  alCerrar: () => void;
}

/** A booking for who phoned or walked in, in one window: who, how many, and the price. */
export function ReservarParaCliente({
  dia,
  fecha,
  franjaId,
  ahora,
  alCerrar,
}: PropiedadesDeReservarParaCliente) {
  const reserva = useReservaParaCliente({
    franjas: dia.data ?? [],
    franjaInicial: franjaId,
    ahora,
    alReservar: alCerrar,
  });
  const { franja, personas, error, enviando } = reserva;
  const hora = franja ? `, ${franja.horaInicio} a ${franja.horaFin}` : '';
  return (
    <Modal
      abierto
      titulo={franjaId && franja ? `Reservar el turno de las ${franja.horaInicio}` : 'Reservar'}
      subtitulo={`${mayuscula(nombreDeFecha(fecha))}${hora}`}
      ocupado={enviando}
      alCerrar={alCerrar}
      pie={
        <div className="flex w-full flex-wrap items-center justify-end gap-3">
          <PrecioDeReserva personas={personas} />
          <Boton variante="secondary" disabled={enviando} onClick={alCerrar}>
            Cancelar
          </Boton>
          <Boton
            variante="terracota"
            className="max-sm:flex-1"
            cargando={enviando}
            onClick={reserva.confirmar}
          >
            Confirmar reserva
          </Boton>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        {error && error !== FALTA_CLIENTE && (
          <div ref={(nota) => nota?.scrollIntoView({ block: 'nearest' })}>
            <Nota tono="peligro" role="alert">
              {error}
            </Nota>
          </div>
        )}
        {(franjaId === null || !franja) && (
          <EleccionDeFranja
            dia={dia}
            elegida={franja?.id ?? null}
            motivo={(una) => motivoParaNoElegir(una, ahora)}
            alElegir={reserva.elegirFranja}
          />
        )}
        <EleccionDeCliente
          elegido={reserva.cliente}
          error={error === FALTA_CLIENTE ? error : undefined}
          alElegir={reserva.elegirCliente}
        />
        <EleccionDePersonas
          personas={personas}
          libres={franja ? plazasLibres(franja) : MAXIMO_DE_PERSONAS}
          alElegir={reserva.elegirPersonas}
        />
        <AcompaniantesDeReserva
          acompaniantes={reserva.acompaniantes}
          faltan={error === FALTAN_NOMBRES}
          alCambiar={reserva.cambiarAcompaniante}
        />
        <MarcoDeCampo etiqueta="Notas (opcional)">
          {(enlaces) => (
            <textarea
              {...enlaces}
              rows={2}
              maxLength={500}
              value={reserva.notas}
              className={clasesDeControl}
              onChange={(evento) => reserva.escribirNotas(evento.target.value)}
            />
          )}
        </MarcoDeCampo>
      </div>
    </Modal>
  );
}

function PrecioDeReserva({ personas }: { personas: number }) {
  const { data, isError } = useQuery(precioPara(personas));
  return (
    <p role="status" className="mr-auto flex items-baseline gap-2 max-sm:w-full">
      <span className="cifras text-2xl font-extrabold tracking-tight">
        {data ? formatearPesos(data.precioTotal) : isError ? '' : '…'}
      </span>
      <span className="text-sm text-tinta-suave">
        {isError && !data ? 'Error al calcular precio' : contarPersonas(personas)}
      </span>
    </p>
  );
}
