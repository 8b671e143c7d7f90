import { esFecha } from '@remanso/contract/calendario';
import { useEffect, useRef, useState } from 'react';
import { CampoFecha, type PropiedadesDeFecha } from './CampoFecha.tsx';

/**
 * The pause that ends the typing of a date, in milliseconds: longer than between one digit and the
 * next.
 */
const ESPERA_MS = 600;

interface PropiedadesDeFechaInmediata extends PropiedadesDeFecha {
  /** True where there must be a day. */
  obligatoria?: boolean;
  alElegir: (fecha: string) => void;
}

/**
 * A day that takes effect without a button. On the way to the 25th it is first the 2nd, so a typed
 * day counts when typing rests or the field is left, and what is no day by then is replaced by the
 * day in effect.
 */
export function FechaInmediata({
  valor,
  obligatoria = false,
  alElegir,
  ...campo
}: PropiedadesDeFechaInmediata) {
  const escrita = useRef(valor);
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [vuelta, setVuelta] = useState(0);

  useEffect(() => {
    escrita.current = valor;
    return () => clearTimeout(reloj.current);
  }, [valor]);

  const sirve = (fecha: string) => (fecha === '' ? !obligatoria : esFecha(fecha));
  function aplicar() {
    clearTimeout(reloj.current);
    if (escrita.current !== valor && sirve(escrita.current)) alElegir(escrita.current);
  }

  return (
    <CampoFecha
      {...campo}
      key={vuelta}
      valor={valor}
      alCambiar={(fecha, elegida) => {
        escrita.current = fecha;
        clearTimeout(reloj.current);
        if (elegida) aplicar();
        else reloj.current = setTimeout(aplicar, ESPERA_MS);
      }}
      alSalir={(fecha, aMedias) => {
        escrita.current = aMedias ? valor : fecha;
        aplicar();
        if (aMedias || !sirve(fecha)) setVuelta(vuelta + 1);
      }}
      alDarEnter={aplicar}
    />
  );
}
