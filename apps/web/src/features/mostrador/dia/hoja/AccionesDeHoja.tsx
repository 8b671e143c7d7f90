import type { Franja } from '@remanso/contract/franja/franjas.contract';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { entregarTabla } from '../../../../lib/api/entregarTabla.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { destinoDeHoja, type Hoja } from '../dia.view.ts';
import { EleccionDeHoja } from './EleccionDeHoja.tsx';

interface PropiedadesDeAccionesDeHoja {
  fecha: string;
  hoja: Hoja;
  /** The franjas of the day. Empty where there is nothing to print. */
  franjas: readonly Franja[];
}

export function AccionesDeHoja({ fecha, hoja, franjas }: PropiedadesDeAccionesDeHoja) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <EleccionDeHoja hoja={hoja} alElegir={(una) => navegar(destinoDeHoja(fecha, una))} />
      <Boton
        variante="primary"
        disabled={franjas.length === 0}
        icono={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => window.print()}
      >
        Imprimir
      </Boton>
      {hoja === 'turnos' && (
        <Boton
          variante="outline"
          disabled={franjas.length === 0}
          icono={<Download aria-hidden="true" className="size-5" />}
          onClick={() =>
            void entregarTabla(`turnos-${fecha}.csv`, async () =>
              (await import('./csvDeHoja.ts')).csvDeHoja(fecha, franjas),
            )
          }
        >
          Descargar CSV
        </Boton>
      )}
    </div>
  );
}
