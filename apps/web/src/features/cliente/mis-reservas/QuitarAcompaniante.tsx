import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PrecioAntesYDespues } from '../../../components/ui/PrecioAntesYDespues.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { cartel } from '../../../lib/carteles.ts';
import { NOMBRE_DE_GENERO } from '@remanso/contract/franja/franjas.rules';
import { vuelvenAlAbono } from '../../../entities/abono/lugares-que-vuelven.view.ts';
import { enfocarReserva } from '../../../entities/reserva/enfocarReserva.ts';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { consultasDePrecios } from '../../../entities/precio/precios.queries.ts';
import { mutacionesDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.mutations.ts';

interface PropiedadesDeQuitarAcompaniante {
  /** Null closes the dialog; a booking opens it. */
  reserva: ReservaDeCliente | null;
  alCerrar: () => void;
}

/**
 * Removes a companion who will not come. The dialog first shows the old and the new price (rules
 * §9.2).
 */
export function QuitarAcompaniante({ reserva, alCerrar }: PropiedadesDeQuitarAcompaniante) {
  const quitar = useMutation(mutacionesDeReservasPropias.quitarAcompaniante());
  const [marcado, setMarcado] = useState<number | null>(null);
  const id = reserva?.id;
  const acompaniantes = reserva?.participantes.filter(({ esTitular }) => !esTitular) ?? [];
  const [unico] = acompaniantes;
  // A single companion is chosen without a click.
  const elegido = unico && acompaniantes.length === 1 ? unico.asientoId : marcado;

  // On closing, the booking takes the focus, because the button that opened this dialog disappears
  // together with the last companion.
  useEffect(
    () => () => {
      if (id) enfocarReserva(id);
    },
    [id],
  );

  function cerrar() {
    quitar.reset();
    setMarcado(null);
    alCerrar();
  }

  return (
    <Modal
      abierto={reserva !== null}
      titulo="Quitar acompañante"
      ancho="sm"
      ocupado={quitar.isPending}
      alCerrar={cerrar}
      pie={
        <>
          <Boton variante="secondary" disabled={quitar.isPending} onClick={cerrar}>
            Volver
          </Boton>
          <Boton
            variante="danger"
            disabled={elegido === null}
            cargando={quitar.isPending}
            onClick={() =>
              quitar.mutate(elegido, {
                onSuccess: () => {
                  cartel.exito('Acompañante eliminado exitosamente');
                  cerrar();
                },
              })
            }
          >
            Quitar de la reserva
          </Boton>
        </>
      }
    >
      {reserva && (
        <div className="flex flex-col gap-5">
          {quitar.error && (
            <Nota tono="peligro" role="alert">
              {quitar.error.message}
            </Nota>
          )}
          {unico && acompaniantes.length === 1 ? (
            <p>
              <strong className="[overflow-wrap:anywhere]">{unico.nombreOptional}</strong> sale de
              la reserva.
            </p>
          ) : (
            <Acompaniantes acompaniantes={acompaniantes} elegido={elegido} alElegir={setMarcado} />
          )}
          {reserva.abono ? (
            <p className="guijarro bg-hundido px-4 py-3 [overflow-wrap:anywhere]">
              {vuelvenAlAbono(1, reserva.abono.nombre)}.
            </p>
          ) : (
            <CambioDePrecio reserva={reserva} />
          )}
          <p className="text-sm text-tinta-suave">
            Su lugar se libera enseguida. Para cambiar al titular, cancela toda la reserva y haz una
            nueva.
          </p>
        </div>
      )}
    </Modal>
  );
}

interface PropiedadesDeAcompaniantes {
  acompaniantes: ReservaDeCliente['participantes'];
  elegido: number | null;
  alElegir: (asientoId: number) => void;
}

function Acompaniantes({ acompaniantes, elegido, alElegir }: PropiedadesDeAcompaniantes) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">¿Quién no viene?</legend>
      <div className="flex flex-col gap-2">
        {acompaniantes.map(({ asientoId, nombreOptional, sexoOptional }) => (
          <label
            key={asientoId}
            className="guijarro flex min-h-13 cursor-pointer items-center gap-3 border-2 border-borde px-4 py-2 has-checked:border-petroleo has-checked:bg-agua has-checked:text-sobre-agua"
          >
            <input
              type="radio"
              name="acompaniante"
              value={asientoId}
              checked={elegido === asientoId}
              className="size-5 accent-petroleo"
              onChange={() => alElegir(asientoId)}
            />
            <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
              {nombreOptional}
            </span>
            <span className="text-sm">{NOMBRE_DE_GENERO[sexoOptional]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The old and the new price, by the price list of the turn's day. */
function CambioDePrecio({
  reserva: { fecha, numPersonas, precio },
}: {
  reserva: ReservaDeCliente;
}) {
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const seran = numPersonas - 1;
  return (
    <PrecioAntesYDespues
      personas={numPersonas}
      precioTotal={precio}
      seran={seran}
      precio={useQuery(consultasDePrecios.para(seran, fecha, config))}
    />
  );
}
