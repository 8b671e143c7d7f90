import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import {
  ajenas,
  type TurnosPropios,
} from '../../../../entities/reserva/propias/turnos-propios.view.ts';
import { EleccionDePersonas } from './EleccionDePersonas.tsx';
import { GrillaDeHorarios } from './GrillaDeHorarios.tsx';
import { TiraDeDias } from './TiraDeDias.tsx';
import { TituloDePaso } from '../TituloDePaso.tsx';
import type { Calendario } from './useFechaElegida.ts';
import { prescindible } from '../../../../lib/perezosa.ts';

const ConMasLugar = prescindible(async () => (await import('./ConMasLugar.tsx')).ConMasLugar);

/** True where two people more would not fit, though a group may be that large. */
function cabenJustos(franja: FranjaDeCliente, personas: number): boolean {
  const libres = plazasLibres(franja);
  return personas <= libres && libres <= personas + 1 && libres < MAXIMO_DE_PERSONAS;
}

interface PropiedadesDePasoTurno {
  calendario: Calendario;
  dia: UseQueryResult<FranjaDeCliente[]>;
  /**
   * The chosen franja by the latest answer about its day; undefined where that answer has no such
   * franja.
   */
  viva: FranjaDeCliente | undefined;
  propios: TurnosPropios;
  /** The id of the chosen franja. */
  elegida: number | undefined;
  personas: number;
  /** True where the person comes back from step 2: the title then takes the focus. */
  enfocar: boolean;
  alElegirFecha: (fecha: string) => void;
  alElegirFranja: (franja: FranjaDeCliente) => void;
  alElegirPersonas: (personas: number) => void;
}

/** Step 1: the number of people, the day and the hour. */
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
  const { hoy, hasta, sabeHasta, ventanaDias, ventana, fecha, config, precios } = calendario;
  const delDia = ajenas(propios, dia.data ?? []);
  return (
    <section aria-label="Elegir el turno" className="flex flex-col gap-5 sm:gap-8 bajo:gap-2">
      {enfocar && <TituloDePaso enfocar>Elegir el turno</TituloDePaso>}
      <EleccionDePersonas
        precios={precios}
        fecha={fecha}
        viva={viva}
        personas={personas}
        alElegir={alElegirPersonas}
      />
      <TiraDeDias
        hoy={hoy}
        hasta={hasta}
        sabeHasta={sabeHasta}
        ventanaDias={ventanaDias}
        fecha={fecha}
        ventana={ventana.data}
        delElegido={dia.data}
        propios={propios}
        personas={personas}
        preciosDesde={config?.proximosPrecios.find(({ desde }) => desde <= hasta)?.desde}
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
      {viva && cabenJustos(viva, personas) && (
        <Suspense>
          <ConMasLugar franja={viva} delDia={delDia} alElegir={alElegirFranja} />
        </Suspense>
      )}
    </section>
  );
}
