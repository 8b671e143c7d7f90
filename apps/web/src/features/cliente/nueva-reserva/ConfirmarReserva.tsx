import { formatearPesos } from '@remanso/contract/dinero';
import type { Condiciones } from '@remanso/contract/franja/agenda.contract';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { contarPersonas } from '../../../lib/palabras.ts';
import { usePararSegundoToque } from '../../../components/ui/pararSegundoToque.ts';
import { useEffect, useEffectEvent } from 'react';
import type { PrecioCambiado } from '../../../entities/reserva/avance/avance.ts';
import { LugaresDelAbono } from '../../../entities/abono/LugaresDelAbono.tsx';
import type { AbonoDeLaReserva } from '../../../entities/abono/PagoConAbono.tsx';
import { CuandoEsElTurno } from '../../../entities/reserva/por-reservar/CuandoEsElTurno.tsx';
import { PlazoParaCancelar } from '../../../entities/reserva/por-reservar/PlazoParaCancelar.tsx';
import { LoQueSePaga } from '../../../entities/reserva/por-reservar/LoQueSePaga.tsx';
import {
  PrecioAConfirmar,
  type Precio,
} from '../../../entities/reserva/por-reservar/PrecioAConfirmar.tsx';
import { inicioDe, type FranjaElegida } from '../../../entities/franja/franja-elegida.view.ts';
import { useReservar, type Mandar } from './useReservar.ts';

export interface PropiedadesDeConfirmarReserva {
  abierta: boolean;
  enviando: boolean;
  franja: FranjaElegida;
  /** The names of all people of the booking, the holder first. */
  nombres: readonly string[];
  /** Undefined while the terms load; null where the centre has no configuration. */
  condiciones: Condiciones | null | undefined;
  precio: Precio | undefined;
  abono: AbonoDeLaReserva;
  precioCambiado: PrecioCambiado | null;
  /** True where the client has confirmed already, before the login: it is sent at once. */
  seManda: boolean;
  alConfirmar: (mandar: Mandar) => Promise<void>;
  alCerrar: () => void;
}

export function ConfirmarReserva({
  abierta,
  enviando,
  franja,
  nombres,
  condiciones,
  precio,
  abono,
  precioCambiado,
  seManda,
  alConfirmar,
  alCerrar,
}: PropiedadesDeConfirmarReserva) {
  const { mutateAsync: mandar } = useReservar();
  const mandarSolo = useEffectEvent(() => void alConfirmar(mandar));
  useEffect(() => {
    if (abierta && seManda) mandarSolo();
  }, [abierta, seManda]);
  // A second tap must not accept a new price that has only just appeared.
  usePararSegundoToque(precioCambiado);
  return (
    <Modal
      abierto={abierta}
      titulo="Confirmar Reserva"
      ancho="sm"
      ocupado={enviando}
      enfocarTitulo
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
      <LoQueSeConfirma {...{ franja, nombres, condiciones, precio, abono, precioCambiado }} />
    </Modal>
  );
}

type PropiedadesDeLoQueSeConfirma = Pick<
  PropiedadesDeConfirmarReserva,
  'franja' | 'nombres' | 'condiciones' | 'precio' | 'abono' | 'precioCambiado'
>;

/** The turn, its people and its price, before they are confirmed. */
export function LoQueSeConfirma({
  franja,
  nombres,
  condiciones,
  precio,
  abono,
  precioCambiado,
}: PropiedadesDeLoQueSeConfirma) {
  const personas = nombres.length;
  const conAbono = abono.id !== null;
  return (
    <div className="flex flex-col gap-4">
      <CuandoEsElTurno franja={franja} />
      {condiciones && (
        <PlazoParaCancelar inicio={inicioDe(franja)} horas={condiciones.limiteCancelHoras} />
      )}
      <p>
        <span className="font-semibold">{contarPersonas(personas)}:</span> {nombres.join(', ')}
      </p>
      {conAbono ? (
        <LugaresDelAbono
          personas={personas}
          abono={abono.opciones.find(({ id }) => id === abono.id)}
        />
      ) : (
        <PrecioAConfirmar personas={personas} precio={precio} precioCambiado={precioCambiado} />
      )}
      <LoQueSePaga
        condiciones={condiciones}
        franja={franja}
        precio={precio?.precioTotal}
        conAbono={conAbono}
      />
    </div>
  );
}
