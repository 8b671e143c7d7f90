import ArrowLeft from '~icons/lucide/arrow-left';
import { Boton } from '../../../components/ui/Boton.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { Esqueleto } from '../../../components/ui/Esqueleto.tsx';
import { VolverAlInicio } from '../../../components/layout/VolverAlInicio.tsx';
import { CabeceraDeReserva } from './CabeceraDeReserva.tsx';
import { PasoTurno } from './PasoTurno.tsx';
import { ResumenDeTurno } from './ResumenDeTurno.tsx';
import { useNuevaReserva } from './useNuevaReserva.ts';

const cargarParticipantes = () => import('./PasoParticipantes.tsx');
const cargarHecha = () => import('./ReservaHecha.tsx');
const cargarOtros = () => import('./OtrosTurnos.tsx');
const PasoParticipantes = lazy(async () => ({
  default: (await cargarParticipantes()).PasoParticipantes,
}));
const InformacionDelTurno = lazy(async () => ({
  default: (await import('./InformacionDelTurno.tsx')).InformacionDelTurno,
}));
const ReservaHecha = lazy(async () => ({ default: (await cargarHecha()).ReservaHecha }));

/** Loads the code of the next steps early, so that nobody has to wait for a file, or loses a choice for lack of one. */
function precargarLoQueSigue(): void {
  Promise.all([cargarParticipantes(), cargarHecha(), cargarOtros()]).catch(() => {});
}

/** The booking screen, the heart of the product: day, hour, number of people, confirmation. */
export function NuevaReserva() {
  const reserva = useNuevaReserva();
  const conFranja = reserva.franja !== null;
  useEffect(() => {
    if (conFranja) precargarLoQueSigue();
  }, [conFranja]);
  if (reserva.hecha) {
    return (
      <Suspense>
        <ReservaHecha reserva={reserva.hecha} />
      </Suspense>
    );
  }
  return (
    <div className="contenedor flex-1 pt-1.5 sm:pt-3 sm:pb-16">
      {reserva.enParticipantes ? (
        <Boton
          variante="ghost"
          className="-ml-5"
          icono={<ArrowLeft aria-hidden="true" className="size-5" />}
          onClick={reserva.volver}
        >
          Cambiar el turno
        </Boton>
      ) : (
        <VolverAlInicio />
      )}
      <CabeceraDeReserva paso={reserva.enParticipantes ? 2 : 1} />
      <div className="lg:grid lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="lg:col-start-2 lg:row-start-1">
          {reserva.enParticipantes ? (
            <Suspense fallback={<Esqueleto className="h-64" />}>
              <PasoParticipantes reserva={reserva} />
            </Suspense>
          ) : (
            <PasoTurno reserva={reserva} />
          )}
          <div className="mt-10">
            <Suspense fallback={<Esqueleto className="h-104 lg:h-64" />}>
              <InformacionDelTurno />
            </Suspense>
          </div>
        </div>
        <ResumenDeTurno reserva={reserva} />
      </div>
    </div>
  );
}
