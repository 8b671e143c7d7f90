import { parseDate } from '@internationalized/date';
import { diaDeSemana, type DiaSemana } from '@remanso/contract/calendario';
import { useState } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MarcaDeExcepcion } from './MarcaDeExcepcion.tsx';
import { excepcionesDelDia, nombreDeCasilla, type Excepcion } from './excepciones.view.ts';

interface PropiedadesDeMes {
  /** The first day of the month, YYYY-MM-DD. */
  mes: string;
  hoy: string;
  excepciones: readonly Excepcion[];
  /** The weekdays on which the centre does not open. */
  cerrados: ReadonlySet<DiaSemana>;
  cargando: boolean;
  alAcercarse: () => void;
  alElegir: (fecha: string) => void;
  /** Called when the keyboard moves the focus to a day of another month. */
  alSalir: (fecha: string) => void;
}

/** A month as a table of days. Tab reaches one day, and the arrow keys move to another day. */
export function Mes({
  mes,
  hoy,
  excepciones,
  cerrados,
  cargando,
  alAcercarse,
  alElegir,
  alSalir,
}: PropiedadesDeMes) {
  const [activa, setActiva] = useState(hoy);
  const esDelMes = (fecha: string) => fecha.slice(0, 7) === mes.slice(0, 7);
  const alcanzable = [activa, hoy].find(esDelMes) ?? mes;

  return (
    // The table can scroll sideways, because seven columns do not fit when the text has double
    // size.
    <div
      className="relative -m-1 overflow-x-auto p-1"
      aria-busy={cargando}
      onPointerEnter={alAcercarse}
      onFocus={alAcercarse}
    >
      <I18nProvider locale="es-AR">
        <Calendar
          firstDayOfWeek="mon"
          value={null}
          focusedValue={parseDate(alcanzable)}
          onFocusChange={(dia) => {
            const fecha = dia.toString();
            setActiva(fecha);
            if (!esDelMes(fecha)) alSalir(fecha);
          }}
          onChange={(dia) => alElegir(String(dia))}
        >
          <CalendarGrid
            weekdayStyle="short"
            className="w-full min-w-64 table-fixed border-separate border-spacing-1 [&_td]:h-1"
          >
            <CalendarGridHeader>
              {(dia) => (
                <CalendarHeaderCell className="pb-1 text-sm font-semibold text-tinta-suave first-letter:uppercase">
                  {dia}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(dia) => {
                const fecha = dia.toString();
                const suyas = excepcionesDelDia(excepciones, fecha);
                const cerrado = cerrados.has(diaDeSemana(fecha));
                return (
                  <CalendarCell
                    date={dia}
                    className={clasesDeCasilla(fecha, hoy, suyas.length > 0)}
                    render={(propiedades) => (
                      <div
                        {...propiedades}
                        data-fecha={fecha}
                        aria-current={fecha === hoy ? 'date' : undefined}
                        // The undefined label removes the label of React Aria. The text of the
                        // cell, which names the exceptions of the day, is then the accessible name
                        // of the cell.
                        aria-label={undefined}
                      />
                    )}
                  >
                    <Casilla fecha={fecha} hoy={hoy} suyas={suyas} cerrado={cerrado} />
                  </CalendarCell>
                );
              }}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
    </div>
  );
}

function clasesDeCasilla(fecha: string, hoy: string, conExcepcion: boolean): string {
  const fondo = conExcepcion ? 'bg-hundido' : fecha < hoy ? 'bg-fondo' : 'bg-superficie';
  const tinta = fecha < hoy ? 'text-tinta-suave' : '';
  const borde = fecha === hoy ? 'border-2 border-petroleo' : 'border border-borde';
  return `guijarro relative flex h-full min-h-14 w-full cursor-pointer flex-col gap-1 p-1.5 text-left hover:border-petroleo data-outside-month:invisible sm:min-h-19 sm:p-2.5 ${fondo} ${tinta} ${borde}`;
}

interface PropiedadesDeCasilla {
  fecha: string;
  hoy: string;
  suyas: readonly Excepcion[];
  cerrado: boolean;
}

function Casilla({ fecha, hoy, suyas, cerrado }: PropiedadesDeCasilla) {
  return (
    <>
      <span className="sr-only">{nombreDeCasilla(fecha, suyas, { hoy, cerrado })}</span>
      <span aria-hidden="true" className="flex flex-wrap items-start justify-between gap-1">
        <span className={`cifras leading-none ${fecha === hoy ? 'font-bold text-petroleo' : ''}`}>
          {Number(fecha.slice(8))}
        </span>
        <span className="flex flex-wrap gap-0.5">
          {suyas.map(({ tipo, id }) => (
            <MarcaDeExcepcion key={`${tipo} ${id}`} tipo={tipo} />
          ))}
        </span>
      </span>
      {cerrado && suyas.length === 0 && (
        <span aria-hidden="true" className="text-xs text-tinta-suave max-sm:hidden">
          Cerrado
        </span>
      )}
      {suyas.map(({ tipo, id, titulo }) => (
        <span
          key={`${tipo} ${id}`}
          aria-hidden="true"
          className={`text-xs leading-tight font-medium max-sm:hidden ${suyas.length === 1 ? 'line-clamp-3' : 'line-clamp-1'}`}
        >
          {titulo}
        </span>
      ))}
    </>
  );
}
