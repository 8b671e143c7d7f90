import { FechaDeFormulario } from '../../../components/fecha/FechaDeFormulario.tsx';
import { Campo } from '../../../components/form/Campo.tsx';
import { FormularioDeExcepcion, type PropiedadesDeFormulario } from './FormularioDeExcepcion.tsx';

export function FormularioDeFeriado({ hoy, ...formulario }: PropiedadesDeFormulario<'feriado'>) {
  return (
    <FormularioDeExcepcion tipo="feriado" {...formulario}>
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
    </FormularioDeExcepcion>
  );
}
