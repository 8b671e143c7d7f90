import { Pileta } from '../../components/ilustraciones/Pileta.tsx';
import { Quebrada } from '../../components/ilustraciones/Quebrada.tsx';

/** The picture of hills and water beside the forms. */
export function Panorama() {
  return (
    <>
      <Quebrada className="absolute inset-x-0 bottom-0 h-full w-full lg:bottom-[20%] lg:aspect-3/2 lg:h-auto" />
      <div className="absolute inset-x-0 bottom-0 hidden h-[20.2%] bg-orilla lg:block" />
      <Pileta className="absolute inset-x-0 bottom-[6%] mx-auto hidden w-[min(36rem,88%)] lg:block" />
    </>
  );
}
