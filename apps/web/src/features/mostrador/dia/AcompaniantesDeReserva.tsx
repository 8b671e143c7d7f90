import { SEXOS } from '@remanso/contract/franjas.rules';
import { capitalizar } from '@remanso/contract/nombres.rules';
import { CampoSeleccion } from '../../../components/form/CampoSeleccion.tsx';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { campoDeNombre, type Acompaniante } from '../../../entities/reserva/participantes.view.ts';
import { OPCIONES_DE_GENERO } from '../../../components/form/genero.view.ts';

/** The props that React Hook Form would add to a field. */
const SIN_FORMULARIO = { ref: () => {}, onBlur: async () => {}, error: undefined };

interface PropiedadesDeAcompaniantesDeReserva {
  acompaniantes: readonly Acompaniante[];
  /** True once the person tried to book with a name missing. */
  faltan: boolean;
  alCambiar: (orden: number, cambio: Partial<Acompaniante>) => void;
}

/** The name and the gender of each companion. */
export function AcompaniantesDeReserva({
  acompaniantes,
  faltan,
  alCambiar,
}: PropiedadesDeAcompaniantesDeReserva) {
  return acompaniantes.map(({ nombre, genero }, orden) => (
    // The companions have nothing but their position to serve as a key.
    <div key={orden} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <MarcoDeCampo
        etiqueta={`Nombre del acompañante ${orden + 1}`}
        error={faltan && nombre.trim() === '' ? 'El nombre es obligatorio' : undefined}
      >
        {(enlaces) => (
          <input
            {...enlaces}
            name={campoDeNombre(orden)}
            type="text"
            maxLength={60}
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
        opciones={OPCIONES_DE_GENERO}
        value={genero}
        onChange={async ({ target }: { target: HTMLSelectElement }) => {
          const elegido = SEXOS.find((sexo) => sexo === target.value);
          if (elegido) alCambiar(orden, { genero: elegido });
        }}
      />
    </div>
  ));
}
