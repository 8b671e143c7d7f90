import { diaAbreviado, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { contarPersonas } from '../../../lib/palabras.ts';
import { BarraDeResumen, enfocarCampo } from './BarraDeResumen.tsx';
import type { Precio as PrecioDelGrupo } from '../../../entities/reserva/por-reservar/PrecioAConfirmar.tsx';
import type { FranjaElegida } from '../../../entities/franja/franja-elegida.view.ts';
import { FORMULARIO_DE_PARTICIPANTES } from '../../../entities/reserva/participantes.view.ts';

interface PropiedadesDeResumenDeTurno {
  paso: 1 | 2;
  /** The date on screen; null while the first day with room is looked for. */
  fecha: string | null;
  franja: FranjaElegida | null;
  personas: number;
  /** The query of the price; null where the centre has no configuration and so no prices. */
  precio: UseQueryResult<PrecioDelGrupo> | null;
  /** True where an abono pays in place of the price. */
  conAbono: boolean;
  error: string | null;
  /** True where the chosen franja is not available, and others are offered in its place. */
  sinFranja: boolean;
  /** True where the booking may have been made already. */
  enDuda: boolean;
  /**
   * Goes to the next step. Returns the name of the control to focus where something is missing, or
   * null.
   */
  alSeguir: () => string | null;
  /** The text of what the client pays, when and how. */
  pago: ReactNode;
  /**
   * The franjas offered in place of the chosen franja, where the chosen franja is not available.
   */
  children: ReactNode;
}

/** Shows the chosen franja, its price and the button to the next step. */
export function ResumenDeTurno({
  paso,
  fecha,
  franja,
  personas,
  precio,
  conAbono,
  error,
  sinFranja,
  enDuda,
  alSeguir,
  pago,
  children,
}: PropiedadesDeResumenDeTurno) {
  function seguir() {
    const falta = alSeguir();
    if (falta) enfocarCampo(falta);
  }

  return (
    <BarraDeResumen
      nombre="Resumen del turno"
      problema={
        (error || enDuda) && (
          <>
            {error}{' '}
            {enDuda && 'La reserva puede haber quedado hecha: confirmar otra vez no la duplica.'}
          </>
        )
      }
      conOtros={sinFranja}
    >
      {children}
      <Cuando fecha={fecha} franja={franja} personas={personas} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mt-5 lg:flex-col lg:items-stretch lg:gap-5">
        {conAbono ? (
          <DelAbono personas={personas} />
        ) : (
          precio && <Precio precio={precio} personas={personas} />
        )}
        <Boton
          variante={sinFranja ? 'secondary' : 'terracota'}
          tamano="lg"
          id="seguir"
          // Enter inside the form of step 2 presses this button.
          {...(paso === 2 && { type: 'submit', form: FORMULARIO_DE_PARTICIPANTES })}
          className="max-lg:grow max-sm:px-5 bajo:min-h-11"
          onClick={seguir}
        >
          {paso === 2 ? 'Confirmar Reserva' : 'Continuar'}
        </Boton>
      </div>
      {pago}
    </BarraDeResumen>
  );
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

/** The places that the booking takes out of an abono, where the total stands otherwise. */
function DelAbono({ personas }: { personas: number }) {
  return (
    <p
      aria-live="polite"
      className="cifras min-w-30 max-lg:grow max-lg:basis-0 lg:border-t lg:border-noche-alta lg:pt-4"
    >
      <span className="block text-2xl font-extrabold tracking-tight whitespace-nowrap lg:text-4xl">
        {cuantosLugares(personas)}
      </span>
      <span className="block text-sm whitespace-nowrap text-sobre-noche-suave">No pagas nada</span>
    </p>
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
      {/* The price per person equals the total for one person: narrow screens then hide it, screen
          readers always read it. */}
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
