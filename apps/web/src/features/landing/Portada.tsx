import { MARCA } from '@remanso/contract/marca';
import { Pileta } from '../../components/ilustraciones/Pileta.tsx';
import { Quebrada } from '../../components/ilustraciones/Quebrada.tsx';
import { Llamado } from './Llamado.tsx';

export function Portada() {
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-fondo to-cielo">
      <div className="contenedor relative z-10 pt-12 pb-8 sm:pt-16 lg:pb-64">
        <p className="font-semibold text-petroleo">{MARCA.ciudad}</p>
        <h1 className="mt-3 max-w-[11ch] text-portada font-extrabold">
          El cuerpo también necesita un remanso
        </h1>
        <p className="mt-6 max-w-[34ch] text-xl leading-snug text-tinta">
          Frío, calor y descanso en turnos de 50 minutos. A solas, o de a cuatro.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Llamado />
          <a
            href="#servicios"
            className="guijarro px-1 py-2 text-lg font-semibold text-petroleo underline decoration-2 underline-offset-6"
          >
            Ver los servicios
          </a>
        </div>
      </div>
      <div className="relative h-72 sm:h-96 lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-full">
        <Quebrada className="absolute inset-x-0 bottom-[16%] h-[84%] w-full lg:bottom-[14%] lg:h-[66%]" />
        <div className="absolute inset-x-0 bottom-0 h-[16.5%] bg-orilla lg:h-[14.5%]" />
        <Pileta className="absolute bottom-[2%] left-1/2 w-[min(25rem,84%)] -translate-x-1/2 lg:right-[7%] lg:left-auto lg:w-[34rem] lg:translate-x-0" />
      </div>
    </section>
  );
}
