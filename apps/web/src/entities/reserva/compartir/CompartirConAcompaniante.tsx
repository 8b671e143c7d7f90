import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { clasesDeBoton } from '../../../components/ui/clasesDeBoton.ts';
import { Nota } from '../../../components/ui/Nota.tsx';
import { useCentro } from '../../../lib/centro.ts';
import { copiar, darAlTelefono } from '../../../lib/compartir.ts';
import { consultasDeReservasPropias } from '../propias/reservas-propias.queries.ts';
import { compartirCon, enlaceParaCompartir, mensajeParaCompartir } from './compartir.view.ts';

interface PropiedadesDeCompartirConAcompaniante {
  reserva: ReservaDeCliente;
  acompaniante: ReservaDeCliente['participantes'][number];
}

/**
 * The button that sends a companion of a booking the link to their own page: through the share sheet
 * of the phone, or through WhatsApp or a copied link.
 */
export function CompartirConAcompaniante({
  reserva,
  acompaniante,
}: PropiedadesDeCompartirConAcompaniante) {
  const invitacion = useQuery(
    consultasDeReservasPropias.invitacion(reserva.id, acompaniante.asientoId),
  );
  const [aMano, setAMano] = useState(false);
  const mensaje = mensajeParaCompartir(acompaniante, reserva, useCentro());
  const url = invitacion.data?.url;

  async function compartir() {
    const suya = url ?? (await invitacion.refetch()).data?.url;
    if (suya !== undefined) setAMano(!(await darAlTelefono({ text: mensaje, url: suya })));
  }

  return (
    <>
      <Boton
        variante="agua"
        className="w-full [overflow-wrap:anywhere]"
        cargando={invitacion.isFetching}
        onClick={() => void compartir()}
      >
        {compartirCon(acompaniante)}
      </Boton>
      {invitacion.error && (
        <Nota tono="peligro" role="alert">
          {invitacion.error.message}
        </Nota>
      )}
      {aMano && url !== undefined && (
        <div role="status" className="mt-2 flex flex-wrap justify-center gap-2">
          <a
            className={clasesDeBoton({ variante: 'secondary' })}
            href={enlaceParaCompartir(mensaje, url)}
            target="_blank"
            rel="noreferrer"
          >
            Mandar por WhatsApp
          </a>
          <Boton variante="secondary" onClick={() => void copiar(url)}>
            Copiar enlace
          </Boton>
        </div>
      )}
    </>
  );
}
