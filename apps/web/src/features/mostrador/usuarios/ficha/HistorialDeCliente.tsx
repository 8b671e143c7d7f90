import { fechaConAnio, fechaDe, horarioDe } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { esNotaAutomatica } from '@remanso/contract/reserva/reservas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../../components/ui/estado/EstadoVacio.tsx';
import { Paginacion } from '../../../../components/ui/Paginacion.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { InsigniaDeEstado } from '../../../../entities/reserva/InsigniaDeEstado.tsx';
import { MarcaDeSerie } from '../../../../entities/serie/MarcaDeSerie.tsx';
import { useVentanaDeSerie } from '../../../../entities/serie/useVentanaDeSerie.tsx';
import { contarPersonas } from '../../../../lib/palabras.ts';
import {
  asistenciaEnPalabras,
  cuentaEnHistorial,
} from '../../../../entities/reserva/cuenta.view.ts';
import type { EstadoEnVista } from '../../../../entities/reserva/reserva.view.ts';
import { consultasDeClientes } from '../../../../entities/persona/clientes.queries.ts';
import { destinoDe, type Lugar } from '../../../../entities/persona/clientes.view.ts';

interface PropiedadesDeHistorialDeCliente {
  id: number;
  lugar: Lugar;
  alVer: (reserva: ReservaDelMostrador) => void;
}

export function HistorialDeCliente({ id, lugar, alVer }: PropiedadesDeHistorialDeCliente) {
  const idDeTitulo = useId();
  const { verSerie, ventana } = useVentanaDeSerie();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consultasDeClientes.reservas(id, lugar.reservas),
    placeholderData: keepPreviousData,
  });
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className="min-h-100">
      <h2 id={idDeTitulo} className="mb-2 text-xl font-bold">
        Reservas
      </h2>
      {!data && error && (
        <EstadoDeError
          titulo="Error al obtener las reservas"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !error && (
        <ZonaDeCarga texto="Cargando reservas..." className="flex flex-col gap-2">
          {[1, 2, 3, 4, 5].map((fila) => (
            <Esqueleto key={fila} className="h-16" />
          ))}
        </ZonaDeCarga>
      )}
      {data?.totalElementos === 0 && (
        <EstadoVacio titulo="Todavía no reservó" texto="Sus turnos aparecen acá apenas reserva." />
      )}
      {data && data.totalElementos > 0 && (
        <>
          <ul className={`mb-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.reservas.map((reserva) => (
              <Renglon
                key={reserva.id}
                reserva={reserva}
                alVer={() => alVer(reserva)}
                alVerSerie={verSerie}
              />
            ))}
          </ul>
          <Paginacion
            pagina={data}
            nombre="Páginas de reservas"
            alCambiar={(reservas) => navegar(destinoDe({ ...lugar, reservas }))}
          />
        </>
      )}
      {ventana}
    </Tarjeta>
  );
}

interface PropiedadesDeRenglon {
  reserva: ReservaDelMostrador;
  alVer: () => void;
  alVerSerie: (serieId: number) => void;
}

function Renglon({ reserva, alVer, alVerSerie }: PropiedadesDeRenglon) {
  const { estado, franja, personas, precioTotal, notas, abono } = reserva;
  const fecha = fechaDe(franja.inicio);
  const cancelada = estado === 'CANCELADA';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-borde py-3 first:border-t-0">
      <div className="min-w-0">
        <button
          type="button"
          className={`${enlaceDeTexto} text-left first-letter:uppercase ${cancelada ? 'text-tinta-suave!' : ''}`}
          onClick={alVer}
        >
          {fechaConAnio(fecha)}
        </button>
        <p className="cifras text-tinta-suave">
          {horarioDe(franja.inicio, franja.fin)}, {contarPersonas(personas)},{' '}
          <span className={cancelada ? 'line-through' : ''}>{formatearPesos(precioTotal)}</span>
          {abono && ', con abono'}
        </p>
        <Cuenta reserva={reserva} />
        <MarcaDeSerie reserva={reserva} alVer={alVerSerie} className="text-sm text-petroleo" />
        {notas !== '' && !esNotaAutomatica(notas) && (
          <p className="text-sm whitespace-pre-line text-tinta-suave [overflow-wrap:anywhere]">
            {notas}
          </p>
        )}
      </div>
      <InsigniaDeEstado
        estado={estado.toLowerCase() as EstadoEnVista}
        senia={null}
        cerrada={null}
      />
    </li>
  );
}

/** Shows who came to a booking and what is owed. Renders nothing where there is nothing to say. */
function Cuenta({ reserva }: { reserva: ReservaDelMostrador }) {
  const vinieron = asistenciaEnPalabras(reserva);
  const cuenta = cuentaEnHistorial(reserva);
  if (vinieron === '' && cuenta === '') return null;
  return (
    <p className="cifras flex flex-wrap gap-x-4 text-sm font-semibold">
      {vinieron && (
        <span className={reserva.asistencia === 'NO_VINO' ? 'text-peligro' : 'text-tinta-suave'}>
          {vinieron}
        </span>
      )}
      {cuenta && (
        <span className={reserva.saldo === 0 ? 'text-tinta-suave' : 'text-aviso'}>{cuenta}</span>
      )}
    </p>
  );
}
