import type { ReactNode } from 'react';
import { Titulo } from '../../components/ui/Titulo.tsx';

interface PropiedadesDeMarcoDeAgenda {
  /**
   * The parts that the app adds beside the title. A page that the server has rendered keeps their
   * room.
   */
  acciones?: ReactNode;
  children: ReactNode;
}

/** The title of the agenda, above its days. */
export function MarcoDeAgenda({ acciones, children }: PropiedadesDeMarcoDeAgenda) {
  return (
    <div className="contenedor flex-1 pt-7 pb-16 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <Titulo documento="Horarios">Horarios</Titulo>
          <p className="mt-1 max-w-prose text-tinta-suave">
            Los lugares que quedan, día por día. Toca una hora para empezar a reservarla.
          </p>
        </div>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:w-full sm:min-w-[min(17rem,100%)] sm:justify-end">
          {acciones}
        </div>
      </div>
      {children}
    </div>
  );
}
