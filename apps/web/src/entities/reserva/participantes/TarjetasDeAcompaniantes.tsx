import { campoDeNombre, type Acompaniante } from '../participantes.view.ts';
import { TarjetaDeAcompaniante } from './TarjetaDeAcompaniante.tsx';

interface PropiedadesDeTarjetasDeAcompaniantes {
  acompaniantes: readonly Acompaniante[];
  /** True once the person tried to go on with a name missing. */
  faltan: boolean;
  alCambiar: (orden: number, cambio: Partial<Acompaniante>) => void;
}

/** The cards of the companions, as the items of a list. */
export function TarjetasDeAcompaniantes({
  acompaniantes,
  faltan,
  alCambiar,
}: PropiedadesDeTarjetasDeAcompaniantes) {
  const sinNombre = acompaniantes.flatMap(({ nombre }, orden) =>
    nombre.trim() === '' ? [campoDeNombre(orden)] : [],
  );
  return acompaniantes.map((acompaniante, orden) => (
    <TarjetaDeAcompaniante
      // Companions have no id, so their position is the key.
      key={orden}
      orden={orden}
      acompaniante={acompaniante}
      invalido={faltan && acompaniante.nombre.trim() === ''}
      sigue={sinNombre.find((campo) => campo !== campoDeNombre(orden))}
      alCambiar={(cambio) => alCambiar(orden, cambio)}
    />
  ));
}
