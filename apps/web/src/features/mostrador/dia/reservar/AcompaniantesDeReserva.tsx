import { SEXOS } from '@remanso/contract/franja/franjas.rules';
import { capitalizar } from '@remanso/contract/persona/nombres.rules';
import { nombreProvisorio } from '@remanso/contract/reserva/reservas.rules';
import { CampoSeleccion } from '../../../../components/form/CampoSeleccion.tsx';
import { MarcoDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../../components/form/clasesDeControl.ts';
import { OPCIONES_DE_GENERO, SIN_DECIR } from '../../../../components/form/genero.view.ts';
import type { AcompanianteDelMostrador } from './reservar.view.ts';

/**
 * The props of CampoSeleccion that React Hook Form would fill. This form does not use React Hook
 * Form.
 */
const SIN_FORMULARIO = { ref: () => {}, onBlur: async () => {}, error: undefined };

interface PropiedadesDeAcompaniantesDeReserva {
  acompaniantes: readonly AcompanianteDelMostrador[];
  alCambiar: (orden: number, cambio: Partial<AcompanianteDelMostrador>) => void;
}

/**
 * A field for the name and a field for the gender of each companion. The desk can leave all these
 * fields empty.
 */
export function AcompaniantesDeReserva({
  acompaniantes,
  alCambiar,
}: PropiedadesDeAcompaniantesDeReserva) {
  if (acompaniantes.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-tinta-suave">Los nombres los puedes completar después.</p>
      {acompaniantes.map(({ nombre, genero }, orden) => (
        // The key of a companion is the position in the list, because companions have no id.
        <div key={orden} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <MarcoDeCampo etiqueta={`Nombre del acompañante ${orden + 1}`}>
            {(enlaces) => (
              <input
                {...enlaces}
                type="text"
                maxLength={60}
                placeholder={nombreProvisorio(orden + 1)}
                autoComplete="off"
                autoCapitalize="words"
                value={nombre}
                className={clasesDeControl}
                onChange={(evento) => alCambiar(orden, { nombre: evento.target.value })}
                onBlur={() => alCambiar(orden, { nombre: capitalizar(nombre.trim()) })}
              />
            )}
          </MarcoDeCampo>
          <CampoSeleccion
            {...SIN_FORMULARIO}
            name={`genero-${orden + 1}`}
            etiqueta={`Género del acompañante ${orden + 1}`}
            vacia={SIN_DECIR}
            opciones={OPCIONES_DE_GENERO}
            value={genero ?? ''}
            onChange={async ({ target }: { target: HTMLSelectElement }) => {
              alCambiar(orden, { genero: SEXOS.find((sexo) => sexo === target.value) ?? null });
            }}
          />
        </div>
      ))}
    </div>
  );
}
