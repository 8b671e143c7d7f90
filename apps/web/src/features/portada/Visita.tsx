import { MARCA } from '@remanso/contract/marca';
import { useId } from 'react';
import { horarioEnPalabras } from '../../components/layout/horarioEnPalabras.ts';
import { MAPA } from '../../lib/mapa.ts';

const TELEFONO = MARCA.telefono.replaceAll(/[^+\d]/g, '');

const ENLACE =
  'inline-block py-2 text-lg font-semibold text-petroleo underline decoration-2 underline-offset-6';

/** The opening hours, the address and the ways to reach the centre. */
export function Visita() {
  const idDeTitulo = useId();
  return (
    <section aria-labelledby={idDeTitulo}>
      <div className="contenedor grid grid-cols-1 gap-x-10 gap-y-12 py-20 md:grid-cols-2 lg:py-24">
        <div>
          <h2 id={idDeTitulo} className="max-w-[14ch] text-titulo font-bold">
            Cuándo y dónde
          </h2>
          <dl className="cifras mt-8 max-w-md">
            {MARCA.horarios.map((horario) => (
              <div
                key={horario.dias}
                className="flex flex-wrap justify-between gap-x-4 border-t border-borde py-4"
              >
                <dt className="text-lg font-semibold">{horario.dias}</dt>
                <dd className="text-tinta-suave">{horarioEnPalabras(horario)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <address className="not-italic md:border-l md:border-borde md:pl-10">
          <p className="max-w-[16ch] text-4xl leading-tight font-extrabold tracking-tight">
            {MARCA.direccion}
          </p>
          <p className="mt-4 text-lg text-tinta-suave">
            Conviene llegar 10 minutos antes del turno.
          </p>
          <ul className="mt-5 grid gap-1">
            <li>
              <a className={ENLACE} href={MAPA}>
                Ver en el mapa
              </a>
            </li>
            <li>
              <a className={ENLACE} href={`https://wa.me/${MARCA.whatsapp}`}>
                Escribir por WhatsApp
              </a>
            </li>
            <li>
              <a className={ENLACE} href={`tel:${TELEFONO}`}>
                Llamar al {MARCA.telefono}
              </a>
            </li>
          </ul>
        </address>
      </div>
    </section>
  );
}
