import { formatearPesos, pesosEnBreve } from '@remanso/contract/dinero';
import type { Informe } from '@remanso/contract/seguimiento/informes.contract';
import { Bloque } from './Bloque.tsx';
import { TablaDesplazable } from '../../../components/ui/TablaDesplazable.tsx';
import { columnasDe, rotulosDe, topeDe, type Columna } from './informes.view.ts';

const SERIES = [
  { de: 'reservado', nombre: 'Reservado', aspecto: 'bg-petroleo' },
  { de: 'cobrado', nombre: 'Cobrado', aspecto: 'rayada border border-terracota' },
] as const;

/**
 * The pesos that were booked and the pesos that came in, by day, week or month. The bars are plain
 * boxes with a height in per cent, because a chart library would be as much code as the whole
 * panel.
 */
export function DineroPorDia({ informe }: { informe: Informe }) {
  const columnas = columnasDe(informe.dias);
  const tope = topeDe(columnas.flatMap(({ reservado, cobrado }) => [reservado, cobrado]));
  return (
    <Bloque
      titulo="Reservado y cobrado"
      cuenta="Lo reservado, por el día del turno; lo cobrado, por el día en que se movió el dinero."
    >
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {SERIES.map(({ de, nombre, aspecto }) => (
          <li key={de} className="flex items-center gap-2">
            <span className={`size-4 rounded-sm ${aspecto}`} />
            {nombre}
          </li>
        ))}
      </ul>
      <Grafico columnas={columnas} tope={tope} />
      <Tabla columnas={columnas} />
    </Bloque>
  );
}

function Grafico({ columnas, tope }: { columnas: readonly Columna[]; tope: number }) {
  const visible = rotulosDe(columnas.length);
  return (
    <div aria-hidden="true" className="flex gap-2 text-xs text-tinta-suave">
      <div className="cifras flex h-52 shrink-0 flex-col justify-between text-right leading-none">
        {[1, 0.5, 0].map((parte) => (
          <span key={parte}>{pesosEnBreve(tope * parte)}</span>
        ))}
      </div>
      <div className="@container min-w-0 flex-1">
        <div className="flex h-52 items-end border-b border-piedra bg-[linear-gradient(var(--color-borde)_1px,transparent_1px)] bg-[length:100%_50%]">
          {columnas.map((columna) => (
            <div
              key={columna.clave}
              title={`${columna.nombre}: ${SERIES.map(({ de, nombre }) => `${nombre.toLowerCase()} ${formatearPesos(columna[de])}`).join(', ')}`}
              className="flex h-full min-w-0 flex-1 items-end justify-center gap-px px-px"
            >
              {SERIES.map(({ de, aspecto }) => (
                <span
                  key={de}
                  className={`w-1/2 max-w-6 rounded-t-sm ${columna[de] > 0 ? aspecto : ''}`}
                  style={{ height: `${(Math.max(columna[de], 0) / tope) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <div className="cifras flex h-5 items-end">
          {columnas.map(({ clave, corto }, orden) => (
            <span key={clave} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {visible[orden] && (
                <span
                  className={`w-0 justify-center ${visible[orden] === 'siempre' ? 'flex' : 'hidden @[22rem]:flex'}`}
                >
                  {corto}
                </span>
              )}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Tabla({ columnas }: { columnas: readonly Columna[] }) {
  return (
    <details className="text-sm">
      <summary className="w-fit py-1.5 font-semibold text-petroleo">Ver los números</summary>
      <TablaDesplazable nombre="Los números" className="max-h-128">
        <table className="cifras w-full text-right">
          <caption className="sr-only">Reservado, cobrado, reservas y ausencias</caption>
          <thead className="sticky top-0 bg-superficie">
            <tr className="[&>th]:px-2 [&>th]:py-1.5 [&>th]:font-semibold">
              <th scope="col" className="text-left">
                Cuándo
              </th>
              <th scope="col">Reservado</th>
              <th scope="col">Cobrado</th>
              <th scope="col">Reservas</th>
              <th scope="col">Canceladas</th>
              <th scope="col">Ausencias</th>
            </tr>
          </thead>
          <tbody>
            {columnas.map((columna) => (
              <tr key={columna.clave} className="border-t border-borde [&>*]:px-2 [&>*]:py-1.5">
                <th scope="row" className="text-left font-medium">
                  {columna.nombre}
                </th>
                <td>{formatearPesos(columna.reservado)}</td>
                <td>{formatearPesos(columna.cobrado)}</td>
                <td>{columna.reservas}</td>
                <td>{columna.canceladas}</td>
                <td>{columna.ausencias}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TablaDesplazable>
    </details>
  );
}
