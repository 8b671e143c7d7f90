import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { ControlDeSeleccion } from '../../../../components/form/ControlDeSeleccion.tsx';
import { CAMPOS, columnasEnPalabras, faltaUnCampo, type Columnas } from './importacion.view.ts';

interface PropiedadesDeColumnas {
  columnas: Columnas;
  alCambiar: (columnas: Columnas) => void;
}

/**
 * The columns of a file with what each is brought as, in one line until somebody opens it. It is
 * open at once where no column was taken for the name or the telephone.
 */
export function ColumnasDelArchivo({ columnas, alCambiar }: PropiedadesDeColumnas) {
  const [abierto, setAbierto] = useState(() => faltaUnCampo(columnas));
  const elegir = (lugar: number, valor: string) => {
    const campo = CAMPOS.find((opcion) => opcion.valor === valor)?.valor ?? null;
    alCambiar(columnas.map((columna, i) => (i === lugar ? { ...columna, campo } : columna)));
  };
  return (
    <details
      open={abierto}
      onToggle={({ currentTarget }) => setAbierto(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg font-bold">Columnas</h3>
        <span className="mr-auto min-w-0 text-tinta-suave">{columnasEnPalabras(columnas)}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-petroleo group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-x-4 gap-y-3 pt-2 sm:grid-cols-2 lg:grid-cols-3">
        {columnas.map(({ titulo, campo, muestra }, lugar) => (
          // Columns have no id, and two may have the same title.
          <label key={lugar} className="flex min-w-0 flex-col gap-1">
            <span className="font-semibold wrap-anywhere">{titulo}</span>
            <span className="text-sm wrap-anywhere text-tinta-suave">{muestra || 'Vacía'}</span>
            <ControlDeSeleccion
              vacia="No traer"
              opciones={CAMPOS}
              value={campo ?? ''}
              onChange={({ target }) => elegir(lugar, target.value)}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
