import { TIPOS_DE_MOVIMIENTO, type TipoDeMovimiento } from '@remanso/contract/caja/caja.rules';
import { Suspense, useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { perezosa } from '../../../lib/perezosa.ts';

/** The dialog that records a movimiento, loaded on demand because its code is large. */
const MovimientoNuevo = perezosa(
  async () => (await import('./MovimientoNuevo.tsx')).MovimientoNuevo,
);

const ASPECTO: Record<TipoDeMovimiento, { boton: string; titulo: string; motivo: string }> = {
  FONDO: { boton: 'Fondo', titulo: 'Fondo del día', motivo: 'Cambio para empezar el día' },
  INGRESO: { boton: 'Ingreso', titulo: 'Ingreso de efectivo', motivo: '' },
  RETIRO: { boton: 'Retiro', titulo: 'Retiro de efectivo', motivo: '' },
};

/** The buttons for cash that moves without a booking: fondo, ingreso and retiro. */
export function EfectivoSuelto() {
  const [tipo, setTipo] = useState<TipoDeMovimiento | null>(null);
  return (
    <div
      role="group"
      aria-label="Mover efectivo"
      className="mb-2 flex flex-wrap gap-2 print:hidden"
    >
      {TIPOS_DE_MOVIMIENTO.map((uno) => (
        <Boton key={uno} variante="outline" tamano="sm" onClick={() => setTipo(uno)}>
          {ASPECTO[uno].boton}
        </Boton>
      ))}
      {tipo && (
        <Suspense>
          <MovimientoNuevo
            tipo={tipo}
            titulo={ASPECTO[tipo].titulo}
            motivo={ASPECTO[tipo].motivo}
            alCerrar={() => setTipo(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
