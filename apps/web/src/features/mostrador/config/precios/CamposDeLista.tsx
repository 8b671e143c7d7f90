import { formatearPesos } from '@remanso/contract/dinero';
import type { NuevaListaDePrecios } from '@remanso/contract/precio/listas-de-precios.forms';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import { useState } from 'react';
import { FechaDeFormulario } from '../../../../components/fecha/FechaDeFormulario.tsx';
import { CampoNumero } from '../../../../components/form/CampoNumero.tsx';
import { CampoSeleccion } from '../../../../components/form/CampoSeleccion.tsx';
import type { EstadoDeFormulario } from '../../../../components/form/Formulario.tsx';
import { leerPesos } from '../../../../components/form/numero.view.ts';
import { enfocar } from '../../../../lib/enfocar.ts';
import { CampoDePrecio } from './CampoDePrecio.tsx';
import {
  REDONDEOS,
  aumentar,
  entenderPorcentaje,
  textosDePorcentaje,
} from './listas-de-precios.view.ts';

interface PropiedadesDeCamposDeLista {
  f: EstadoDeFormulario<typeof NuevaListaDePrecios>;
  /** The earliest day that the person can choose. */
  minimo: string;
  /** Returns the prices that apply on a day without the new list. */
  antesDe: (fecha: string) => readonly Precio[];
}

interface Aumento {
  /** The text of the percentage field. entenderPorcentaje reads the text. */
  escrito: string;
  redondeo: number;
}

/**
 * The fields of a new lista de precios: the first day, a percentage that raises (or, below zero,
 * lowers) all prices, the rounding, and for each number of people a field for the new price beside
 * the old price.
 */
export function CamposDeLista({ f: { campo, form }, minimo, antesDe }: PropiedadesDeCamposDeLista) {
  const [aumento, setAumento] = useState<Aumento>({ escrito: '', redondeo: 100 });
  const [aplicado, setAplicado] = useState<number | null>(null);
  const desde = form.watch('desde');
  const filas = (form.watch('preciosPorCapacidad') ?? []) as Precio[];
  const antes = antesDe(desde);
  const delDia = campo('desde');

  /**
   * Computes all new prices from the old prices. Where the percentage cannot be read, the prices in
   * the form stay as they are.
   */
  function aplicar(fecha: string, nuevo: Aumento) {
    setAumento(nuevo);
    const cuanto = entenderPorcentaje(nuevo.escrito);
    if (cuanto === null) return;
    setAplicado(cuanto);
    form.setValue('preciosPorCapacidad', aumentar(antesDe(fecha), cuanto, nuevo.redondeo));
    form.clearErrors('preciosPorCapacidad');
  }

  return (
    <>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        <FechaDeFormulario
          {...delDia}
          valor={desde}
          etiqueta="Desde"
          minimo={minimo}
          onChange={async (evento) => {
            await delDia.onChange(evento);
            aplicar(form.getValues('desde'), aumento);
          }}
        />
        <CampoNumero
          name="porcentaje"
          ref={enfocar}
          etiqueta="Aumentar todos"
          unidad="%"
          value={aumento.escrito}
          inputMode="decimal"
          {...textosDePorcentaje(aumento.escrito, aplicado)}
          onChange={async ({ target }) => aplicar(desde, { ...aumento, escrito: target.value })}
          onBlur={async () => undefined}
        />
        <CampoSeleccion
          name="redondeo"
          ref={() => undefined}
          error={undefined}
          etiqueta="Redondear"
          opciones={REDONDEOS}
          value={aumento.redondeo}
          onChange={async ({ target }) =>
            aplicar(desde, { ...aumento, redondeo: Number(target.value) })
          }
          onBlur={async () => undefined}
        />
      </div>
      <table className="w-full">
        <thead>
          <tr className="border-b border-borde text-sm text-tinta-suave">
            <th scope="col" className="py-2 pr-2 text-left font-medium">
              Personas
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Antes
            </th>
            <th scope="col" className="py-2 pl-4 text-left font-medium">
              Desde ese día
            </th>
          </tr>
        </thead>
        <tbody>
          {filas.map(({ capacidad, precio }, indice) => {
            const control = campo(`preciosPorCapacidad.${indice}.precio`, {
              setValueAs: leerPesos,
            });
            const era = antes.find((fila) => fila.capacidad === capacidad)?.precio;
            return (
              <tr key={capacidad} className="border-b border-borde last:border-0">
                <th scope="row" className="cifras py-2 pr-2 text-left text-xl font-bold">
                  {capacidad}
                </th>
                <td className="cifras py-2 text-right whitespace-nowrap">
                  {era === undefined ? '—' : formatearPesos(era)}
                </td>
                <td className="py-2 pl-4">
                  <CampoDePrecio control={control} capacidad={capacidad} precio={precio} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
