import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { esperaEnPalabras } from '../../../../entities/reserva/senia/senia.view.ts';
import { hoy } from '../../../../lib/tiempo/reloj.ts';

interface PropiedadesDeEsperaLaSenia {
  reserva: Pick<ReservaDelMostrador, 'senia' | 'pagado'>;
  className: string;
}

/**
 * Shows how much seña a booking waits for, and until when. Renders nothing where `senia` is null.
 */
export function EsperaLaSenia({
  reserva: { senia, pagado },
  className,
}: PropiedadesDeEsperaLaSenia) {
  return (
    senia && (
      <p className={`font-medium text-aviso ${className}`}>
        {esperaEnPalabras(senia, { pagado, hoy: hoy() })}
      </p>
    )
  );
}
