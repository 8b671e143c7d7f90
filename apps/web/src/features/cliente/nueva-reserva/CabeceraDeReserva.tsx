import type { ReactNode } from 'react';
import { Titulo } from '../../../components/ui/Titulo.tsx';

interface PropiedadesDeCabeceraDeReserva {
  paso: 1 | 2;
  /** The link back. On a phone in landscape it is beside the title. */
  children: ReactNode;
}

export function CabeceraDeReserva({ paso, children }: PropiedadesDeCabeceraDeReserva) {
  return (
    <div className="mb-4 flex-wrap items-center gap-x-4 sm:mb-6 bajo:mb-1 bajo:flex">
      {children}
      <div className="flex grow flex-wrap items-baseline justify-between gap-x-4 sm:mt-1">
        <Titulo documento="Hacer Mi Reserva" className="text-titulo font-bold bajo:text-2xl">
          Hacer Mi Reserva
        </Titulo>
        <p className="text-tinta-suave">Paso {paso} de 2</p>
      </div>
    </div>
  );
}
