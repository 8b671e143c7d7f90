import { useId, useState } from 'react';
import { ControlDeSeleccion } from '../../../../components/form/ControlDeSeleccion.tsx';
import { CAMPOS, type Columnas } from './importacion.view.ts';

interface PropiedadesDeColumnas {
  columnas: Columnas;
  /** A value of each column, '' for one that is empty. */
  muestras: readonly string[];
  alCambiar: (columnas: Columnas) => void;
}

/**
 * The columns of a file with what each is brought as. The ones that nothing was guessed of are
 * behind a line, and no column changes its place when it is corrected.
 */
export function ColumnasDelArchivo({ columnas, muestras, alCambiar }: PropiedadesDeColumnas) {
  const [sinAdivinar] = useState(
    () => new Set(columnas.flatMap(({ campo }, i) => (campo === null ? [i] : []))),
  );
  const idDeTitulo = useId();
  const elegir = (lugar: number, valor: string) => {
    const campo = CAMPOS.find((opcion) => opcion.valor === valor)?.valor ?? null;
    alCambiar(columnas.map((columna, i) => (i === lugar ? { ...columna, campo } : columna)));
  };
  const grilla = (conCampo: boolean) => (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {columnas.map(({ titulo, campo }, lugar) =>
        sinAdivinar.has(lugar) === conCampo ? null : (
          // Columns have no id, and two may have the same title.
          <Columna
            key={lugar}
            titulo={titulo}
            muestra={muestras[lugar] ?? ''}
            valor={campo ?? ''}
            alElegir={(valor) => elegir(lugar, valor)}
          />
        ),
      )}
    </div>
  );
  const otras = sinAdivinar.size;
  return (
    <section aria-labelledby={idDeTitulo} className="flex flex-col gap-3">
      <h3 id={idDeTitulo} className="text-lg font-bold">
        Qué es cada columna
      </h3>
      {grilla(true)}
      {otras > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2 font-medium text-petroleo">
            {otras === 1 ? 'La otra columna' : `Las otras ${otras} columnas`} no se{' '}
            {otras === 1 ? 'trae' : 'traen'}
          </summary>
          <div className="pt-2">{grilla(false)}</div>
        </details>
      )}
    </section>
  );
}

interface PropiedadesDeColumna {
  titulo: string;
  muestra: string;
  valor: string;
  alElegir: (valor: string) => void;
}

function Columna({ titulo, muestra, valor, alElegir }: PropiedadesDeColumna) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className="font-semibold wrap-anywhere">{titulo}</span>
      <span className="truncate text-sm text-tinta-suave">{muestra || 'Vacía'}</span>
      <ControlDeSeleccion
        vacia="No traer"
        opciones={CAMPOS}
        value={valor}
        onChange={({ target }) => alElegir(target.value)}
      />
    </label>
  );
}
