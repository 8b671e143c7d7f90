import { MAXIMO_DE_SITIOS, type NuevaConfig } from '@remanso/contract/centro/config.forms';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CampoCasilla } from '../../../../components/form/CampoCasilla.tsx';
import type { EstadoDeFormulario } from '../../../../components/form/Formulario.tsx';
import { MarcoDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../../components/form/clasesDeControl.ts';
import { escribirSitios, leerSitios } from './sitios.view.ts';

interface PropiedadesDeCamposDeAgenda {
  f: EstadoDeFormulario<typeof NuevaConfig>;
}

/** The fields that say whether anybody sees the agenda, and which pages may show it. */
export function CamposDeAgenda({ f }: PropiedadesDeCamposDeAgenda) {
  // A refused page is shown even where nobody sees the agenda, because it keeps the form from saving.
  const conSitios = f.form.watch('agendaPublica') || f.form.formState.errors.sitiosQueEmbeben;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-xl font-bold">Agenda pública</legend>
      <CampoCasilla
        {...f.campo('agendaPublica')}
        etiqueta="Cualquiera ve los horarios y los lugares que quedan, sin iniciar sesión"
      />
      {conSitios && <CampoDeSitios f={f} />}
    </fieldset>
  );
}

/**
 * The field of the pages, one a line. The field keeps the text as typed until one leaves it; the form
 * has the origins.
 */
function CampoDeSitios({ f }: PropiedadesDeCamposDeAgenda) {
  const { field, fieldState } = useController({
    control: f.form.control,
    name: 'sitiosQueEmbeben',
  });
  const [texto, setTexto] = useState(() => escribirSitios(field.value));
  // `error` is an array of errors instead of one error where one page of the list is refused.
  const { error } = fieldState;
  const errores = Array.isArray(error) ? (error as { message?: string }[]) : [error];
  return (
    <MarcoDeCampo
      etiqueta="Páginas que la muestran"
      ayuda={`Las de tu propia web, como www.ejemplo.com: hasta ${MAXIMO_DE_SITIOS}, una por renglón. De cada una queda solo el comienzo de la dirección.`}
      error={errores.find((cada) => cada?.message)?.message}
    >
      {(enlaces) => (
        <textarea
          {...field}
          {...enlaces}
          rows={2}
          value={texto}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className={clasesDeControl}
          onChange={({ target: { value } }) => {
            setTexto(value);
            field.onChange(leerSitios(value));
          }}
          onBlur={() => {
            setTexto(escribirSitios(leerSitios(texto)));
            field.onBlur();
          }}
        />
      )}
    </MarcoDeCampo>
  );
}
