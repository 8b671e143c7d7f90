import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import { clasesDeBoton } from '../../../../components/ui/clasesDeBoton.ts';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../../components/ui/estado/EstadoVacio.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { EscribirAlCentro } from '../../../../entities/reserva/EscribirAlCentro.tsx';
import { consultasDeReservasPropias } from '../../../../entities/reserva/propias/reservas-propias.queries.ts';
import { cancelacionDe } from '../../../../entities/reserva/reserva.view.ts';
import { ErrorDeApi } from '../../../../lib/api/ErrorDeApi.ts';
import { numeroEn } from '../../../../lib/direccion/direccion.ts';
import { perezosa } from '../../../../lib/perezosa.ts';
import { ahora } from '../../../../lib/tiempo/reloj.ts';
import { CabeceraDeCambio } from './CabeceraDeCambio.tsx';
import { useVueltaALaReserva } from './useVueltaALaReserva.ts';

// The choice of a turn is a chunk of its own, so that other screens do not load its code.
const OtroTurno = perezosa(async () => (await import('./OtroTurno.tsx')).OtroTurno);
OtroTurno.acercar();

/** The screen on which a client moves a booking to another franja (rules §8.8). */
export function CambiarTurno() {
  const id = numeroEn(useSearch(), 'reserva');
  const volver = useVueltaALaReserva(id);
  return (
    <div className="contenedor flex-1 pt-1.5 sm:pt-3 sm:pb-16">
      <CabeceraDeCambio alVolver={() => volver()} />
      {id === null ? <NoEsta /> : <DeLaReserva id={id} alTerminar={volver} />}
    </div>
  );
}

interface PropiedadesDeLaReserva {
  id: number;
  alTerminar: (pagina: number) => void;
}

function DeLaReserva({ id, alTerminar }: PropiedadesDeLaReserva) {
  const { data, error, isFetching, refetch } = useQuery(consultasDeReservasPropias.una(id));
  if (data) return <SiSePuede reserva={data} alTerminar={alTerminar} />;
  if (error instanceof ErrorDeApi && error.status === 404) return <NoEsta />;
  return error ? (
    <EstadoDeError
      titulo="Error al obtener la reserva"
      error={error}
      reintentando={isFetching}
      alReintentar={() => void refetch()}
    />
  ) : (
    <Cargando />
  );
}

interface PropiedadesDeSiSePuede {
  reserva: ReservaDeCliente;
  alTerminar: (pagina: number) => void;
}

function SiSePuede({ reserva, alTerminar }: PropiedadesDeSiSePuede) {
  const plazo = cancelacionDe(reserva, ahora());
  if (plazo.puede) {
    return (
      <Suspense fallback={<Cargando />}>
        <OtroTurno key={reserva.id} reserva={reserva} alTerminar={alTerminar} />
      </Suspense>
    );
  }
  return plazo.motivo === null ? (
    <EstadoVacio
      titulo="Ya no puedes cambiar esta reserva"
      texto="Solo puedes cambiar el turno de una reserva activa."
      accion={<AMisReservas />}
    />
  ) : (
    <EstadoVacio
      titulo={plazo.motivo}
      texto="El plazo ya pasó. El centro puede ver si hay otra manera."
      accion={
        <EscribirAlCentro reserva={reserva} className={clasesDeBoton({ variante: 'outline' })} />
      }
    />
  );
}

function NoEsta() {
  return <EstadoVacio titulo="No está esa reserva" accion={<AMisReservas />} />;
}

function AMisReservas(): ReactNode {
  return <BotonEnlace a="/reservas/mis-reservas">Ver Mis Reservas</BotonEnlace>;
}

function Cargando() {
  return (
    <ZonaDeCarga texto="Cargando la reserva..." visible className="flex flex-col gap-5">
      <Esqueleto className="h-7 w-72 max-w-full" />
      <Esqueleto className="h-33" />
      <Esqueleto className="h-72" />
    </ZonaDeCarga>
  );
}
