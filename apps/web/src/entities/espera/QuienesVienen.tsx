import { campoDeNombre, type Acompaniante } from '../reserva/participantes.view.ts';
import { AcompaniantesHabituales } from '../reserva/participantes/AcompaniantesHabituales.tsx';
import { TarjetaDeAcompaniante } from '../reserva/participantes/TarjetaDeAcompaniante.tsx';

interface PropiedadesDeQuienesVienen {
  acompaniantes: readonly Acompaniante[];
  /** True once the person tried to go on with a name missing. */
  faltan: boolean;
  alCambiar: (acompaniantes: readonly Acompaniante[]) => void;
}

/**
 * The form for the companions when a client accepts an offer; nothing where the client comes alone.
 */
export function QuienesVienen({ acompaniantes, faltan, alCambiar }: PropiedadesDeQuienesVienen) {
  if (acompaniantes.length === 0) return null;
  const sinNombre = acompaniantes.flatMap(({ nombre }, orden) =>
    nombre.trim() === '' ? [campoDeNombre(orden)] : [],
  );
  const cambiar = (orden: number, cambio: Partial<Acompaniante>) =>
    alCambiar(acompaniantes.map((uno, i) => (i === orden ? { ...uno, ...cambio } : uno)));
  return (
    <>
      <AcompaniantesHabituales acompaniantes={acompaniantes} alCambiar={cambiar} />
      <ol className="flex flex-col gap-4">
        {acompaniantes.map((acompaniante, orden) => (
          <TarjetaDeAcompaniante
            // The companions have nothing but their position to serve as a key.
            key={orden}
            orden={orden}
            acompaniante={acompaniante}
            invalido={faltan && acompaniante.nombre.trim() === ''}
            sigue={sinNombre.find((campo) => campo !== campoDeNombre(orden))}
            alCambiar={(cambio) => cambiar(orden, cambio)}
          />
        ))}
      </ol>
    </>
  );
}
