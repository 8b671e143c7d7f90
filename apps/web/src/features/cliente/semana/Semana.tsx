import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { LugaresAlDia } from '../../../entities/franja/LugaresAlDia.tsx';
import type { Destino } from '../../../lib/direccion/rutas.ts';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { diaDeLaTira, type Dia } from '../../../entities/franja/dias.view.ts';
import { franjasDe } from '../../../entities/franja/ventana.view.ts';
import { DiaDeLaSemana } from './DiaDeLaSemana.tsx';
import { ejeDeHoras } from './eje.view.ts';
import { useDesborde } from '../../../components/ui/useDesborde.ts';

interface PropiedadesDeSemana {
  dias: readonly Dia[];
  /** Undefined while the franjas load. */
  ventana: readonly FranjaDeCliente[] | undefined;
  /** True where the last attempt to read the places failed. */
  fallo: boolean;
  paraAdmin: boolean;
  destinoDelPropio: (franjaId: number) => Destino | null;
}

/**
 * The days of the ventana: below each other on a phone, and side by side from lg on, where an hour
 * is in the same row on every day. Where the days do not fit, two buttons scroll them.
 */
export function Semana({ dias, ventana, fallo, paraAdmin, destinoDelPropio }: PropiedadesDeSemana) {
  const lista = useRef<HTMLOListElement>(null);
  const { antes, despues } = useDesborde(lista);
  const eje = ejeDeHoras(ventana ?? []);

  function correr(sentido: 1 | -1) {
    lista.current?.scrollBy({ left: sentido * lista.current.clientWidth * 0.75 });
  }

  return (
    <>
      <div className="mt-5 flex min-h-11 items-center justify-between gap-4">
        {ventana && <LugaresAlDia fallo={fallo} />}
        {(antes || despues) && (
          <div className="ml-auto hidden gap-2 lg:flex">
            <Correr hay={antes} nombre="Días anteriores" alCorrer={() => correr(-1)}>
              <ArrowLeft aria-hidden="true" className="size-5" />
            </Correr>
            <Correr hay={despues} nombre="Días siguientes" alCorrer={() => correr(1)}>
              <ArrowRight aria-hidden="true" className="size-5" />
            </Correr>
          </div>
        )}
      </div>
      <div className="relative mt-2">
        <ol
          ref={lista}
          className="relative grid grid-cols-1 gap-x-3 gap-y-7 motion-safe:scroll-smooth lg:auto-cols-[minmax(6.75rem,1fr)] lg:grid-flow-col lg:grid-cols-[3.25rem] lg:grid-rows-(--filas) lg:gap-y-2 lg:overflow-x-auto lg:scroll-pl-16 lg:pb-2"
          style={{ '--filas': eje.filas } as CSSProperties}
        >
          <Horas horas={eje.horas} />
          {dias.map((dia, orden) => (
            <DiaDeLaSemana
              key={dia.fecha}
              dia={dia}
              franjas={ventana && franjasDe(ventana, dia.fecha)}
              eje={eje}
              paraAdmin={paraAdmin}
              destinoDelPropio={destinoDelPropio}
              enEspera={!ventana && orden > 0}
            />
          ))}
        </ol>
        {despues && (
          <div className="pointer-events-none absolute inset-y-0 right-0 hidden w-8 [background:linear-gradient(to_left,var(--color-fondo),transparent)] lg:block" />
        )}
      </div>
    </>
  );
}

/**
 * The week while nobody knows how many days it has: today alone where the days are below one another,
 * and one shape without days where they are side by side and share the width.
 */
export function SemanaPorSaber({ hoy }: { hoy: string }) {
  return (
    <div className="mt-7 pt-11">
      <ol className="lg:hidden">
        <DiaDeLaSemana
          dia={diaDeLaTira(hoy, 0, hoy)}
          franjas={undefined}
          eje={ejeDeHoras([])}
          paraAdmin={false}
          destinoDelPropio={() => null}
          enEspera={false}
        />
      </ol>
      <Esqueleto className="hidden h-128 lg:block" />
    </div>
  );
}

/** The column of hours, hidden from screen readers: the name of each tile contains its hour. */
function Horas({ horas }: Pick<ReturnType<typeof ejeDeHoras>, 'horas'>) {
  return (
    <li
      aria-hidden="true"
      className="sticky left-0 z-10 row-span-full hidden grid-rows-subgrid bg-fondo lg:grid"
    >
      {horas.map(({ hora, fila }) => (
        <span
          key={hora}
          style={{ '--fila': fila } as CSSProperties}
          className="cifras row-(--fila) self-center font-bold tracking-tight"
        >
          {hora}
        </span>
      ))}
    </li>
  );
}

interface PropiedadesDeCorrer {
  hay: boolean;
  nombre: string;
  alCorrer: () => void;
  children: ReactNode;
}

/**
 * A button that scrolls the days. At the first or last day the button only looks disabled, so that
 * it keeps the focus.
 */
function Correr({ hay, nombre, alCorrer, children }: PropiedadesDeCorrer) {
  return (
    <Boton
      variante="outline"
      className="w-11 px-0!"
      aria-label={nombre}
      aria-disabled={!hay}
      onClick={() => hay && alCorrer()}
    >
      {children}
    </Boton>
  );
}
