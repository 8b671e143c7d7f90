import type { ReactNode } from 'react';
import { Pileta } from '../../components/ilustraciones/Pileta.tsx';
import { Quebrada } from '../../components/ilustraciones/Quebrada.tsx';
import { Marca } from '../../components/layout/Marca.tsx';

/** The frame of the screens without a header: the way in on one side, the hills and the water on the other. */
export function Acceso({ children }: { children: ReactNode }) {
  return (
    <div className="grid flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex flex-col px-4 pb-14 sm:px-8">
        <div className="py-5">
          <Marca className="inline-flex" />
        </div>
        <div className="m-auto w-full max-w-md">{children}</div>
      </div>
      <div className="relative order-first h-36 overflow-hidden bg-cielo sm:h-48 lg:order-none lg:h-auto">
        <Quebrada className="absolute inset-0 size-full lg:inset-x-0 lg:top-auto lg:bottom-[22%] lg:h-[62%]" />
        <div className="absolute inset-x-0 bottom-0 hidden h-[22.2%] bg-orilla lg:block" />
        <Pileta className="absolute bottom-[7%] left-1/2 hidden w-[min(34rem,86%)] -translate-x-1/2 lg:block" />
      </div>
    </div>
  );
}
