import type { Informe } from '@remanso/contract/seguimiento/informes.contract';
import { Bloque } from './Bloque.tsx';
import { TablaDesplazable } from '../../../components/ui/TablaDesplazable.tsx';
import { mapaDe, NOMBRES_DE_DIA, type CeldaDelMapa } from './informes.view.ts';

/**
 * The background colour of each `grado`. Text is legible on each colour in the light and the dark
 * theme.
 */
const GRADOS = [
  'bg-[color-mix(in_srgb,var(--color-petroleo)_6%,var(--color-superficie))]',
  'bg-[color-mix(in_srgb,var(--color-petroleo)_16%,var(--color-superficie))]',
  'bg-[color-mix(in_srgb,var(--color-petroleo)_28%,var(--color-superficie))]',
  'bg-[color-mix(in_srgb,var(--color-petroleo)_40%,var(--color-superficie))]',
  'bg-petroleo font-semibold text-sobre-petroleo',
];

/**
 * The occupancy of each hour of the week, as a table of percentages. The colour only repeats the
 * number of the cell.
 */
export function MapaDeOcupacion({ informe }: { informe: Informe }) {
  const { dias, filas } = mapaDe(informe.porHora);
  return (
    <Bloque
      titulo="Ocupación por día y hora"
      cuenta="De cada cien lugares, cuántos se ocuparon en los turnos que empiezan en esa hora. Los bloqueados no cuentan como lugares."
    >
      {filas.length === 0 ? (
        <p className="text-tinta-suave">No hubo turnos en el período.</p>
      ) : (
        <TablaDesplazable nombre="Ocupación por día y hora">
          <table className="cifras w-full min-w-60 table-fixed border-separate border-spacing-0.5 text-center text-sm">
            <caption className="sr-only">Porcentaje de lugares ocupados</caption>
            <thead>
              <tr>
                <th scope="col" className="w-14 text-left font-medium text-tinta-suave">
                  <span className="sr-only">Hora</span>
                </th>
                {dias.map((dia) => (
                  <th key={dia} scope="col" className="pb-1 font-semibold">
                    <abbr title={NOMBRES_DE_DIA[dia].largo} className="no-underline">
                      {NOMBRES_DE_DIA[dia].corto}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {filas.map(({ hora, celdas }) => (
                <tr key={hora}>
                  <th scope="row" className="text-left font-medium text-tinta-suave">
                    {hora}
                  </th>
                  {celdas.map((celda, columna) => (
                    <Celda key={dias[columna]} celda={celda} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TablaDesplazable>
      )}
    </Bloque>
  );
}

function Celda({ celda }: { celda: CeldaDelMapa | undefined }) {
  if (!celda) {
    return (
      <td className="h-9 text-tinta-suave">
        <span aria-hidden="true">·</span>
        <span className="sr-only">sin turnos</span>
      </td>
    );
  }
  const { porcentaje, ocupadas, plazas, grado } = celda;
  return (
    <td className={`h-9 rounded-md ${GRADOS[grado]}`} title={`${ocupadas} de ${plazas} lugares`}>
      {porcentaje === null ? `${ocupadas} sin lugar` : porcentaje}
    </td>
  );
}
