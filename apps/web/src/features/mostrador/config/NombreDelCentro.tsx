import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { ID_DEL_NOMBRE } from './useGuardarNombre.ts';

interface PropiedadesDeNombreDelCentro {
  valor: string;
  error: string | undefined;
  alCambiar: (nombre: string) => void;
}

/**
 * The field for the name of a new centre, in step 1 of 3. The other data of the centre follow in
 * step 3 (PasoDelCentro).
 */
export function NombreDelCentro({ valor, error, alCambiar }: PropiedadesDeNombreDelCentro) {
  return (
    <div id={ID_DEL_NOMBRE}>
      <MarcoDeCampo
        etiqueta="Nombre del centro"
        ayuda="Como lo van a leer los clientes. La dirección, el teléfono y lo demás van en el paso 3."
        error={error}
      >
        {(enlaces) => (
          <input
            {...enlaces}
            type="text"
            autoComplete="organization"
            value={valor}
            onChange={({ target }) => alCambiar(target.value)}
            className={clasesDeControl}
          />
        )}
      </MarcoDeCampo>
    </div>
  );
}
