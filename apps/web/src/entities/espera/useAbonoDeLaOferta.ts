import { fechaDe } from '@remanso/contract/calendario';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { useState } from 'react';
import type { AbonoDeLaReserva } from '../abono/PagoConAbono.tsx';
import { abonoQuePaga, opcionesDePago, type PagoElegido } from '../abono/pago-con-abono.view.ts';
import { useAbonosParaReservar } from '../abono/useAbonosParaReservar.ts';
import type { ConfigDelCentro } from '../config/config.queries.ts';

interface AbonoDeLaOferta extends AbonoDeLaReserva {
  /** Keeps the abono that pays now, after it was refused, until the client chooses anew. */
  sostener: () => void;
}

/** Chooses the abono that pays the places of an offer: one that can, unless the client says otherwise. */
export function useAbonoDeLaOferta(
  { personas, franja }: Pick<Espera, 'personas' | 'franja'>,
  config: ConfigDelCentro | null | undefined,
): AbonoDeLaOferta {
  const fecha = fechaDe(franja.inicio);
  const { abonos, losQuePueden } = useAbonosParaReservar({ config, fecha, personas });
  const [elegido, setElegido] = useState<PagoElegido>({ abonoVendidoId: null, pagaAparte: false });
  const [sostenido, setSostenido] = useState<number | null>(null);
  const id = sostenido ?? abonoQuePaga(losQuePueden, elegido);
  return {
    id,
    opciones: opcionesDePago(losQuePueden, abonos ?? [], id),
    elegir: (otro) => {
      setSostenido(null);
      setElegido({ abonoVendidoId: otro, pagaAparte: otro === null });
    },
    sostener: () => setSostenido(id),
  };
}
