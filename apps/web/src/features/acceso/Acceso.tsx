import { Suspense, type ReactNode } from 'react';
import { Marca } from '../../components/layout/Marca.tsx';
import { prescindible } from '../../lib/perezosa.ts';

// The picture loads after the form; the layout reserves its room.
const Panorama = prescindible(async () => (await import('./Panorama.tsx')).Panorama);

interface PropiedadesDeAcceso {
  /** False on a screen whose header already shows the brand. */
  conMarca?: boolean;
  children: ReactNode;
}

/**
 * The frame of the login and similar screens: the form on one side, a picture of hills and water on
 * the other side.
 */
export function Acceso({ conMarca = true, children }: PropiedadesDeAcceso) {
  return (
    <div className="relative grid flex-1 grid-cols-1 max-lg:content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="flex flex-col px-4 pt-8 pb-14 sm:px-8 lg:pt-0">
        <div className="mx-auto w-full max-w-md flex-1 lg:flex lg:flex-col">
          {conMarca && <Marca className="absolute top-5 z-10 self-start lg:static lg:my-6" />}
          <div className="lg:my-auto">{children}</div>
        </div>
      </div>
      <div className="relative order-first h-36 overflow-hidden alba sm:h-48 lg:order-none lg:h-auto lg:min-h-160">
        <Suspense>
          <Panorama />
        </Suspense>
      </div>
    </div>
  );
}
