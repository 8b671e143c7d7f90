import { plazoDeSenia } from '../../../../entities/reserva/senia/senia.view.ts';
import { useMinutosHasta } from '../../../../lib/tiempo/useMinutosHasta.ts';
import { loQueQueda } from './fila.view.ts';

interface PropiedadesDePlazoDeOferta {
  venceEn: string;
  hoy: string;
}

/** Says until when an offer stands, and how much time is left by the server's clock. */
export function PlazoDeOferta({ venceEn, hoy }: PropiedadesDePlazoDeOferta) {
  const minutos = useMinutosHasta(venceEn);
  return (
    <p className="cifras text-sm font-medium max-sm:w-full">
      Hasta {plazoDeSenia(venceEn, hoy)} ({loQueQueda(minutos)})
    </p>
  );
}
