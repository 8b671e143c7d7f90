import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { DiaDeAgenda, PrecioDeAgenda } from '@remanso/contract/franja/agenda.contract';
import type { ComponentType, ReactNode } from 'react';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { esElegible, porParteDelDia } from '../../entities/franja/franja.view.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';
import { contarPersonas } from '../../lib/palabras.ts';
import {
  detalleDePrecio,
  diaEnVista,
  diasDeTira,
  horasDe,
  porQueNoHay,
  textoDeHora,
  type Agenda,
  type DiaDeTira,
  type HoraDeAgenda,
} from './agenda.view.ts';

/** A link: the app's `Enlace`, or a plain `<a>` in a page that the server has rendered. */
export type EnlaceDeAgenda = ComponentType<{
  a: Destino;
  className: string;
  'aria-label'?: string | undefined;
  'aria-current'?: 'date' | 'true' | undefined;
  children: ReactNode;
}>;

export interface PropiedadesDePortadaDeAgenda {
  agenda: Agenda;
  /** The day that the address names; null where it names none. */
  fecha: string | null;
  /** The franja that the address names, which is marked; null where it names none. */
  franja: number | null;
  /** The prices of the day in view, for 1 person first; undefined while they load. */
  precios: readonly PrecioDeAgenda[] | undefined;
  Enlace: EnlaceDeAgenda;
  /** What the app adds beside the title, such as whether the places are up to date. */
  children?: ReactNode;
}

/**
 * The agenda: the days, the hours of one of them, and what they cost. The server renders it into the
 * page, so it has neither state nor effects, and its days and hours are links.
 */
export function PortadaDeAgenda(propiedades: PropiedadesDePortadaDeAgenda) {
  const { agenda, franja, precios, Enlace, children } = propiedades;
  const dia = diaEnVista(agenda, propiedades);
  return (
    <div className="contenedor flex-1 pt-7 pb-16 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Titulo documento="Horarios">Horarios</Titulo>
          <p className="mt-1 max-w-prose text-tinta-suave">
            Los lugares que quedan, día por día. Al tocar una hora se empieza a reservarla.
          </p>
        </div>
        {children}
      </div>
      {dia ? (
        <>
          <Tira dias={diasDeTira(agenda)} fecha={dia.fecha} Enlace={Enlace} />
          <div className="mt-7 grid grid-cols-1 items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Horas dia={dia} franja={franja} Enlace={Enlace} />
            <Precios precios={precios} />
          </div>
        </>
      ) : (
        <p className="mt-8 text-lg">Todavía no hay horarios para reservar.</p>
      )}
    </div>
  );
}

interface PropiedadesDeTira {
  dias: readonly DiaDeTira[];
  fecha: string;
  Enlace: EnlaceDeAgenda;
}

const DIA =
  'guijarro flex h-full flex-col items-center border-2 px-0.5 py-2.5 leading-none hover:border-piedra';

