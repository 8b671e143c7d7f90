import type { ReactNode } from 'react';
import { Formulario, type EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { ESQUEMAS, type Cuerpo } from './esquemas.ts';
import type { Tipo } from './excepciones.view.ts';
import { ERROR_AL_GUARDAR } from './excepciones.mutations.ts';

export interface PropiedadesDeFormulario<T extends Tipo> {
  id: string;
  hoy: string;
  /** The form's initial values: those typed before the review, or the defaults. */
  valores: Cuerpo<T>;
  /** Called with the form's values; an error it throws is shown in the form. */
  alSeguir: (body: Cuerpo<T>) => Promise<void>;
}

interface PropiedadesDeFormularioDeExcepcion<T extends Tipo> extends Omit<
  PropiedadesDeFormulario<T>,
  'hoy'
> {
  tipo: T;
  children: (f: EstadoDeFormulario<(typeof ESQUEMAS)[T]>) => ReactNode;
}

/** The common part of the forms of the three kinds. */
export function FormularioDeExcepcion<T extends Tipo>({
  tipo,
  id,
  valores,
  alSeguir,
  children,
}: PropiedadesDeFormularioDeExcepcion<T>) {
  return (
    <Formulario
      id={id}
      esquema={ESQUEMAS[tipo]}
      valores={valores}
      siFalla={ERROR_AL_GUARDAR}
      alEnviar={(body) => alSeguir(body as Cuerpo<T>)}
    >
      {children}
    </Formulario>
  );
}
