import { parseDate, setLocalTimeZone } from '@internationalized/date';
import { esFecha } from '@remanso/contract/calendario';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { centro } from '../../lib/centro.ts';

/** All dates are `YYYY-MM-DD`. `valor` is an empty text where no day is chosen. */
export interface PropiedadesDeCalendario {
  /** The calendar's name for screen readers, such as 'Fecha de los turnos'. */
  etiqueta: string;
  valor: string;
  hoy: string;
  minimo?: string | undefined;
  maximo?: string | undefined;
  alElegir: (fecha: string) => void;
}

const FLECHA = 'guijarro grid size-11 place-items-center text-petroleo hover:bg-hundido';
const DIA = [
  'cifras guijarro relative grid aspect-square w-full cursor-pointer place-items-center outline-none',
  'hover:bg-hundido data-selected:bg-petroleo data-selected:font-bold data-selected:text-sobre-petroleo',
  'data-focus-visible:outline-3 data-focus-visible:outline-terracota',
  'data-outside-month:invisible data-disabled:cursor-not-allowed data-disabled:opacity-40',
].join(' ');

// The calendar marks the current day of the centre's time zone, not of the browser's.
setLocalTimeZone(centro().zonaHoraria);

/**
 * A calendar of one month in which a person chooses a day. Import this component lazily, because it
 * imports React Aria.
 */
export function Calendario({
  etiqueta,
  valor,
  hoy,
  minimo,
  maximo,
  alElegir,
}: PropiedadesDeCalendario) {
  return (
    <I18nProvider locale="es-AR">
      <Calendar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The calendar opens because a person asked for it.
        autoFocus
        aria-label={etiqueta}
        firstDayOfWeek="mon"
        value={esFecha(valor) ? parseDate(valor) : null}
        {...(minimo && { minValue: parseDate(minimo) })}
        {...(maximo && { maxValue: parseDate(maximo) })}
        onChange={(fecha) => alElegir(fecha.toString())}
      >
        <div className="flex items-center justify-between gap-2">
          <Button slot="previous" className={FLECHA}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Heading level={3} className="text-lg font-semibold first-letter:uppercase" />
          <Button slot="next" className={FLECHA}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <CalendarGrid
          weekdayStyle="short"
          className="mt-2 w-full table-fixed border-separate border-spacing-1"
        >
          <CalendarGridHeader>
            {(dia) => (
              <CalendarHeaderCell className="pb-1 text-sm font-medium text-tinta-suave">
                {dia}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(fecha) => (
              <CalendarCell
                date={fecha}
                className={`${DIA} ${fecha.toString() === hoy ? 'font-bold underline decoration-2 underline-offset-4' : ''}`}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
