import { formatearPesos } from '@remanso/contract/dinero';
import type { Caja } from '@remanso/contract/pagos.contract';
import { MEDIOS_DE_PAGO } from '@remanso/contract/pagos.rules';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { NOMBRE_DE_MEDIO } from '../../../entities/pago/pagos.view.ts';
import { entregarArchivo } from '../../../lib/entregarArchivo.ts';
import { SIN_CONTAR, csvDeCaja, diferenciaEnPalabras } from './caja.view.ts';

/** The drawer as it should be beside what was counted; it is printed or taken along, not kept. */
export function CierreDeCaja({ caja }: { caja: Caja }) {
  const [conteo, setConteo] = useState(SIN_CONTAR);
  const [nota, setNota] = useState('');
  return (
    <Tarjeta
      como="section"
      aria-label="Cierre de caja"
      holgada={false}
      className="px-4 py-4 sm:px-6"
    >
      <h2 className="mb-2 text-lg font-bold">Cierre de caja</h2>
      <ul>
        {MEDIOS_DE_PAGO.map((medio) => {
          const diferencia = diferenciaEnPalabras(conteo[medio], caja.porMedio[medio]);
          return (
            <li
              key={medio}
              className="grid grid-cols-2 items-center gap-x-4 border-b border-borde py-2 sm:grid-cols-[1fr_9rem_9rem]"
            >
              <div>
                <p className="font-medium">{NOMBRE_DE_MEDIO[medio]}</p>
                <p className="cifras text-sm text-tinta-suave">
                  Debería haber {formatearPesos(caja.porMedio[medio])}
                </p>
              </div>
              <MarcoDeCampo etiqueta={`Contado, ${NOMBRE_DE_MEDIO[medio]}`} etiquetaOculta>
                {(enlaces) => (
                  <input
                    {...enlaces}
                    type="text"
                    inputMode="numeric"
                    autoComplete="off"
                    placeholder="Contado"
                    value={conteo[medio]}
                    className={`${clasesDeControl} cifras print:placeholder:text-transparent`}
                    onChange={({ target }) => setConteo({ ...conteo, [medio]: target.value })}
                  />
                )}
              </MarcoDeCampo>
              <p
                role="status"
                className={`cifras text-sm font-semibold max-sm:col-span-2 ${diferencia === 'Coincide' ? 'text-exito' : 'text-aviso'}`}
              >
                {diferencia}
              </p>
            </li>
          );
        })}
      </ul>
      <MarcoDeCampo etiqueta="Nota del cierre (opcional)" className="mt-3">
        {(enlaces) => (
          <textarea
            {...enlaces}
            rows={2}
            maxLength={500}
            value={nota}
            className={clasesDeControl}
            onChange={({ target }) => setNota(target.value)}
          />
        )}
      </MarcoDeCampo>
      <p className="mt-2 text-sm text-tinta-suave print:hidden">
        El conteo y la nota no se guardan: quedan en la hoja impresa o en el archivo.
      </p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <Boton
          variante="primary"
          icono={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          Imprimir
        </Boton>
        <Boton
          variante="outline"
          icono={<Download aria-hidden="true" className="size-5" />}
          onClick={() =>
            entregarArchivo(`caja-${caja.fecha}.csv`, csvDeCaja(caja, conteo, nota), 'text/csv')
          }
        >
          Descargar CSV
        </Boton>
      </div>
    </Tarjeta>
  );
}
