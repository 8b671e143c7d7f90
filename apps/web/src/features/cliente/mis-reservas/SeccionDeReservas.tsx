import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { Fragment, useId, type ReactNode } from 'react';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { RestoDeSerie } from './RestoDeSerie.tsx';
import type { Mitad } from './useMitad.ts';

const NINGUNA: readonly ReservaDeCliente[] = [];

interface PropiedadesDeSeccionDeReservas {
  titulo: string;
  mitad: Mitad;
  /** The text for a section without bookings. */
  vacia: string;
  tarjeta: (reserva: ReservaDeCliente) => ReactNode;
}

/** Shows `proximas` or `anteriores` of the client's own bookings, each with its own pages. */
export function SeccionDeReservas({
  titulo,
  mitad,
  vacia,
  tarjeta,
}: PropiedadesDeSeccionDeReservas) {
  const idDeTitulo = useId();
  const { consulta, irAPagina } = mitad;
  const { data, error, isFetching, isPlaceholderData, refetch } = consulta;
  return (
    <section
      aria-labelledby={idDeTitulo}
      className={`flex flex-col gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <h2
        id={idDeTitulo}
        tabIndex={-1}
        className="scroll-mt-24 text-xl font-bold outline-none sm:text-2xl"
      >
        {titulo}
      </h2>
      {error && !data && (
        <EstadoDeError
          titulo="Error al obtener las reservas"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      )}
      {data?.totalElementos === 0 && (
        <p className="laja bg-hundido px-5 py-6 text-tinta-suave">{vacia}</p>
      )}
      {data?.reservas.map((reserva) => (
        <Fragment key={reserva.id}>
          {tarjeta(reserva)}
          <RestoDeSerie siguen={data.siguen?.get(reserva.id) ?? NINGUNA} tarjeta={tarjeta} />
        </Fragment>
      ))}
      {data && (
        <Paginacion
          pagina={data}
          nombre={`Páginas de reservas ${titulo.toLowerCase()}`}
          idDeTitulo={idDeTitulo}
          alCambiar={(pagina) => {
            irAPagina(pagina);
            document.getElementById(idDeTitulo)?.scrollIntoView();
          }}
        />
      )}
    </section>
  );
}
