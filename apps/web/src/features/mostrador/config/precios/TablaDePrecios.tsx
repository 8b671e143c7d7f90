import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import Users from 'lucide-react/icons/users';
import { useId, useState } from 'react';
import type { EstadoDeFormulario } from '../../../../components/form/Formulario.tsx';
import { leerPesos } from '../../../../components/form/numero.view.ts';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { CampoDePrecio } from './CampoDePrecio.tsx';
import { CeldasDePrecio } from './CeldasDePrecio.tsx';
import { preguntaDeRelleno, calculoDeFila, esPrecio, tablaDePromocion } from '../config.view.ts';

const CELDA = 'py-2 align-top';

const APLICAR_PROMOCION = 'Aplicar promoción 5/10/15\u00a0%';

interface PropiedadesDeTablaDePrecios {
  f: EstadoDeFormulario<typeof NuevaConfig>;
  /** The saved prices. Undefined in the first configuration of a centre. */
  yaHabia: readonly Precio[] | undefined;
}

/**
 * The table of prices in the form: for each number of people a field, and beside the field the
 * price per person and the saving.
 */
export function TablaDePrecios({ f, yaHabia }: PropiedadesDeTablaDePrecios) {
  const idDeTitulo = useId();
  const { campo, form } = f;
  const filas = (form.watch('preciosPorCapacidad') ?? []) as Precio[];
  const [completada, setCompletada] = useState('');
  const relleno = yaHabia ? preguntaDeRelleno(filas, yaHabia) : null;

  async function completar() {
    const individual = filas[0]?.precio;
    if (!esPrecio(individual)) {
      await form.trigger('preciosPorCapacidad.0.precio', { shouldFocus: true });
      return;
    }
    form.setValue('preciosPorCapacidad', tablaDePromocion(individual, filas.length), {
      shouldDirty: true,
    });
    form.clearErrors('preciosPorCapacidad');
    setCompletada(`Precios completados desde ${formatearPesos(individual)} por persona`);
  }

  return (
    <fieldset aria-labelledby={idDeTitulo} className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={idDeTitulo} className="text-xl font-bold">
            Precios por capacidad
          </h2>
          <p className="text-sm text-tinta-suave">
            El total de un turno, según cuántas personas vienen.
          </p>
        </div>
        {filas.length > 1 && (
          <Boton
            variante="agua"
            tamano="sm"
            icono={<Users aria-hidden="true" className="size-4.5" />}
            onClick={completar}
          >
            {APLICAR_PROMOCION}
          </Boton>
        )}
      </div>
      <p role="status" className="sr-only">
        {completada}
      </p>
      {/* The padding leaves room for the focus ring of a field, which the scrolling box would
          cut off. */}
      <div className="relative -mx-1 mt-3 overflow-x-auto px-1">
        <table className="w-full">
          <thead>
            <tr className="border-b border-borde text-sm text-tinta-suave">
              <th scope="col" className="py-2 pr-2 text-left font-medium">
                Personas
              </th>
              <th scope="col" className="py-2 text-left font-medium">
                Precio total
              </th>
              <th scope="col" className="py-2 pl-2 text-right font-medium">
                Por persona
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium max-sm:hidden">
                Ahorro
              </th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ capacidad, precio }, indice) => {
              const control = campo(`preciosPorCapacidad.${indice}.precio`, {
                setValueAs: leerPesos,
              });
              return (
                <tr key={capacidad} className="border-b border-borde last:border-0">
                  <th scope="row" className={`${CELDA} pt-3.5 pr-2 text-left sm:w-36`}>
                    <span className="cifras text-2xl leading-8 font-bold">{capacidad}</span>
                    <span className="font-normal text-tinta-suave max-sm:sr-only">
                      {capacidad === 1 ? ' persona' : ' personas'}
                    </span>
                  </th>
                  <td className={CELDA}>
                    <CampoDePrecio
                      control={control}
                      capacidad={capacidad}
                      precio={precio}
                      className="[&_input]:text-lg [&_input]:font-semibold"
                    />
                  </td>
                  <CeldasDePrecio calculo={calculoDeFila(filas, capacidad)} holgada />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div role="status" className="mt-4 empty:hidden">
        {relleno && <Nota tono="aviso">{relleno}</Nota>}
      </div>
    </fieldset>
  );
}
