import { Campo } from '../../components/form/Campo.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { CampoFecha } from './CampoFecha.tsx';
import { ESQUEMAS } from './esquemas.ts';
import { ERROR_AL_GUARDAR } from './excepciones.queries.ts';
import type { Nueva } from './excepciones.view.ts';

export interface PropiedadesDeFormulario<T extends Nueva['tipo']> {
  id: string;
  hoy: string;
  /** What was typed before going on, or what the form begins with. */
  valores: Extract<Nueva, { tipo: T }>['body'];
  /** What it throws is shown in the form. */
  alSeguir: (nueva: Nueva) => Promise<void>;
}

export function FormularioDeFeriado({
  id,
  hoy,
  valores,
  alSeguir,
}: PropiedadesDeFormulario<'feriado'>) {
  return (
    <Formulario
      id={id}
      esquema={ESQUEMAS.feriado}
      valores={valores}
      siFalla={ERROR_AL_GUARDAR}
      alEnviar={(body) => alSeguir({ tipo: 'feriado', body })}
    >
      {(f) => (
        <>
          <CampoFecha
            {...f.campo('fecha')}
            fecha={f.form.watch('fecha')}
            etiqueta="Fecha"
            min={hoy}
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
