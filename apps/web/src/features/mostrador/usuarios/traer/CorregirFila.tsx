import type { FilaPrevista } from '@remanso/contract/persona/importaciones.contract';
import * as z from 'zod/mini';
import { Campo } from '../../../../components/form/Campo.tsx';
import { CampoEmail } from '../../../../components/form/CampoEmail.tsx';
import { Formulario } from '../../../../components/form/Formulario.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { PersonaSinEmail } from '../../../../entities/persona/persona.view.ts';
import { enfocar } from '../../../../lib/enfocar.ts';
import type { Correccion } from './importacion.view.ts';
import { ERROR_AL_LEER } from './importaciones.mutations.ts';

const Corregida = z.omit(PersonaSinEmail, { genero: true });

interface PropiedadesDeCorregirFila {
  fila: FilaPrevista;
  alCorregir: (numero: number, correccion: Correccion) => void;
  alCerrar: () => void;
}

/** The form with which somebody corrects what a row says of a person. */
export function CorregirFila({ fila, alCorregir, alCerrar }: PropiedadesDeCorregirFila) {
  const { numero, cliente } = fila;
  const { nombre, apellido, telefono, email } = cliente;
  return (
    <Formulario
      esquema={Corregida}
      valores={{ nombre, apellido, telefono, email: email ?? '' }}
      siFalla={ERROR_AL_LEER}
      className="flex flex-col gap-3"
      alEnviar={(datos) => {
        alCorregir(numero, datos);
        alCerrar();
      }}
    >
      {({ campo }) => (
        <>
          <div
            ref={enfocar}
            role="group"
            aria-label={`Lo que dice la fila ${numero}`}
            tabIndex={-1}
            className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
          >
            <Campo {...campo('nombre')} etiqueta="Nombre" autoCapitalize="words" />
            <Campo {...campo('apellido')} etiqueta="Apellido" autoCapitalize="words" />
            <Campo {...campo('telefono')} etiqueta="Teléfono" type="tel" inputMode="tel" />
            <CampoEmail {...campo('email')} etiqueta="Email (opcional)" />
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <Boton variante="secondary" tamano="sm" onClick={alCerrar}>
              Dejar como estaba
            </Boton>
            <Boton type="submit" tamano="sm">
              Guardar la fila
            </Boton>
          </div>
        </>
      )}
    </Formulario>
  );
}
