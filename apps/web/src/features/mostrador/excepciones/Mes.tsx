import {
  DIAS_SEMANA,
  diaDeSemana,
  nombreDeMes,
  type DiaSemana,
} from '@remanso/contract/calendario';
import { nombreDeDia } from '@remanso/contract/plan.rules';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MarcaDeExcepcion } from './MarcaDeExcepcion.tsx';
import { excepcionesDelDia, nombreDeCasilla, type Excepcion } from './excepciones.view.ts';
import { fechaPorTecla, semanasDe } from './mes.view.ts';

interface PropiedadesDeMes {
  /** The first day of the month. */
  mes: string;
  hoy: string;
  excepciones: readonly Excepcion[];
  /** The days of the week on which the centre does not open. */
  cerrados: ReadonlySet<DiaSemana>;
  cargando: boolean;
  alAcercarse: () => void;
  alElegir: (fecha: string) => void;
  /** Called when the keyboard moves to a day of another month. */
  alSalir: (fecha: string) => void;
}

/** A month as a table of days: one day at a time is reached with Tab, the others with the arrow keys. */
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
  const tabla = useRef<HTMLTableElement>(null);
  const [activa, setActiva] = useState(hoy);
  const porEnfocar = useRef<string | null>(null);
  const esDelMes = (fecha: string) => fecha.slice(0, 7) === mes.slice(0, 7);
  const alcanzable = esDelMes(activa) ? activa : esDelMes(hoy) ? hoy : mes;

  useEffect(() => {
    if (porEnfocar.current !== alcanzable) return;
    porEnfocar.current = null;
    tabla.current?.querySelector<HTMLElement>(`[data-fecha="${alcanzable}"]`)?.focus();
  }, [alcanzable]);

  function alTeclear(evento: KeyboardEvent, fecha: string) {
    const destino = fechaPorTecla(evento.key, fecha);
    if (destino === null) return;
    evento.preventDefault();
    porEnfocar.current = destino;
    setActiva(destino);
    if (!esDelMes(destino)) alSalir(destino);
  }

  return (
    // The table scrolls sideways, because seven columns do not fit when text is twice as large.
    <div
      className="relative -m-1 overflow-x-auto p-1"
      onPointerEnter={alAcercarse}
      onFocus={alAcercarse}
    >
      <table
        ref={tabla}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that the arrows walk is a grid.
        role="grid"
        aria-label={nombreDeMes(mes)}
        aria-busy={cargando}
        className="w-full min-w-64 table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {DIAS_SEMANA.map((dia) => (
              <th
                key={dia}
                scope="col"
                abbr={nombreDeDia(dia)}
                className="pb-1 text-sm font-semibold text-tinta-suave"
              >
                <span aria-hidden="true" className="first-letter:uppercase">
                  {nombreDeDia(dia).slice(0, 3)}
                </span>
                <span className="sr-only">{nombreDeDia(dia)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanasDe(mes).map((semana, indice) => (
            <tr key={`${mes} ${indice}`}>
              {semana.map((fecha, dia) =>
                fecha === null ? (
                  <td key={DIAS_SEMANA[dia]} aria-label="De otro mes" />
                ) : (
                  <td key={fecha} className="h-1">
                    <Casilla
                      fecha={fecha}
                      hoy={hoy}
                      suyas={excepcionesDelDia(excepciones, fecha)}
                      cerrado={cerrados.has(diaDeSemana(fecha))}
                      alcanzable={fecha === alcanzable}
                      alTeclear={alTeclear}
                      alElegir={() => {
                        setActiva(fecha);
                        alElegir(fecha);
                      }}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PropiedadesDeCasilla {
  fecha: string;
  hoy: string;
  suyas: readonly Excepcion[];
  cerrado: boolean;
  alcanzable: boolean;
  alTeclear: (evento: KeyboardEvent, fecha: string) => void;
  alElegir: () => void;
}

function Casilla({
  fecha,
  hoy,
  suyas,
  cerrado,
  alcanzable,
  alTeclear,
  alElegir,
}: PropiedadesDeCasilla) {
  const fondo = suyas.length > 0 ? 'bg-hundido' : fecha < hoy ? 'bg-fondo' : 'bg-superficie';
  return (
    <button
      type="button"
      data-fecha={fecha}
      tabIndex={alcanzable ? 0 : -1}
      aria-current={fecha === hoy ? 'date' : undefined}
      className={`guijarro relative flex h-full min-h-14 w-full flex-col gap-1 p-1.5 text-left hover:border-petroleo sm:min-h-24 lg:min-h-19 sm:p-2.5 ${fondo} ${fecha < hoy ? 'text-tinta-suave' : ''} ${fecha === hoy ? 'border-2 border-petroleo' : 'border border-borde'}`}
      onKeyDown={(evento) => alTeclear(evento, fecha)}
      onClick={alElegir}
    >
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
          className={`text-xs leading-tight font-medium  max-sm:hidden ${suyas.length === 1 ? 'line-clamp-3' : 'line-clamp-1'}`}
        >
          {titulo}
        </span>
      ))}
    </button>
  );
}
