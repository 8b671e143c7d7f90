import { Titulo } from '../../../components/ui/Titulo.tsx';
import { HacerMiReserva } from '../../../entities/reserva/HacerMiReserva.tsx';
import { VolverAlInicio } from '../../../components/layout/VolverAlInicio.tsx';

export function CabeceraDeMisReservas() {
  return (
    <>
      <VolverAlInicio />
      <div className="mt-1 mb-6 flex flex-wrap items-center justify-between gap-4">
        <Titulo documento="Mis Reservas">Mis Reservas</Titulo>
        <HacerMiReserva />
      </div>
    </>
  );
}
