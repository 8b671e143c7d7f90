import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { clasesDeBoton } from '../../../components/ui/clasesDeBoton.ts';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { useCentro } from '../../../lib/centro.ts';
import { copiar, darAlTelefono } from '../../../lib/compartir.ts';
import { mutacionesDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.mutations.ts';
import { compartirCon, enlaceParaCompartir, mensajeParaCompartir } from './compartir.view.ts';

interface PropiedadesDeCompartirReserva {
  reserva: ReservaDeCliente;
  alCerrar: () => void;
}

/**
 * The window that sends each companion of a booking a link to the page of that companion: through
 * the share sheet of the phone, or through WhatsApp or a copied link.
 */
export function CompartirReserva({ reserva, alCerrar }: PropiedadesDeCompartirReserva) {
  return (
    <Modal
      abierto
      titulo="Compartir el turno"
      ancho="sm"
      alCerrar={alCerrar}
      pie={
        <Boton variante="secondary" onClick={alCerrar}>
          Cerrar
        </Boton>
      }
    >
      <p>
        Cada acompañante recibe un enlace propio, sin necesidad de una cuenta: ve el día, la hora y
        el lugar, corrige su nombre o avisa que no puede ir.
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {reserva.participantes
          .filter(({ esTitular }) => !esTitular)
          .map((acompaniante) => (
            <li key={acompaniante.asientoId}>
              <Acompaniante reserva={reserva} acompaniante={acompaniante} />
            </li>
          ))}
      </ul>
      <p className="mt-4 text-sm text-tinta-suave">
        Un enlace nuevo reemplaza al que esa persona tenía.
      </p>
    </Modal>
  );
}

interface PropiedadesDeAcompaniante {
  reserva: ReservaDeCliente;
  acompaniante: ReservaDeCliente['participantes'][number];
}

function Acompaniante({ reserva, acompaniante }: PropiedadesDeAcompaniante) {
  const invitar = useMutation(mutacionesDeReservasPropias.invitar());
  const [aMano, setAMano] = useState(false);
  const mensaje = mensajeParaCompartir(acompaniante, reserva, useCentro());
  // The window sends one address only, because a new address would end the one before.
  const url = invitar.data?.url;

  async function compartir() {
    const { asientoId } = acompaniante;
    const suya =
      url ??
      (await invitar.mutateAsync({ reservaId: reserva.id, asientoId }).catch(() => null))?.url;
    if (suya !== undefined) setAMano(!(await darAlTelefono({ text: mensaje, url: suya })));
  }

  return (
    <>
      <Boton
        variante="agua"
        className="w-full [overflow-wrap:anywhere]"
        cargando={invitar.isPending}
        onClick={() => void compartir()}
      >
        {compartirCon(acompaniante)}
      </Boton>
      {invitar.error && (
        <Nota tono="peligro" role="alert">
          {invitar.error.message}
        </Nota>
      )}
      {aMano && url !== undefined && (
        <div role="status" className="mt-2 flex flex-wrap gap-2">
          <a
            className={clasesDeBoton({ variante: 'outline' })}
            href={enlaceParaCompartir(mensaje, url)}
            target="_blank"
            rel="noreferrer"
          >
            Mandar por WhatsApp
          </a>
          <Boton variante="outline" onClick={() => void copiar(url)}>
            Copiar enlace
          </Boton>
        </div>
      )}
    </>
  );
}
