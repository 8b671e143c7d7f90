import type { Acompaniante } from '../reserva/participantes.view.ts';
import { AcompaniantesHabituales } from '../reserva/participantes/AcompaniantesHabituales.tsx';
import { TarjetasDeAcompaniantes } from '../reserva/participantes/TarjetasDeAcompaniantes.tsx';

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
  const cambiar = (orden: number, cambio: Partial<Acompaniante>) =>
    alCambiar(acompaniantes.map((uno, i) => (i === orden ? { ...uno, ...cambio } : uno)));
  return (
    <>
      <AcompaniantesHabituales acompaniantes={acompaniantes} alCambiar={cambiar} />
      <ol className="flex flex-col gap-4">
        <TarjetasDeAcompaniantes
          acompaniantes={acompaniantes}
          faltan={faltan}
          alCambiar={cambiar}
        />
      </ol>
    </>
  );
}
