import { SegmentoDeGenero } from './SegmentoDeGenero.tsx';
import { GENEROS, NOMBRES, type Segmento } from './ocupacion.view.ts';

const DE_TODOS: readonly Segmento[] = [...GENEROS, 'disponible'];
const CON_GUARDADOS: readonly Segmento[] = [...GENEROS, 'guardado', 'disponible'];

interface PropiedadesDeLeyendaDeGenero {
  /** The franjas whose bars the legend explains. */
  franjas: readonly { retenidas: number }[];
}

/** Says what the marks of the occupancy bars mean, that of held places only where there are any. */
export function LeyendaDeGenero({ franjas }: PropiedadesDeLeyendaDeGenero) {
  const segmentos = franjas.some(({ retenidas }) => retenidas > 0) ? CON_GUARDADOS : DE_TODOS;
  return (
    <ul
      aria-label="Referencias"
      className="leyenda flex flex-wrap gap-x-2.5 gap-y-2 text-sm sm:gap-x-5"
    >
      {segmentos.map((segmento) => (
        <li key={segmento} className="flex items-center gap-1.5 sm:gap-2">
          <SegmentoDeGenero segmento={segmento} className="h-6 w-6 sm:w-7" />
          {NOMBRES[segmento]}
        </li>
      ))}
    </ul>
  );
}
