import { NuevoOverride } from '@remanso/contract/plan/excepciones.forms';
import { FechaDeFormulario } from '../../../components/fecha/FechaDeFormulario.tsx';
import type { Tramo } from '@remanso/contract/plan/plan.rules';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { useId } from 'react';
import { Campo } from '../../../components/form/Campo.tsx';
import { CampoSeleccion } from '../../../components/form/CampoSeleccion.tsx';
import { Formulario, type EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { ErrorDeHoras } from '../../../components/form/hora/ErrorDeHoras.tsx';
import { ParDeHoras } from '../../../components/form/hora/ParDeHoras.tsx';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { Desperdicios } from '../../../entities/horario/Desperdicios.tsx';
import { ERROR_AL_GUARDAR } from './excepciones.mutations.ts';
import type { PropiedadesDeFormulario } from './excepciones.view.ts';

const TRAMO_NUEVO: Tramo = { horaInicio: '09:00', horaFin: '13:00' };
const CAPACIDADES = Array.from({ length: 10 }, (_, indice) => ({
  valor: indice + 1,
  texto: indice === 0 ? '1 lugar' : `${indice + 1} lugares`,
}));

export function FormularioDeOverride({
  hoy,
  alSeguir,
  ...formulario
}: PropiedadesDeFormulario<'override'>) {
  return (
    <Formulario
      {...formulario}
      esquema={NuevoOverride}
      siFalla={ERROR_AL_GUARDAR}
      alEnviar={alSeguir}
    >
      {(f) => (
        <>
          <FechaDeFormulario
            {...f.campo('fecha')}
            valor={f.form.watch('fecha')}
            etiqueta="Fecha"
            minimo={hoy}
            className="sm:max-w-60"
          />
          <Tramos f={f} />
          <CampoSeleccion
            {...f.campo('capacidad', {
              setValueAs: (valor) => (valor ? Number(valor) : null),
            })}
            etiqueta="Lugares por turno"
            vacia="Los de siempre"
            opciones={CAPACIDADES}
            className="sm:max-w-60"
          />
          <Campo
            {...f.campo('motivo')}
            etiqueta="Motivo (opcional)"
            ayuda="Lo lee quien tenga una reserva fuera de esas horas: «Apertura especial»."
            maxLength={200}
          />
        </>
      )}
    </Formulario>
  );
}

function Tramos({ f }: { f: EstadoDeFormulario<typeof NuevoOverride> }) {
  const idDeError = useId();
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const { form } = f;
  const tramos = form.watch('tramos');
  const error = primerMensaje(form.formState.errors.tramos);
  const poner = (nuevos: Tramo[]) => {
    form.clearErrors('tramos');
    form.setValue('tramos', nuevos);
  };
  const cambiar = (cual: number, cambio: Partial<Tramo>) =>
    poner(tramos.map((tramo, indice) => (indice === cual ? { ...tramo, ...cambio } : tramo)));
  return (
    <fieldset>
      <legend className="font-semibold">Horarios de ese día</legend>
      <p className="text-sm text-tinta-suave">Sin ninguno, el día queda cerrado.</p>
      <ul className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        {tramos.map((tramo, indice) => (
          // The key of a tramo is the position in the list, because tramos have no id.
          <li key={indice} className="flex items-center gap-1.5">
            <ParDeHoras
              nombre={`Horario ${indice + 1}`}
              tramo={tramo}
              malInicio={Boolean(error)}
              malFin={Boolean(error)}
              idDeError={idDeError}
              alCambiar={(cambio) => cambiar(indice, cambio)}
            />
            <button
              type="button"
              aria-label={`Quitar horario ${indice + 1}`}
              title="Quitar"
              className="guijarro grid size-9 place-items-center text-tinta-suave hover:bg-hundido hover:text-tinta"
              onClick={() => poner(tramos.filter((_, otro) => otro !== indice))}
            >
              <Trash aria-hidden="true" className="size-4.5" />
            </button>
          </li>
        ))}
        <li>
          <Boton
            variante="ghost"
            tamano="sm"
            icono={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => poner([...tramos, TRAMO_NUEVO])}
          >
            Agregar horario
          </Boton>
        </li>
      </ul>
      <ErrorDeHoras id={idDeError} mensaje={error} />
      {config && !error && <Desperdicios tramos={tramos} duracionMin={config.duracionBaseMin} />}
    </fieldset>
  );
}

/**
 * Returns the error of the list of tramos, or else the error of the first invalid hour in the list.
 */
function primerMensaje(errores: unknown): string | undefined {
  if (typeof errores !== 'object' || errores === null) return undefined;
  if ('message' in errores && typeof errores.message === 'string') return errores.message;
  return Object.values(errores).map(primerMensaje).find(Boolean);
}
