import { esFecha } from '@remanso/contract/calendario';
import { useEffect, useRef, useState } from 'react';
import { CampoFecha, type PropiedadesDeFecha } from './CampoFecha.tsx';

/**
 * The pause in milliseconds after which a date counts as typed, longer than the time between two
 * digits.
 */
const ESPERA_MS = 600;

interface PropiedadesDeFechaInmediata extends PropiedadesDeFecha {
  /** True where the field must not be empty. */
  obligatoria?: boolean;
  alElegir: (fecha: string) => void;
}

/**
 * A date field that takes effect without a button. A person who types 25 has typed 2 first, so a
 * typed day is reported only after a pause or when the focus leaves the field. An incomplete day is
 * then replaced by `valor`.
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
