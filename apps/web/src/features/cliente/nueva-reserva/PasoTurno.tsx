import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { ajenas, type TurnosPropios } from '../../../entities/reserva/turnos-propios.view.ts';
import { EleccionDePersonas } from './EleccionDePersonas.tsx';
import { GrillaDeHorarios } from './GrillaDeHorarios.tsx';
import { TiraDeDias } from './TiraDeDias.tsx';
import { TituloDePaso } from './TituloDePaso.tsx';
import type { Calendario } from './useFechaElegida.ts';

interface PropiedadesDePasoTurno {
  calendario: Calendario;
  dia: UseQueryResult<FranjaDeCliente[]>;
  /** The chosen franja, as its day now has it. */
  viva: FranjaDeCliente | undefined;
  propios: TurnosPropios;
  /** The id of the chosen franja. */
  elegida: number | undefined;
  personas: number;
  /** True after the other step. */
  enfocar: boolean;
  alElegirFecha: (fecha: string) => void;
  alElegirFranja: (franja: FranjaDeCliente) => void;
  alElegirPersonas: (personas: number) => void;
}

/** Step 1: the day, the hour and the number of people. */
export function PasoTurno({
  calendario,
  dia,
  viva,
  propios,
  elegida,
  personas,
  enfocar,
  alElegirFecha,
  alElegirFranja,
  alElegirPersonas,
}: PropiedadesDePasoTurno) {
  const { hoy, hasta, sabeHasta, ventanaDias, ventana, fecha, config } = calendario;
  return (
    <section aria-label="Elegir el turno" className="flex flex-col gap-6 sm:gap-8">
      {enfocar && <TituloDePaso enfocar>Elegir el turno</TituloDePaso>}
      <TiraDeDias
        hoy={hoy}
        hasta={hasta}
        sabeHasta={sabeHasta}
        ventanaDias={ventanaDias}
        fecha={fecha}
        ventana={ventana.data}
        delElegido={dia.data}
        propios={propios}
        alElegir={alElegirFecha}
      />
      <GrillaDeHorarios
        dia={dia}
        fecha={fecha}
        elegida={elegida}
        personas={personas}
        propios={propios}
        alElegir={alElegirFranja}
        alElegirFecha={alElegirFecha}
      />
      {/* The number of people waits for the hours, whose count decides its position. */}
      {(dia.data || dia.isError) && (
        <EleccionDePersonas
          config={config}
          fecha={fecha}
          viva={viva}
          delDia={ajenas(propios, dia.data ?? [])}
          personas={personas}
          alElegir={alElegirPersonas}
          alElegirFranja={alElegirFranja}
        />
      )}
    </section>
  );
}
