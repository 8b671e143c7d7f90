import type { MovimientoDeAbono } from '@remanso/contract/abono/abonos.contract';
import { fechaConAnio, fechaDe } from '@remanso/contract/calendario';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { destinoDeFecha } from '../../franja/dia-en-direccion.view.ts';
import { movimientoDeAbonoEnPalabras } from './vendido.view.ts';

/** The ledger of an abono, the newest line first. A line of a booking leads to its day. */
export function MovimientosDeAbono({ movimientos }: { movimientos: readonly MovimientoDeAbono[] }) {
  return (
    <section aria-label="Movimientos del abono">
      <h3 className="font-bold">Movimientos</h3>
      <ol className="mt-1">
        {movimientos.toReversed().map((movimiento, orden) => (
          <Renglon key={movimientos.length - orden} movimiento={movimiento} />
        ))}
      </ol>
    </section>
  );
}

function Renglon({ movimiento }: { movimiento: MovimientoDeAbono }) {
  const { fecha, lugares, inicio } = movimiento;
  return (
    <li className="flex items-baseline gap-3 border-t border-borde py-2 first:border-t-0">
      <span className="cifras w-8 shrink-0 text-right font-bold">
        {lugares > 0 ? `+${lugares}` : `−${-lugares}`}
      </span>
      <div className="min-w-0">
        <p className="cifras font-medium">{movimientoDeAbonoEnPalabras(movimiento)}</p>
        <p className="text-sm text-tinta-suave">
          <span className="inline-block first-letter:uppercase">{fechaConAnio(fecha)}</span>
          {inicio && (
            <>
              {' · '}
              <Enlace a={destinoDeFecha(fechaDe(inicio), hoy())} className={enlaceDeTexto}>
                Ver el día
              </Enlace>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
