import { useId } from 'react';
import { IconoDeServicio } from '../../components/ilustraciones/IconoDeServicio.tsx';
import { SERVICIOS } from '../../lib/servicios.ts';

export function Servicios() {
  const idDeTitulo = useId();
  return (
    <section id="servicios" aria-labelledby={idDeTitulo} className="contenedor py-20 lg:py-28">
      <h2 id={idDeTitulo} className="max-w-[20ch] text-titulo font-bold">
        Seis maneras de volver a estar bien
      </h2>
      <ul className="mt-10">
        {SERVICIOS.map(({ clave, palabra, nombre, descripcion }) => (
          <li
            key={clave}
            className="grid grid-cols-[min(4.5rem,18vw)_minmax(0,1fr)] items-center gap-x-5 border-t border-borde py-6 last:border-b md:grid-cols-[minmax(0,1.15fr)_7rem_minmax(0,1.4fr)] md:gap-x-10 md:py-7"
          >
            <p
              aria-hidden="true"
              className="col-start-2 text-[min(3rem,13vw)] leading-none font-extrabold tracking-tighter text-petroleo md:col-start-1 md:text-7xl"
            >
              {palabra}
            </p>
            <div className="col-start-1 row-span-2 row-start-1 grid place-items-center md:col-start-2">
              <IconoDeServicio servicio={clave} className="size-[min(4rem,16vw)] md:size-24" />
            </div>
            <div className="col-start-2 mt-2 md:col-start-3 md:row-start-1 md:mt-0">
              <h3 className="text-xl font-bold">{nombre}</h3>
              <p className="mt-0.5 text-lg text-tinta-suave">{descripcion}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
