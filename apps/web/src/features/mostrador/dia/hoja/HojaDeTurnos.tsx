import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { CSSProperties } from 'react';
import { columnasDePlanilla } from '../dia.view.ts';
import { FranjaEnHoja } from './FranjaEnHoja.tsx';
import { medidasDeHoja } from './medidas.view.ts';

/** The sheet with a line for each franja. Beside the name of each person is a box to tick. */
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
