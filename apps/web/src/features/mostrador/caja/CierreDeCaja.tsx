import type { Caja } from '@remanso/contract/caja/caja.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { useFocoQueQueda } from '../../../components/ui/useFocoQueQueda.ts';
import { entregarTabla } from '../../../lib/api/entregarTabla.ts';
import { DURACION_PARA_LEER, cartel } from '../../../lib/carteles.ts';
import { CajaCerrada } from './CajaCerrada.tsx';
import { ConteoDeCaja } from './ConteoDeCaja.tsx';
import { EfectivoSuelto } from './EfectivoSuelto.tsx';
import { Plegable } from './Plegable.tsx';

interface PropiedadesDeCierreDeCaja {
  caja: Caja;
  hoy: string;
}

/**
 * Shows the cash that should be in the drawer, and the count of the drawer. The printed page
 * contains only this section, with a line for a signature.
 */
export function CierreDeCaja({ caja, hoy }: PropiedadesDeCierreDeCaja) {
  const { cierre, fecha, efectivoEsperado } = caja;
  const titulo = useRef<HTMLElement>(null);
  // Closing and reopening replace what had the focus.
  const foco = useFocoQueQueda(() => titulo.current);
  const aMedias = useRef(false);
  useEffect(() => {
    if (!cierre || !aMedias.current) return;
    aMedias.current = false;
    cartel.info('Otra persona cerró la caja mientras contabas: tu conteo no se guardó', {
      duracion: DURACION_PARA_LEER,
    });
  }, [cierre]);
  return (
    <Plegable
      titulo="Cierre de caja"
      refDeTitulo={titulo}
      resumen={cierre ? 'Cerrada' : `${formatearPesos(efectivoEsperado)} en efectivo`}
    >
      {fecha === hoy && <EfectivoSuelto />}
      <div {...foco}>
        {cierre ? (
          <CajaCerrada cierre={cierre} />
        ) : (
          <ConteoDeCaja
            caja={caja}
            puedeCerrar={fecha <= hoy}
            alQuedar={(estado) => {
              aMedias.current = estado === 'A_MEDIAS';
            }}
          />
        )}
      </div>
      <p className="mt-12 hidden w-72 border-t border-tinta pt-1 text-sm print:block">
        Firma y aclaración
      </p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <Boton
          variante="outline"
          icono={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          Imprimir
        </Boton>
        <Boton
          variante="outline"
          icono={<Download aria-hidden="true" className="size-5" />}
          onClick={() =>
            void entregarTabla(`caja-${fecha}.csv`, async () =>
              (await import('./csvDeCaja.ts')).csvDeCaja(caja),
            )
          }
        >
          Descargar CSV
        </Boton>
      </div>
    </Plegable>
  );
}
