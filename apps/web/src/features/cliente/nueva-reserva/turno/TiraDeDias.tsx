import { diaYMes, nombreDeFecha } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { Suspense, useEffect, useRef } from 'react';
import { prescindible } from '../../../../lib/perezosa.ts';
import { clasesDeOpcion, clasesDeRadio } from '../../../../components/ui/clasesDeOpcion.ts';
import { diasDeVentana, lugaresDelDia, type Dia } from '../../../../entities/franja/dias.view.ts';
import { franjasDe } from '../../../../entities/franja/ventana.view.ts';
import {
  destinoDelPropio,
  type TurnosPropios,
} from '../../../../entities/reserva/propias/turnos-propios.view.ts';

const FlechasDeTira = prescindible(
  async () => (await import('../../../../components/ui/FlechasDeTira.tsx')).FlechasDeTira,
);

const EN_SEGUIDA_A_LA_VISTA = 3;

interface PropiedadesDeTiraDeDias {
  hoy: string;
  hasta: string;
  /** False while `hasta` is only a default; null where the configuration could not be read. */
  sabeHasta: boolean | null;
  ventanaDias: number;
  fecha: string | null;
  /** All the franjas that can be booked; undefined while they load. */
  ventana: readonly FranjaDeCliente[] | undefined;
  /** The franjas of the chosen day, which are read more often than the whole ventana. */
  delElegido: readonly FranjaDeCliente[] | undefined;
  propios: TurnosPropios;
  personas: number;
  /** The first day of the ventana with other prices; undefined where the prices stay the same. */
  preciosDesde: string | undefined;
  alElegir: (fecha: string) => void;
}

export function TiraDeDias({
  hoy,
  hasta,
  sabeHasta,
  ventanaDias,
  fecha,
  ventana,
  delElegido,
  propios,
  personas,
  preciosDesde,
  alElegir,
}: PropiedadesDeTiraDeDias) {
  const esAjena = ({ id }: FranjaDeCliente) => destinoDelPropio(propios, id) === null;
  const dias = diasDeVentana(hoy, ventanaDias);
  const tira = useRef<HTMLDivElement>(null);

  const orden = dias.findIndex((dia) => dia.fecha === fecha);
  const corrida = useRef(false);

  useEffect(() => {
    // Even a small phone shows the first days whole without scrolling, and measuring takes a slow
    // phone's time.
    if (!corrida.current && orden < EN_SEGUIDA_A_LA_VISTA) return;
    corrida.current = true;
    // The scrolling waits until the frame is laid out: an earlier measurement would make the
    // browser lay the frame out twice.
    const cuadro = requestAnimationFrame(() => {
      const elegido = tira.current?.querySelector(`[value="${fecha}"]`)?.closest('label');
      if (!tira.current || !elegido) return;
      const centro = elegido.offsetLeft - (tira.current.clientWidth - elegido.offsetWidth) / 2;
      tira.current.scrollTo({ left: centro });
    });
    return () => cancelAnimationFrame(cuadro);
  }, [fecha, orden]);

  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-bold bajo:sr-only">¿Qué día?</legend>
      {/* The text is two lines high on a phone whatever the name of the day, so that the
          content below the text never moves (decision 14). */}
      <p className="max-sm:min-h-10 text-sm text-tinta-suave">
        {sabeHasta !== null && 'Puedes reservar desde hoy hasta el '}
        {sabeHasta === null ? null : sabeHasta ? (
          nombreDeFecha(hasta)
        ) : (
          // The invisible date breaks the line at the same place as the visible date will.
          <span aria-hidden="true" className="esqueleto guijarro text-transparent">
            {nombreDeFecha(hasta)}
          </span>
        )}
      </p>
      <div className="relative mt-1.5 sm:mt-3 bajo:mt-0">
        <div
          ref={tira}
          className="relative -mx-4 grid snap-x scroll-px-4 auto-cols-[minmax(min(5.25rem,max(4.1rem,22.5vw-0.6rem)),1fr)] grid-flow-col gap-2 overflow-x-auto px-4 py-1.5 sm:-mx-1.5 sm:px-1.5"
        >
          {dias.map((dia) => {
            const elegido = dia.fecha === fecha;
            const suyas = ventana && franjasDe(ventana, dia.fecha);
            return (
              <OpcionDeDia
                key={dia.fecha}
                dia={dia}
                lugares={lugaresDelDia((elegido && delElegido) || suyas, esAjena, personas)}
                elegido={elegido}
                alElegir={alElegir}
              />
            );
          })}
        </div>
        <Suspense>
          <FlechasDeTira tira={tira} />
        </Suspense>
      </div>
      {preciosDesde && (
        <p className="mt-1 text-sm font-semibold">
          Desde el {diaYMes(preciosDesde)}, otros precios.
        </p>
      )}
    </fieldset>
  );
}

interface PropiedadesDeOpcionDeDia {
  dia: Dia;
  lugares: ReturnType<typeof lugaresDelDia>;
  elegido: boolean;
  alElegir: (fecha: string) => void;
}

function OpcionDeDia({ dia, lugares, elegido, alElegir }: PropiedadesDeOpcionDeDia) {
  return (
    <label className="relative snap-start">
      <input
        type="radio"
        name="fecha"
        value={dia.fecha}
        checked={elegido}
        aria-label={[dia.nombre, lugares?.texto].filter(Boolean).join(', ')}
        className={clasesDeRadio}
        onChange={() => alElegir(dia.fecha)}
      />
      <span
        className={`${clasesDeOpcion} flex flex-col items-center px-0.5 py-2.5 leading-none bajo:py-1 ${lugares?.hay === false ? 'text-tinta-suave' : ''}`}
      >
        <span className="font-semibold whitespace-nowrap first-letter:uppercase">{dia.corto}</span>
        <span className="cifras mt-1.5 text-4xl font-extrabold tracking-tighter bajo:mt-0 bajo:text-2xl">
          {dia.numero}
          {dia.mes && <span className="text-sm font-semibold tracking-normal"> {dia.mes}</span>}
        </span>
        <span className="mt-1.5 min-h-4 bajo:mt-0 text-xs font-semibold whitespace-nowrap">
          {lugares?.texto}
        </span>
      </span>
    </label>
  );
}
