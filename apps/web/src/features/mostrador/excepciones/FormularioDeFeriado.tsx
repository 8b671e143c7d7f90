import { NuevoFeriado } from '@remanso/contract/plan/excepciones.forms';
import { FechaDeFormulario } from '../../../components/fecha/FechaDeFormulario.tsx';
import { Campo } from '../../../components/form/Campo.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { ERROR_AL_GUARDAR } from './excepciones.mutations.ts';
import type { PropiedadesDeFormulario } from './excepciones.view.ts';

export function FormularioDeFeriado({
  hoy,
  alSeguir,
  ...formulario
}: PropiedadesDeFormulario<'feriado'>) {
  return (
    <Formulario
      {...formulario}
      esquema={NuevoFeriado}
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
          <Campo
            {...f.campo('descripcion')}
            etiqueta="Descripción"
            ayuda="La leen quienes reciban el aviso: «Navidad», «Fiesta patronal»."
            maxLength={200}
          />
        </>
      )}
    </Formulario>
  );
}
