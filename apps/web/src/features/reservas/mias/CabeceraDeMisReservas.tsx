import { CalendarPlus } from 'lucide-react';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Titulo } from '../../../components/ui/Titulo.tsx';
import { VolverAlInicio } from '../VolverAlInicio.tsx';

export function CabeceraDeMisReservas() {
  return (
    <>
      <VolverAlInicio />
      <div className="mt-1 mb-6 flex flex-wrap items-center justify-between gap-4">
        <Titulo documento="Mis Reservas">Mis Reservas</Titulo>
        <BotonEnlace
          a="/reservas/nueva-reserva"
          variante="terracota"
          icono={<CalendarPlus aria-hidden="true" className="size-5" />}
        >
          Hacer Mi Reserva
        </BotonEnlace>
      </div>
    </>
  );
}
