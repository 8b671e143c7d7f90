import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Campo } from '../../../components/form/Campo.tsx';
import type { EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { pararSegundoToque } from '../../../components/ui/pararSegundoToque.ts';
import { RENGLONES_DE_HORARIO, type EsquemaDelCentro } from './centro.view.ts';

/** The opening hours that the footer shows: a row of fields for each line of the footer. */
export function RenglonesDeHorario({ f }: { f: EstadoDeFormulario<typeof EsquemaDelCentro> }) {
  const { campo, form } = f;
  const renglones = form.watch('horarios');
  const poner = (nuevos: typeof renglones) => {
    // The next row moves into the place of a row that is removed. pararSegundoToque keeps a double
    // click from removing that next row.
    pararSegundoToque();
    form.setValue('horarios', nuevos, { shouldDirty: true });
  };

  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-1.5 text-xl font-bold">Horarios del pie</legend>
      <p className="text-sm text-tinta-suave">
        Como los lee la gente. Los turnos que se reservan salen de Horarios Semanales.
      </p>
      {renglones.map((_, indice) => (
        <div
          key={indice}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <Campo
            {...campo(`horarios.${indice}.dias`)}
            etiqueta={`Días ${indice + 1}`}
            placeholder="Lunes a viernes"
          />
          <Campo
            {...campo(`horarios.${indice}.tramos`)}
            etiqueta={`Horas ${indice + 1}`}
            placeholder="Cerrado"
            className="max-sm:order-3 max-sm:col-span-2"
          />
          <Boton
            variante="outline"
            className="mt-7.5"
            aria-label={`Quitar el renglón ${indice + 1}`}
            icono={<Trash2 aria-hidden="true" className="size-4.5" />}
            onClick={() => poner(renglones.filter((_cada, otro) => otro !== indice))}
          />
        </div>
      ))}
      {renglones.length < RENGLONES_DE_HORARIO && (
        <Boton
          variante="outline"
          tamano="sm"
          className="self-start"
          icono={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => poner([...renglones, { dias: '', tramos: '' }])}
        >
          Agregar renglón
        </Boton>
      )}
    </fieldset>
  );
}
