import { MAXIMO_DE_ESTACIONES, type NuevaConfig } from '@remanso/contract/centro/config.forms';
import Plus from 'lucide-react/icons/plus';
import { useLayoutEffect, useRef } from 'react';
import type { EstadoDeFormulario } from '../../../../components/form/Formulario.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { pararSegundoToque } from '../../../../components/ui/pararSegundoToque.ts';
import { FilaDeEstacion } from './FilaDeEstacion.tsx';
import { conEstacionMovida, destinoDe, type Hacia } from './estaciones.view.ts';

export function CamposDeEstaciones({ f }: { f: EstadoDeFormulario<typeof NuevaConfig> }) {
  const { form } = f;
  const estaciones = form.watch('estaciones') ?? [];
  const lugar = useRef<HTMLFieldSetElement>(null);
  // CSS selectors of the control to focus once the list has changed; the first selector that
  // matches wins. The focus follows a moved row, so that the next key press moves the same row.
  const enfocar = useRef<string[]>([]);
  useLayoutEffect(() => {
    const [destino] = enfocar.current.flatMap(
      (cual) => lugar.current?.querySelector<HTMLElement>(cual) ?? [],
    );
    enfocar.current = [];
    destino?.focus();
  });

  function poner(nuevas: typeof estaciones, ...destinos: string[]): void {
    enfocar.current = destinos;
    // Another row is under the pointer once a row was moved or removed. pararSegundoToque keeps a
    // double click from changing that other row.
    pararSegundoToque();
    form.setValue('estaciones', nuevas, { shouldDirty: true });
  }

  const mover = (fila: number, hacia: Hacia) => {
    const en = `[data-fila="${destinoDe(fila, hacia)}"]`;
    poner(
      conEstacionMovida(estaciones, fila, hacia),
      `${en} [data-hacia="${hacia}"]:enabled`,
      `${en} [data-hacia]:enabled`,
    );
  };
  const quitar = (fila: number) =>
    poner(
      estaciones.toSpliced(fila, 1),
      `[data-fila="${fila}"] [data-quitar]`,
      `[data-fila="${fila - 1}"] [data-quitar]`,
      '[data-agregar]',
    );

  return (
    <fieldset ref={lugar} className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1.5 text-xl font-bold">Estaciones</legend>
      <p className="text-sm text-tinta-suave">
        Por donde pasa cada persona en un turno, en este orden. Con ellas se arma la hoja de
        rotación.
      </p>
      {estaciones.map((_, fila) => (
        <FilaDeEstacion
          key={fila}
          f={f}
          fila={fila}
          esUltima={fila === estaciones.length - 1}
          alMover={(hacia) => mover(fila, hacia)}
          alQuitar={() => quitar(fila)}
        />
      ))}
      {estaciones.length < MAXIMO_DE_ESTACIONES && (
        <Boton
          data-agregar=""
          variante="outline"
          tamano="sm"
          className="self-start"
          icono={<Plus aria-hidden="true" className="size-4" />}
          onClick={() =>
            poner(
              [...estaciones, { nombre: '', lugares: 1 }],
              `[data-fila="${estaciones.length}"] input`,
            )
          }
        >
          Agregar estación
        </Boton>
      )}
    </fieldset>
  );
}
