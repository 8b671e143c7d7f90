import { diaAbreviado, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { UseQueryResult } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { contarPersonas } from '../../../lib/palabras.ts';
import type { Precio as PrecioDelGrupo } from './PrecioAConfirmar.tsx';
import type { FranjaElegida } from './eleccion.view.ts';
import { FORMULARIO_DE_PARTICIPANTES } from '../../../entities/reserva/participantes.view.ts';
import { useBarraAlPie } from './useBarraAlPie.ts';

interface PropiedadesDeResumenDeTurno {
  paso: 1 | 2;
  /** The date on screen; null while it is looked for. */
  fecha: string | null;
  franja: FranjaElegida | null;
  personas: number;
  /** Null where there is no configuration, and so no price. */
  precio: UseQueryResult<PrecioDelGrupo> | null;
  error: string | null;
  /** True where the booking may have been made already. */
  enDuda: boolean;
  /** Goes on; returns the name of the control to focus where something is missing, or null. */
  alSeguir: () => string | null;
  /** What is paid, when and how. */
  pago: ReactNode;
  /** Other franjas, where the chosen one is not available. */
  children: ReactNode;
}

/**
 * The franja being booked, its price and the button to go on: a bar at the foot of a phone, a dark
 * card beside the form on larger screens. It is one element for both, so that a screen reader reads
 * it once.
 */
export function ResumenDeTurno({
  paso,
  fecha,
  franja,
  personas,
  precio,
  error,
  enDuda,
  alSeguir,
  pago,
  children,
}: PropiedadesDeResumenDeTurno) {
  const barra = useBarraAlPie();
  function seguir() {
    const falta = alSeguir();
    if (falta) enfocarCampo(falta);
  }

  return (
    <section
      ref={barra}
      aria-label="Resumen del turno"
      className="sticky bottom-0 z-20 -mx-4 mt-8 rounded-t-3xl bg-noche px-4 pt-3.5 pb-[max(0.9rem,env(safe-area-inset-bottom))] text-sobre-noche shadow-flotante max-lg:data-suelta:static sm:mx-0 sm:px-6 bajo:py-2 al-lado:top-22 al-lado:bottom-auto al-lado:col-start-1 al-lado:row-span-2 al-lado:row-start-1 al-lado:mt-0 al-lado:rounded-3xl lg:p-6"
    >
      {/* The region is always in the page, so that a screen reader announces its new content. */}
      <div role="alert">
        {(error || enDuda) && (
          <p className="mb-3 flex gap-2 rounded-xl bg-aviso-tenue px-3 py-2 font-medium text-tinta">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-aviso" />
            <span>
              {error}{' '}
              {enDuda && 'La reserva puede haber quedado hecha: confirmar otra vez no la duplica.'}
            </span>
          </p>
        )}
      </div>
      {children}
      <Cuando fecha={fecha} franja={franja} personas={personas} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mt-5 lg:flex-col lg:items-stretch lg:gap-5">
        {precio && <Precio precio={precio} personas={personas} />}
        <Boton
          variante="terracota"
          tamano="lg"
          id="seguir"
          // Enter in the form of the second step presses this button.
          {...(paso === 2 && { type: 'submit', form: FORMULARIO_DE_PARTICIPANTES })}
          className="max-lg:grow max-sm:px-5 bajo:min-h-11"
          onClick={seguir}
        >
          {paso === 2 ? 'Confirmar Reserva' : 'Continuar'}
        </Boton>
      </div>
      {pago}
    </section>
  );
}

/**
 * Moves the focus to the control that is missing: the first one with that name that can be used.
 * On a day without any, the day itself is what there is to change.
 */
function enfocarCampo(nombre: string): void {
  const usable = document.querySelector<HTMLElement>(`[name="${nombre}"]:enabled`);
  (usable ?? document.querySelector<HTMLElement>('[name="fecha"]:checked'))?.focus();
}

type LoElegido = Pick<PropiedadesDeResumenDeTurno, 'fecha' | 'franja' | 'personas'>;

function Cuando({ fecha, franja, personas }: LoElegido) {
  return (
    <dl className="flex flex-wrap items-baseline gap-x-2 text-sobre-noche-suave max-lg:text-sm lg:flex-col lg:gap-y-1">
      <dt className="sr-only">Fecha</dt>
      <dd className="lg:text-lg lg:first-letter:uppercase">
        {fecha ? (
          <>
            <span className="lg:hidden">
              {diaAbreviado(fecha)} {Number(fecha.slice(8))}
            </span>
            <span className="max-lg:hidden">{nombreDeFecha(fecha)}</span>
          </>
        ) : (
          'Buscando lugares…'
        )}
      </dd>
      <dt className="sr-only">Horario</dt>
      <dd className="cifras font-semibold text-sobre-noche lg:my-1 lg:text-4xl lg:font-extrabold lg:tracking-tighter">
        {franja ? `${franja.horaInicio} - ${franja.horaFin}` : <SinHorario />}
      </dd>
      <dt className="sr-only">Personas</dt>
      <dd className="lg:text-lg">{contarPersonas(personas)}</dd>
    </dl>
  );
}

function SinHorario() {
  return (
    <span className="font-medium text-sobre-noche-suave lg:text-2xl lg:tracking-normal">
      Sin horario elegido
    </span>
  );
}

interface LoQueCuesta {
  precio: UseQueryResult<PrecioDelGrupo>;
  personas: number;
}

function Precio({ precio, personas }: LoQueCuesta) {
  const { data, isError, refetch } = precio;
  if (!data) {
    return (
      <p className="min-w-30 text-sobre-noche-suave max-lg:grow max-lg:basis-0">
        {isError ? (
          <button
            type="button"
            className="min-h-11 text-left underline"
            onClick={() => void refetch()}
          >
            Error al calcular precio. Reintentar
          </button>
        ) : (
          'Calculando precio…'
        )}
      </p>
    );
  }
  const { precioTotal, precioPorPersona, ahorro } = data;
  return (
    <dl
      aria-live="polite"
      aria-atomic="true"
      className="cifras flex min-w-30 flex-wrap items-baseline gap-x-2.5 max-lg:grow max-lg:basis-0 lg:grid lg:grid-cols-[1fr_auto] lg:gap-y-1.5 lg:border-t lg:border-noche-alta lg:pt-4"
    >
      <dt className="max-lg:sr-only lg:text-lg">Total</dt>
      <dd className="text-3xl leading-none font-extrabold tracking-tight max-lg:basis-full lg:text-right lg:text-4xl">
        {formatearPesos(precioTotal)}
      </dd>
      {/* For one person the price per person repeats the total: it is shown where there is room, and always given
          to screen readers. */}
      <dt className="text-sm text-sobre-noche-suave max-lg:sr-only">Precio por persona</dt>
      <dd
        className={`text-sm whitespace-nowrap text-sobre-noche-suave lg:text-right ${personas === 1 ? 'max-lg:sr-only' : ''}`}
      >
        {formatearPesos(precioPorPersona)}
        <span className="lg:hidden"> c/u</span>
      </dd>
      {personas > 1 && ahorro > 0 && (
        <>
          <dt className="text-sm font-semibold max-lg:sr-only">Ahorras</dt>
          <dd className="text-sm font-semibold whitespace-nowrap lg:text-right">
            <span className="lg:hidden">Ahorras </span>
            {formatearPesos(ahorro)}
          </dd>
        </>
      )}
    </dl>
  );
}
