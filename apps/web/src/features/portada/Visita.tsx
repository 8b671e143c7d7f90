import { useId } from 'react';
import { ContactoDelCentro } from '../../components/layout/ContactoDelCentro.tsx';
import { horarioEnPalabras } from '../../components/layout/horarioEnPalabras.ts';
import { useCentro } from '../../lib/centro.ts';

const ENLACE =
  'inline-block py-2 text-lg font-semibold text-petroleo underline decoration-2 underline-offset-6';

export function Visita() {
  const idDeTitulo = useId();
  const { horarios, direccion } = useCentro();
  const titulo = [horarios.length > 0 && 'Cuándo', direccion && 'dónde']
    .filter(Boolean)
    .join(' y ');
  if (titulo === '') return null;
  return (
    <section aria-labelledby={idDeTitulo}>
      <div className="contenedor grid grid-cols-1 gap-x-10 gap-y-12 py-20 md:grid-cols-2 lg:py-24">
        <div>
          <h2 id={idDeTitulo} className="max-w-[14ch] text-titulo font-bold first-letter:uppercase">
            {titulo}
          </h2>
          <dl className="cifras mt-8 max-w-md">
            {horarios.map((horario, renglon) => (
              <div
                key={renglon}
                className="flex flex-wrap justify-between gap-x-4 border-t border-borde py-4"
              >
                <dt className="text-lg font-semibold">{horario.dias}</dt>
                <dd className="text-tinta-suave">{horarioEnPalabras(horario)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {direccion && <Lugar />}
      </div>
    </section>
  );
}

function Lugar() {
  const { direccion, mapa } = useCentro();
  return (
    <address className="not-italic md:border-l md:border-borde md:pl-10">
      <p className="max-w-[16ch] text-4xl leading-tight font-extrabold tracking-tight">
        {direccion}
      </p>
      <p className="mt-4 text-lg text-tinta-suave">Llega 10 minutos antes de tu turno.</p>
      <ul className="mt-5 grid gap-1">
        {mapa && (
          <li>
            <a className={ENLACE} href={mapa}>
              Cómo llegar
            </a>
          </li>
        )}
        <ContactoDelCentro className={ENLACE} />
      </ul>
    </address>
  );
}
