import { nombreDeAcompaniante } from '@remanso/contract/campo/campos-de-texto';
import { SEXOS } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { esNombreProvisorio } from '@remanso/contract/reserva/reservas.rules';
import * as z from 'zod/mini';
import { Campo } from '../../../../components/form/Campo.tsx';
import { CampoSeleccion } from '../../../../components/form/CampoSeleccion.tsx';
import { Formulario } from '../../../../components/form/Formulario.tsx';
import { OPCIONES_DE_GENERO, SIN_DECIR } from '../../../../components/form/genero.view.ts';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { cartel } from '../../../../lib/carteles.ts';
import { ERROR_AL_CORREGIR, useCorregirParticipante } from './reservas-del-dia.mutations.ts';

const Correccion = z.object({
  nombre: nombreDeAcompaniante('El nombre', 'El nombre es obligatorio'),
  sexo: z.union([z.literal(''), z.enum(SEXOS)]),
});

/**
 * Focuses the field of the name. A provisional name ('Acompañante 1') is selected, so that typing
 * replaces the name.
 */
function enfocarNombre(caja: HTMLElement | null): void {
  const campo = caja?.querySelector('input');
  campo?.focus();
  if (campo && esNombreProvisorio(campo.value)) campo.select();
}

interface PropiedadesDeCorregirParticipante {
  participante: ReservaDelMostrador['participantes'][number];
  alTerminar: () => void;
}

/** The form that replaces a participant's row and corrects the name and the gender. */
export function CorregirParticipante({
  participante: { asientoId, nombre, sexo },
  alTerminar,
}: PropiedadesDeCorregirParticipante) {
  const { mutateAsync: corregir } = useCorregirParticipante();
  return (
    <Formulario
      esquema={Correccion}
      valores={{ nombre, sexo: sexo === 'NO_DECLARA' ? '' : sexo }}
      siFalla={ERROR_AL_CORREGIR}
      className="flex w-full flex-col gap-3"
      alEnviar={async (datos) => {
        await corregir({
          asientoId,
          nombre: datos.nombre,
          ...(datos.sexo && { sexo: datos.sexo }),
        });
        cartel.exito('Participante corregido');
        alTerminar();
      }}
    >
      {({ campo, enviando }) => (
        <>
          <div ref={enfocarNombre} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <Campo
              {...campo('nombre')}
              etiqueta={`Nombre de ${nombre}`}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="words"
            />
            <CampoSeleccion
              {...campo('sexo')}
              etiqueta={`Género de ${nombre}`}
              {...(sexo === 'NO_DECLARA' && { vacia: SIN_DECIR })}
              opciones={OPCIONES_DE_GENERO}
            />
          </div>
          <div className="flex justify-end gap-2">
            <Boton variante="secondary" tamano="sm" disabled={enviando} onClick={alTerminar}>
              Dejar como estaba
            </Boton>
            <Boton type="submit" variante="primary" tamano="sm" cargando={enviando}>
              Guardar
            </Boton>
          </div>
        </>
      )}
    </Formulario>
  );
}
