import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { EleccionDeDia } from './EleccionDeDia.tsx';
import { EleccionDeFranja } from './EleccionDeFranja.tsx';
import { motivoParaNoElegir } from './reservar.view.ts';

interface PropiedadesDeEleccionDeTurno {
  fecha: string;
  dia: UseQueryResult<Franja[]>;
  elegida: number | null;
  ahora: string;
  hoy: string;
  /** True where the first franja that can be chosen takes the focus when this choice appears. */
  conFoco: boolean;
  alElegirDia: (fecha: string) => void;
  alElegir: (id: number) => void;
}

const REPETIR_UNO_ANTERIOR =
  'Para más adelante: elegir un turno de la misma hora antes de ese día y repetirlo todas las semanas.';

export function EleccionDeTurno({
  fecha,
  dia,
  elegida,
  ahora,
  hoy,
  conFoco,
  alElegirDia,
  alElegir,
}: PropiedadesDeEleccionDeTurno) {
  const alAparecer = useEffectEvent(() => {
    if (conFoco) document.querySelector<HTMLElement>('dialog [name="franja"]:enabled')?.focus();
  });
  useEffect(() => alAparecer(), []);
  return (
    <>
      <EleccionDeDia fecha={fecha} hoy={hoy} alElegir={alElegirDia} />
      <EleccionDeFranja
        fecha={fecha}
        hoy={hoy}
        dia={dia}
        elegida={elegida}
        motivo={(una) => motivoParaNoElegir(una, ahora)}
        alElegir={alElegir}
        alIr={alElegirDia}
        consejo={REPETIR_UNO_ANTERIOR}
      />
    </>
  );
}
