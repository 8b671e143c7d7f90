import { EleccionDePersonas } from './EleccionDePersonas.tsx';
import { GrillaDeHorarios } from './GrillaDeHorarios.tsx';
import { TiraDeDias } from './TiraDeDias.tsx';
import { TituloDePaso } from './TituloDePaso.tsx';
import type { NuevaReservaEnCurso } from './useNuevaReserva.ts';

/** Step 1: the day, the hour and the number of people. */
export function PasoTurno({ reserva }: { reserva: NuevaReservaEnCurso }) {
  const { hoy, hasta, sabeHasta, ventanaDias, ventana, fecha, dia } = reserva;
  return (
    <section aria-label="Elegir el turno" className="flex flex-col gap-6 sm:gap-8">
      {reserva.huboCambioDePaso && <TituloDePaso enfocar>Elegir el turno</TituloDePaso>}
      <TiraDeDias
        hoy={hoy}
        hasta={hasta}
        sabeHasta={sabeHasta}
        ventanaDias={ventanaDias}
        fecha={fecha}
        ventana={ventana.data}
        delElegido={dia.data}
        alElegir={reserva.elegirFecha}
      />
      <GrillaDeHorarios reserva={reserva} />
      {/* The number of people waits for the hours, whose count decides its position. */}
      {(dia.data || dia.isError) && <EleccionDePersonas reserva={reserva} />}
    </section>
  );
}
