import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { Campo } from '../../../../components/form/Campo.tsx';
import { CampoSeleccion } from '../../../../components/form/CampoSeleccion.tsx';
import type { EstadoDeFormulario } from '../../../../components/form/Formulario.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { OPCIONES_DE_CAPACIDAD } from '../config.view.ts';
import type { Hacia } from './estaciones.view.ts';

interface PropiedadesDeFilaDeEstacion {
  f: EstadoDeFormulario<typeof NuevaConfig>;
  fila: number;
  esUltima: boolean;
  alMover: (hacia: Hacia) => void;
  alQuitar: () => void;
}

const BOTON = 'w-11 px-0!';

export function FilaDeEstacion({
  f: { campo },
  fila,
  esUltima,
  alMover,
  alQuitar,
}: PropiedadesDeFilaDeEstacion) {
  const orden = fila + 1;
  return (
    <div data-fila={fila} className="flex flex-wrap items-start gap-3">
      <Campo
        {...campo(`estaciones.${fila}.nombre`)}
        etiqueta={`Estación ${orden}`}
        autoComplete="off"
        className="min-w-[min(14rem,100%)] flex-1"
      />
      <CampoSeleccion
        {...campo(`estaciones.${fila}.lugares`, { valueAsNumber: true })}
        etiqueta={`Entran en la ${orden}`}
        opciones={OPCIONES_DE_CAPACIDAD}
      />
      <div className="mt-7.5 flex gap-1.5">
        <Boton
          data-hacia="arriba"
          variante="outline"
          className={BOTON}
          aria-label={`Subir la estación ${orden}`}
          disabled={fila === 0}
          icono={<ArrowUp aria-hidden="true" className="size-4.5" />}
          onClick={() => alMover('arriba')}
        />
        <Boton
          data-hacia="abajo"
          variante="outline"
          className={BOTON}
          aria-label={`Bajar la estación ${orden}`}
          disabled={esUltima}
          icono={<ArrowDown aria-hidden="true" className="size-4.5" />}
          onClick={() => alMover('abajo')}
        />
        <Boton
          data-quitar=""
          variante="outline"
          className={BOTON}
          aria-label={`Quitar la estación ${orden}`}
          icono={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={alQuitar}
        />
      </div>
    </div>
  );
}