function Tira({ dias, fecha, Enlace }: PropiedadesDeTira) {
  return (
    <nav aria-label="Días" className="mt-5">
      <ol className="relative -mx-4 grid snap-x scroll-px-4 auto-cols-[minmax(min(5.25rem,max(4.1rem,22.5vw-0.6rem)),1fr)] grid-flow-col gap-2 overflow-x-auto px-4 py-1.5 sm:-mx-1.5 sm:px-1.5">
        {dias.map((dia) => (
          <li key={dia.fecha} className="snap-start">
            <Enlace
              a={`/agenda?fecha=${dia.fecha}`}
              aria-label={`${dia.nombre}, ${dia.lugares}`}
              aria-current={dia.fecha === fecha ? 'date' : undefined}
              className={`${DIA} ${dia.fecha === fecha ? 'border-petroleo bg-agua text-sobre-agua' : `border-borde bg-superficie ${dia.hay ? '' : 'text-tinta-suave'}`}`}
            >
              <span className="font-semibold whitespace-nowrap first-letter:uppercase">
                {dia.corto}
              </span>{' '}
              <span className="cifras mt-1.5 text-4xl font-extrabold tracking-tighter">
                {dia.numero}
                {dia.mes && (
                  <span className="text-sm font-semibold tracking-normal"> {dia.mes}</span>
                )}
              </span>{' '}
              <span className="mt-1.5 min-h-4 text-xs font-semibold whitespace-nowrap">
                {dia.lugares}
              </span>
            </Enlace>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PropiedadesDeHoras {
  dia: DiaDeAgenda;
  franja: number | null;
  Enlace: EnlaceDeAgenda;
}

function Horas({ dia, franja, Enlace }: PropiedadesDeHoras) {
  const nombre = nombreDeFecha(dia.fecha);
  const motivo = porQueNoHay(dia);
  return (
    <section aria-labelledby="dia-en-vista">
      <h2 id="dia-en-vista" className="text-xl font-bold first-letter:uppercase">
        {nombre}
      </h2>
      {motivo && <p className="mt-2 text-lg">{motivo}</p>}
      <div className="mt-3 flex flex-col gap-5">
        {porParteDelDia(horasDe(dia)).map(({ parte, franjas }) => (
          <div key={parte}>
            <h3 className="mb-1.5 font-semibold text-tinta-suave">{parte}</h3>
            <ul className="grid de-a-pares gap-2.5 sm:grid-cols-3 xl:grid-cols-4">
              {franjas.map((hora) => (
                <li key={hora.id}>
                  <Hora hora={hora} dia={dia.fecha} marcada={hora.id === franja} Enlace={Enlace} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

interface PropiedadesDeHora {
  hora: HoraDeAgenda;
  dia: string;
  /** True where the address names this hour. */
  marcada: boolean;
  Enlace: EnlaceDeAgenda;
}

const HORA = 'guijarro flex h-full min-h-18 flex-col justify-center border-2 px-3.5 py-2.5';

function Hora({ hora, dia, marcada, Enlace }: PropiedadesDeHora) {
  const contenido = (
    <>
      <span className="cifras flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-3xl leading-none font-extrabold tracking-tighter">
          {hora.horaInicio}
        </span>{' '}
        <span className="text-sm whitespace-nowrap">a {hora.horaFin}</span>
      </span>{' '}
      <span className="mt-1.5 leading-tight font-semibold">{textoDeHora(hora)}</span>
    </>
  );
  const borde = marcada ? 'border-petroleo' : 'border-borde';
  if (!esElegible(hora)) {
    return (
      <p
        className={`${HORA} ${marcada ? borde : 'border-transparent'} bg-hundido text-tinta-suave`}
      >
        {contenido}
      </p>
    );
  }
  return (
    <Enlace
      a={`/reservas/nueva-reserva?fecha=${dia}&franja=${hora.id}`}
      aria-current={marcada ? 'true' : undefined}
      className={`${HORA} ${borde} ${marcada ? 'bg-agua text-sobre-agua' : 'bg-superficie'} hover:border-petroleo`}
    >
      {contenido}
    </Enlace>
  );
}

function Precios({ precios }: Pick<PropiedadesDePortadaDeAgenda, 'precios'>) {
  if (precios?.length === 0) return null;
  return (
    <section aria-labelledby="precios-del-dia" className="laja min-h-84 bg-hundido p-6">
      <h2 id="precios-del-dia" className="text-xl font-bold">
        Cuánto cuesta
      </h2>
      <dl className="mt-3">
        {precios?.map((precio) => (
          <div
            key={precio.personas}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-borde py-2.5"
          >
            <dt className="font-semibold">{contarPersonas(precio.personas)}</dt>
            <dd className="cifras text-xl font-extrabold">{formatearPesos(precio.precio)}</dd>
            <dd className="basis-full text-sm text-tinta-suave">{detalleDePrecio(precio)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
