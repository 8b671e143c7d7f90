import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Config } from '@remanso/contract/centro/config.contract';
import { cancelableHasta } from '@remanso/contract/reserva/reservas.rules';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { contarPersonas } from '../../../lib/palabras.ts';
import { usePararSegundoToque } from '../../../components/ui/pararSegundoToque.ts';
import type { PrecioCambiado } from '../../../entities/reserva/avance/avance.ts';
import { cancelacionDe } from '../../../entities/reserva/reserva.view.ts';
import { ahora } from '../../../lib/tiempo/reloj.ts';
import { LoQueSePaga } from './LoQueSePaga.tsx';
import { PrecioAConfirmar, type Precio } from './PrecioAConfirmar.tsx';
import { inicioDe, type FranjaElegida } from './eleccion.view.ts';
import { useReservar, type Mandar } from './useReservar.ts';

export interface PropiedadesDeConfirmarReserva {
  abierta: boolean;
  enviando: boolean;
  franja: FranjaElegida;
  /** The names of all who come, the holder first. */
  nombres: readonly string[];
  /** Undefined while not known. */
  config: Config | null | undefined;
  precio: Precio | undefined;
  precioCambiado: PrecioCambiado | null;
  alConfirmar: (mandar: Mandar) => Promise<void>;
  alCerrar: () => void;
}

/** The last question before a booking. */
export function ConfirmarReserva({
  abierta,
  enviando,
  franja,
  nombres,
  config,
  precio,
  precioCambiado,
  alConfirmar,
  alCerrar,
}: PropiedadesDeConfirmarReserva) {
  const { mutateAsync: mandar } = useReservar();
  // A second tap was not meant to accept a price that has only just appeared.
  usePararSegundoToque(precioCambiado);
  return (
    <Modal
      abierto={abierta}
      titulo="Confirmar Reserva"
      ancho="sm"
      ocupado={enviando}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" tamano="lg" disabled={enviando} onClick={alCerrar}>
            Cancelar
          </Boton>
          <Boton
            variante="terracota"
            tamano="lg"
            cargando={enviando}
            onClick={() => void alConfirmar(mandar)}
          >
            {precioCambiado && precio
              ? `Confirmar a ${formatearPesos(precio.precioTotal)}`
              : 'Sí, Confirmar'}
          </Boton>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Cuando franja={franja} />
        {config && <Plazo inicio={inicioDe(franja)} horas={config.limiteCancelHoras} />}
        <p>
          <span className="font-semibold">{contarPersonas(nombres.length)}:</span>{' '}
          {nombres.join(', ')}
        </p>
        <PrecioAConfirmar
          personas={nombres.length}
          precio={precio}
          precioCambiado={precioCambiado}
        />
        <LoQueSePaga config={config} franja={franja} precio={precio?.precioTotal} />
      </div>
    </Modal>
  );
}

function Cuando({ franja: { fecha, horaInicio, horaFin } }: { franja: FranjaElegida }) {
  return (
    <p>
      <span className="block text-lg first-letter:uppercase">{nombreDeFecha(fecha)}</span>
      <span className="cifras block text-5xl leading-tight font-extrabold tracking-tighter">
        {horaInicio}
        <span className="text-2xl font-semibold tracking-normal text-tinta-suave">
          {' '}
          a {horaFin}
        </span>
      </span>
    </p>
  );
}

/** The deadline for cancelling, shown before the booking is made. */
function Plazo({ inicio, horas }: { inicio: string; horas: number }) {
  const hasta = cancelableHasta(inicio, horas);
  const nueva = { estado: 'confirmada', cancelableHasta: hasta, cerrada: null } as const;
  const cancelacion = cancelacionDe(nueva, ahora());
  if (cancelacion.puede) return <p className="text-tinta-suave">{cancelacion.plazo}</p>;
  return (
    <Nota tono="aviso">
      <p>Esta reserva no se va a poder cancelar desde la cuenta.</p>
      <p className="font-normal">
        {horas === 1 ? 'Falta menos de 1 hora' : `Faltan menos de ${horas} horas`} para el turno.
      </p>
    </Nota>
  );
}
