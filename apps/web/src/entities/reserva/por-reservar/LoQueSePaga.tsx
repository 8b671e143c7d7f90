import { formatearPesos } from '@remanso/contract/dinero';
import type { Condiciones } from '@remanso/contract/franja/agenda.contract';
import { plazoDeSenia, seniaPorPedir } from '../senia/senia.view.ts';
import { useCentro } from '../../../lib/centro.ts';
import { ahora, hoy } from '../../../lib/tiempo/reloj.ts';
import { inicioDe, type FranjaElegida } from '../../franja/franja-elegida.view.ts';

interface PropiedadesDeLoQueSePaga {
  condiciones: Condiciones | null | undefined;
  /** Null while no franja is chosen. */
  franja: FranjaElegida | null;
  precio: number | undefined;
  /** True where an abono pays: nothing is left to be paid. */
  conAbono: boolean;
  /** True for the short text inside the summary (`ResumenDeTurno`). */
  enLaBarra?: boolean;
}

/**
 * Says, before booking, which seña the client must transfer afterwards, and how the client pays.
 */
export function LoQueSePaga({
  condiciones,
  franja,
  precio,
  conAbono,
  enLaBarra,
}: PropiedadesDeLoQueSePaga) {
  const { comoSePaga } = useCentro();
  const inicio = franja ? inicioDe(franja) : undefined;
  const senia =
    condiciones && precio !== undefined
      ? seniaPorPedir(condiciones, { inicio, precio, ahora: ahora() })
      : undefined;
  if (conAbono || (!senia && !comoSePaga)) return null;
  if (enLaBarra) {
    return (
      <div className="mt-1 text-sm text-sobre-noche-suave lg:mt-3">
        {senia && <p>Seña de {formatearPesos(senia.monto)} después de reservar</p>}
        {comoSePaga && <p className="bajo:hidden max-lg:truncate">Cómo se paga: {comoSePaga}</p>}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {senia && (
        <p>
          Después de reservar te pedimos una seña de <strong>{formatearPesos(senia.monto)}</strong>{' '}
          por transferencia{senia.vence && `, hasta ${plazoDeSenia(senia.vence, hoy())}`}. Sin ella,
          la reserva se cancela sola.
        </p>
      )}
      {comoSePaga && <p>Cómo se paga: {comoSePaga}</p>}
    </div>
  );
}
