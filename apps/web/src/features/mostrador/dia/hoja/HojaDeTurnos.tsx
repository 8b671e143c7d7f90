import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { CSSProperties } from 'react';
import { columnasDePlanilla } from '../dia.view.ts';
import { FranjaEnHoja } from './FranjaEnHoja.tsx';
import { medidasDeHoja } from './medidas.view.ts';

/** A line for each franja, with everybody by name beside a box to be ticked. */
export function HojaDeTurnos({ franjas }: { franjas: readonly Franja[] }) {
  const columnas = columnasDePlanilla(franjas);
  const { letra, renglones } = medidasDeHoja(franjas);
  const medidas = {
    '--letra': `${letra}pt`,
    '--renglones': renglones,
    '--columnas': columnas,
    '--franjas': franjas.length,
  };
  return (
    <ul className="hoja-turnos" style={medidas as CSSProperties}>
      {franjas.map((franja) => (
        <FranjaEnHoja key={franja.id} franja={franja} columnas={columnas} />
      ))}
    </ul>
  );
}
