import { NuevoBloqueo } from '@remanso/contract/plan/excepciones.forms';
import { FechaDeFormulario } from '../../../components/fecha/FechaDeFormulario.tsx';
import { useId } from 'react';
import { Campo } from '../../../components/form/Campo.tsx';
import { Formulario, type EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { Interruptor } from '../../../components/form/Interruptor.tsx';
import { ErrorDeHoras } from '../../../components/form/hora/ErrorDeHoras.tsx';
import { ParDeHoras } from '../../../components/form/hora/ParDeHoras.tsx';
import { ERROR_AL_GUARDAR } from './excepciones.mutations.ts';
import type { PropiedadesDeFormulario } from './excepciones.view.ts';

const HORAS = { inicio: '08:00', fin: '12:00' };

export function FormularioDeBloqueo({
  hoy,
  alSeguir,
  ...formulario
}: PropiedadesDeFormulario<'bloqueo'>) {
  return (
    <Formulario
      {...formulario}
      esquema={NuevoBloqueo}
      siFalla={ERROR_AL_GUARDAR}
      alEnviar={alSeguir}
    >
      {(f) => (
        <>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <FechaDeFormulario
              {...f.campo('fechaDesde')}
              valor={f.form.watch('fechaDesde')}
              etiqueta="Primer día"
              minimo={hoy}
            />
            <FechaDeFormulario
              {...f.campo('fechaHasta')}
              valor={f.form.watch('fechaHasta')}
              etiqueta="Último día"
              minimo={hoy}
            />
          </div>
          <Horas f={f} />
          <Campo
            {...f.campo('motivo')}
            etiqueta="Motivo (opcional)"
            ayuda="Lo lee quien ya tiene una reserva ahí: «Mantenimiento de la pileta»."
            maxLength={200}
          />
        </>
      )}
    </Formulario>
  );
}

function Horas({ f }: { f: EstadoDeFormulario<typeof NuevoBloqueo> }) {
  const idDeError = useId();
  const { form } = f;
  const horaInicio = form.watch('horaInicio') ?? null;
  const horaFin = form.watch('horaFin') ?? null;
  const todoElDia = horaInicio === null && horaFin === null;
  const { horaInicio: malInicio, horaFin: malFin } = form.formState.errors;
  const error = malInicio?.message ?? malFin?.message;
  const poner = (inicio: string | null, fin: string | null) => {
    form.clearErrors(['horaInicio', 'horaFin']);
    form.setValue('horaInicio', inicio);
    form.setValue('horaFin', fin);
  };
  return (
    <div>
      <Interruptor
        etiqueta="Todo el día"
        checked={todoElDia}
        onChange={() => (todoElDia ? poner(HORAS.inicio, HORAS.fin) : poner(null, null))}
      />
      {!todoElDia && (
        <div role="group" aria-label="Horas bloqueadas" className="flex items-center gap-2">
          <ParDeHoras
            nombre="Bloqueo"
            tramo={{ horaInicio: horaInicio ?? '', horaFin: horaFin ?? '' }}
            malInicio={Boolean(malInicio)}
            malFin={Boolean(malFin)}
            idDeError={idDeError}
            alCambiar={(cambio) =>
              poner(cambio.horaInicio ?? horaInicio, cambio.horaFin ?? horaFin)
            }
          />
          <span className="text-sm text-tinta-suave">de cada día</span>
        </div>
      )}
      <ErrorDeHoras id={idDeError} mensaje={error} />
    </div>
  );
}
