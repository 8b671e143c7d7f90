import { parseDate } from '@internationalized/date';
import { esFecha } from '@remanso/contract/calendario';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  DateField,
  DateInput,
  DateSegment,
  Label,
  Text,
  type DateSegmentRenderProps,
} from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { hoy } from '../../lib/tiempo/reloj.ts';
import { ErrorDeCampo } from '../form/MarcoDeCampo.tsx';
import { VentanaDeCalendario, acercarCalendario } from './VentanaDeCalendario.tsx';
import { useSeparadores } from './useSeparadores.ts';

/** All dates are `YYYY-MM-DD`. `valor` is an empty text where there is no day. */
export interface PropiedadesDeFecha {
  etiqueta: string;
  valor: string;
  /**
   * `minimo` and `maximo` are the first and last day that the calendar offers. A person can still
   * type a day outside of them.
   */
  minimo?: string | undefined;
  maximo?: string | undefined;
  ayuda?: ReactNode;
  error?: string | undefined;
  className?: string;
}

interface PropiedadesDeCampoFecha extends PropiedadesDeFecha {
  name?: string;
  ref?: (campo: { focus: () => void } | null) => void;
  /**
   * Called with each complete day. `elegida` is true for a day chosen in the calendar, and false
   * for a typed day, whose typing may not be finished.
   */
  alCambiar: (fecha: string, elegida: boolean) => void;
  /**
   * Called with the typed day when the focus leaves the field. `aMedias` is true where the day is
   * incomplete.
   */
  alSalir: (fecha: string, aMedias: boolean) => void;
  /** Called on Enter. Without `alDarEnter`, Enter sends the form. */
  alDarEnter?: () => void;
}

/**
 * A field for a day, typed as day, month and year in any browser language, or chosen in a calendar.
 * The field keeps an incomplete text. A new `valor` replaces the text, unless the field itself has
 * reported that day.
 */
export function CampoFecha({
  etiqueta,
  valor,
  minimo,
  maximo,
  ayuda,
  error,
  className = '',
  name = '',
  ref,
  alCambiar,
  alSalir,
  alDarEnter,
}: PropiedadesDeCampoFecha) {
  const raiz = useRef<HTMLDivElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const [puesta, setPuesta] = useState({ fecha: valor, vez: 0, elegida: false });
  const [abierto, setAbierto] = useState(false);
  const entera = useRef(valor);
  // `dichas` lists the days that the field has reported, from the day in `valor` on. A screen that
  // renders slowly passes each of these days as `valor` while the person already types on.
  const dichas = useRef([valor]);
  const saltar = useSeparadores();

  useEffect(() => {
    const reportado = dichas.current.lastIndexOf(valor);
    dichas.current = reportado < 0 ? [valor] : dichas.current.slice(reportado);
    if (reportado >= 0) return;
    entera.current = valor;
    setPuesta(({ vez }) => ({ fecha: valor, vez: vez + 1, elegida: false }));
  }, [valor]);
  useEffect(() => {
    // Choosing a day replaces the elements of the typed parts. One of them had the focus before, so
    // the calendar's button gets the focus.
    if (puesta.elegida) boton.current?.focus();
  }, [puesta]);

  function cambiar(fecha: string, elegida: boolean) {
    entera.current = fecha;
    dichas.current.push(fecha);
    if (elegida) setPuesta({ fecha, vez: puesta.vez + 1, elegida });
    alCambiar(fecha, elegida);
  }
  function salir() {
    const huecos = raiz.current?.querySelectorAll('[data-placeholder]').length ?? 0;
    const fecha = huecos > 0 ? '' : entera.current;
    dichas.current.push(fecha);
    alSalir(fecha, huecos > 0 && huecos < 3);
  }
  function teclear(evento: KeyboardEvent) {
    saltar(evento);
    if (evento.altKey && evento.key === 'ArrowDown') setAbierto(true);
    if (evento.key !== 'Enter') return;
    if (alDarEnter) alDarEnter();
    else enviarDesde(evento.target as HTMLElement);
  }

  return (
    <I18nProvider locale="es-AR">
      <DateField
        key={puesta.vez}
        ref={(elemento) => {
          raiz.current = elemento;
          ref?.(elemento && { focus: () => enfocarDia(elemento) });
        }}
        name={name}
        defaultValue={esFecha(puesta.fecha) ? parseDate(puesta.fecha) : null}
        shouldForceLeadingZeros
        isInvalid={error !== undefined}
        className={`flex min-w-0 flex-col gap-1.5 ${className}`}
        onChange={(fecha) => cambiar(fecha?.toString() ?? '', false)}
        onBlur={salir}
        onKeyDown={(evento) => teclear(evento as KeyboardEvent)}
      >
        <Label className="font-semibold">{etiqueta}</Label>
        {ayuda && (
          <Text slot="description" className="-mt-1 text-sm text-tinta-suave">
            {ayuda}
          </Text>
        )}
        <div
          className={`guijarro flex min-h-12 items-center border-2 bg-superficie pl-2 hover:border-petroleo ${error ? 'border-peligro' : 'border-piedra'}`}
        >
          <DateInput className="cifras flex min-h-11 flex-1 flex-wrap items-center">
            {(parte) => <DateSegment segment={parte} className={aspectoDeParte} />}
          </DateInput>
          <button
            ref={boton}
            type="button"
            aria-label={`Calendario, ${etiqueta}`}
            aria-haspopup="dialog"
            className="guijarro grid size-11 shrink-0 place-items-center text-petroleo hover:bg-hundido"
            onPointerEnter={acercarCalendario}
            onFocus={acercarCalendario}
            onClick={() => setAbierto(true)}
          >
            <CalendarDays aria-hidden="true" className="size-5" />
          </button>
        </div>
        {error && (
          <Text slot="errorMessage" elementType="div">
            <ErrorDeCampo>{error}</ErrorDeCampo>
          </Text>
        )}
      </DateField>
      <VentanaDeCalendario
        abierta={abierto}
        etiqueta={etiqueta}
        valor={puesta.fecha}
        hoy={hoy()}
        minimo={minimo}
        maximo={maximo}
        alCerrar={() => setAbierto(false)}
        alElegir={(fecha) => {
          setAbierto(false);
          cambiar(fecha, true);
        }}
      />
    </I18nProvider>
  );
}

/**
 * Sends the form that contains `parte`. The blur comes first, because the field reports the typed
 * day when it loses the focus.
 */
function enviarDesde(parte: HTMLElement): void {
  parte.blur();
  parte.focus();
  parte.closest('form')?.requestSubmit();
}

function enfocarDia(campo: HTMLElement): void {
  campo.querySelector<HTMLElement>('[contenteditable]')?.focus();
}

function aspectoDeParte({ type, isFocused, isPlaceholder }: DateSegmentRenderProps): string {
  if (type === 'literal') return 'py-1';
  const color = isPlaceholder ? 'text-tinta-suave' : '';
  return `rounded-md px-0.5 py-1 outline-none ${isFocused ? 'bg-petroleo text-sobre-petroleo' : color}`;
}
