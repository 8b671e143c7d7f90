import { plazoDeSenia } from '../reserva/senia/senia.view.ts';
import { hoy } from '../../lib/tiempo/reloj.ts';
import { useReloj } from '../../lib/tiempo/useReloj.ts';
import { cuentaDicha, cuentaRegresiva } from './cuenta.view.ts';

/**
 * The time that is left of an offer. The screen shows minutes, and in the last ten minutes also
 * seconds. A screen reader says the time only at a few whole minutes.
 */
export function CuentaDeOferta({ venceEn }: { venceEn: string }) {
  const queda = useReloj((momento) => cuentaRegresiva(venceEn, momento));
  const dicha = useReloj((momento) => cuentaDicha(venceEn, momento));
  return (
    <div className="cifras">
      <p>
        <span className="block text-sm">Quedan para aceptar</span>
        <span className="block text-4xl leading-tight font-extrabold tracking-tight">{queda}</span>
        <span className="block text-sm">Hasta {plazoDeSenia(venceEn, hoy())}</span>
      </p>
      <p aria-live="polite" className="sr-only">
        {dicha}
      </p>
    </div>
  );
}
