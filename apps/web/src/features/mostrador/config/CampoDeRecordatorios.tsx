import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Campo } from '../../../components/form/Campo.tsx';
import type { EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { escribirRecordatorios, leerRecordatorios } from './recordatorios.view.ts';

/**
 * A text field for the hours of all reminders. The field keeps the text as typed, while the form
 * has the numbers.
 */
export function CampoDeRecordatorios({ f }: { f: EstadoDeFormulario<typeof NuevaConfig> }) {
  const { field, fieldState } = useController({
    control: f.form.control,
    name: 'recordatoriosHoras',
  });
  const [texto, setTexto] = useState(() => escribirRecordatorios(field.value));
  // `error` is an array of errors instead of one error where one hour of the list is refused.
  const { error } = fieldState;
  const errores = Array.isArray(error) ? (error as { message?: string }[]) : [error];
  return (
    <Campo
      {...field}
      value={texto}
      onChange={async (evento) => {
        const { value } = evento.target as HTMLInputElement;
        setTexto(value);
        field.onChange(leerRecordatorios(value));
      }}
      onBlur={async () => field.onBlur()}
      error={errores.find((cada) => cada?.message)?.message}
      etiqueta="Recordatorios por email"
      ayuda="Horas antes del turno, de 1 a 72: hasta 3, con comas. Vacío, no se manda ninguno."
      autoComplete="off"
    />
  );
}
