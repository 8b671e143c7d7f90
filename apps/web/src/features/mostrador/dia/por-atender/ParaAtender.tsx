import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { porAtender, type PorAtender } from './por-atender.view.ts';
import { useIrAlTurno } from './useIrAlTurno.ts';

interface PropiedadesDeParaAtender {
  /** The franjas of the day. Undefined while the franjas load. */
  franjas: readonly Franja[] | undefined;
  ahora: string;
}

/**
 * A button for each kind of thing that the desk has to attend to. A press goes to the first franja
 * of that kind, and each further press goes to the next franja.
 */
export function ParaAtender({ franjas = [], ahora }: PropiedadesDeParaAtender) {
  const grupos = porAtender(franjas, ahora);
  if (grupos.length === 0) return null;
  return (
    // Beside the figures there is one row: where the buttons do not fit in it, their words take two
    // lines.
    <ul
      aria-label="Para atender"
      className="flex flex-wrap gap-1.5 max-md:order-1 max-md:w-full xl:min-w-0 xl:flex-1 xl:flex-nowrap xl:gap-1"
    >
      {grupos.map((grupo) => (
        <li key={grupo.que} className="xl:min-w-min">
          <IrA {...grupo} />
        </li>
      ))}
    </ul>
  );
}

function IrA({ que, texto, detalle, franjas }: PorAtender) {
  const irAlTurno = useIrAlTurno();
  const tono = que === 'turno' ? 'bg-petroleo text-sobre-petroleo' : 'bg-aviso-tenue text-aviso';
  return (
    <button
      type="button"
      title={franjas.length === 1 ? 'Ir al turno' : 'Ir al turno, y otra vez al que sigue'}
      className={`guijarro cifras min-h-11 px-2.5 text-sm font-semibold xl:min-h-9 xl:leading-4 xl:max-2xl:px-2 xl:max-2xl:text-xs xl:max-2xl:leading-3.5 ${tono}`}
      onClick={() => irAlTurno(franjas)}
    >
      {texto}
      {/* `detalle` is left to screen readers on a phone, where the buttons share one line, and on a
          laptop, where they are beside the figures. */}
      {detalle && <span className="font-normal max-md:sr-only xl:max-2xl:sr-only"> {detalle}</span>}
    </button>
  );
}
