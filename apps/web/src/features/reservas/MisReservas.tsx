import { CalendarPlus } from 'lucide-react';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { Estadisticas } from './Estadisticas.tsx';
import { Recordatorios } from './Recordatorios.tsx';
import { VolverAlInicio } from './VolverAlInicio.tsx';
import { ListaDeReservas } from './mias/ListaDeReservas.tsx';

/** One's own bookings, the newest first. */
export function MisReservas() {
  return (
    <div className="contenedor flex-1 pt-3 pb-16">
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
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <ListaDeReservas />
        {/* Below the list it waits for it, and so never moves. */}
        <aside
          aria-label="Resumen"
          className="flex flex-col gap-5 max-lg:[[role=status]+&]:hidden lg:sticky lg:top-24"
        >
          <Estadisticas forma="bloque" />
          <Tarjeta como="section" tono="hundida" aria-labelledby="titulo-recordar">
            <h2 id="titulo-recordar" className="mb-3 text-xl font-bold">
              Para recordar
            </h2>
            <Recordatorios />
          </Tarjeta>
        </aside>
      </div>
    </div>
  );
}
