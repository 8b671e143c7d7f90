import { useId } from 'react';
import { Campo } from '../../components/form/Campo.tsx';
import { Formulario, type EstadoDeFormulario } from '../../components/form/Formulario.tsx';
import { Interruptor } from '../../components/form/Interruptor.tsx';
import { ErrorDeCampo } from '../../components/form/MarcoDeCampo.tsx';
import { CampoHora } from '../horarios-base/CampoHora.tsx';
import { CampoFecha } from './CampoFecha.tsx';
import type { PropiedadesDeFormulario } from './FormularioDeFeriado.tsx';
import { ESQUEMAS } from './esquemas.ts';
import { ERROR_AL_GUARDAR } from './excepciones.queries.ts';

const HORAS = { inicio: '08:00', fin: '12:00' };

export function FormularioDeBloqueo({
  id,
  hoy,
  valores,
  alSeguir,
}: PropiedadesDeFormulario<'bloqueo'>) {
  return (
    <Formulario
      id={id}
      esquema={ESQUEMAS.bloqueo}
      valores={valores}
      siFalla={ERROR_AL_GUARDAR}
      alEnviar={(body) => alSeguir({ tipo: 'bloqueo', body })}
    >
      {(f) => (
        <>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <CampoFecha
              {...f.campo('fechaDesde')}
              fecha={f.form.watch('fechaDesde')}
              etiqueta="Primer día"
              min={hoy}
            />
            <CampoFecha
              {...f.campo('fechaHasta')}
              fecha={f.form.watch('fechaHasta')}
              etiqueta="Último día"
              min={hoy}
            />
          </div>
          <Horas f={f} />
          <Campo
            {...f.campo('motivo')}
            etiqueta="Motivo (opcional)"
            ayuda="Solo para el centro: «Mantenimiento de la pileta»."
            maxLength={200}
          />
        </>
      )}
    </Formulario>
  );
}

function Horas({ f }: { f: EstadoDeFormulario<typeof ESQUEMAS.bloqueo> }) {
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
          <CampoHora
            etiqueta="Bloqueo, desde"
            valor={horaInicio ?? ''}
            invalido={Boolean(malInicio)}
            idDeError={idDeError}
            alCambiar={(hora) => poner(hora, horaFin)}
          />
          <span aria-hidden="true">a</span>
          <CampoHora
            etiqueta="Bloqueo, hasta"
            valor={horaFin ?? ''}
            invalido={Boolean(malFin)}
            idDeError={idDeError}
            alCambiar={(hora) => poner(horaInicio, hora)}
          />
          <span className="text-sm text-tinta-suave">de cada día</span>
        </div>
      )}
      <div role="status" className="mt-2 empty:hidden">
        {error && <ErrorDeCampo id={idDeError}>{error}</ErrorDeCampo>}
      </div>
    </div>
  );
}
