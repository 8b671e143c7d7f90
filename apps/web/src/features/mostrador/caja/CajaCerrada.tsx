import type { Caja } from '@remanso/contract/caja/caja.contract';
import { nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { CON_MEDIO, MEDIOS_DE_PAGO } from '@remanso/contract/caja/pagos.rules';
import { useRef, useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { useFocoQueQueda } from '../../../components/ui/useFocoQueQueda.ts';
import { FormularioDeMotivo } from '../../../entities/pago/FormularioDeMotivo.tsx';
import { quienAnoto } from '../../../entities/pago/pagos.view.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { FilaDeMedio } from './FilaDeMedio.tsx';
import { ERROR_AL_REABRIR, useReabrirCaja } from './caja.mutations.ts';
import { conSuSigno, mediosCon } from './conteo.view.ts';

/** The count of a closed day, what moved after the count, and the button that reopens the day. */
export function CajaCerrada({ cierre }: { cierre: NonNullable<Caja['cierre']> }) {
  const { esperado, contado, diferencia, nota, cerradoPor, en, despues } = cierre;
  const despuesDe = mediosCon(despues);
  return (
    <>
      <p className="text-tinta-suave">
        Cerró {quienAnoto(cerradoPor)} el {nombreDeMomento(en)}.
      </p>
      <ul className="mt-1">
        {MEDIOS_DE_PAGO.map((medio) => (
          <FilaDeMedio
            key={medio}
            medio={medio}
            esperado={esperado[medio]}
            diferencia={diferencia[medio]}
          >
            <p className="cifras font-semibold">
              <span className="text-sm font-normal text-tinta-suave">Contado</span>{' '}
              {formatearPesos(contado[medio])}
            </p>
          </FilaDeMedio>
        ))}
      </ul>
      {nota && <p className="mt-3 whitespace-pre-line">{nota}</p>}
      {despuesDe.length > 0 && (
        <div className="mt-3">
          <Nota>
            Después del cierre se movieron{' '}
            {despuesDe
              .map((medio) => `${conSuSigno(despues[medio])} ${CON_MEDIO[medio]}`)
              .join(' y ')}
            .
          </Nota>
        </div>
      )}
      <Reapertura id={cierre.id} />
    </>
  );
}

function Reapertura({ id }: { id: number }) {
  const [abierta, setAbierta] = useState(false);
  const { mutate: reabrir, isPending, error } = useReabrirCaja();
  const boton = useRef<HTMLButtonElement>(null);
  const foco = useFocoQueQueda(() => boton.current);
  if (!usePermiso('admin')) return null;
  return (
    <div {...foco}>
      {abierta ? (
        <FormularioDeMotivo
          etiqueta="Motivo de la reapertura"
          siFalta="El motivo de la reapertura es obligatorio"
          accion="Reabrir la caja"
          enviando={isPending}
          problema={error ? mensajeDe(error, ERROR_AL_REABRIR) : undefined}
          alEnviar={(motivo) => reabrir({ id, motivo })}
          alDejar={() => setAbierta(false)}
        />
      ) : (
        <Boton
          ref={boton}
          variante="ghost"
          tamano="sm"
          className="mt-2 print:hidden"
          onClick={() => setAbierta(true)}
        >
          Reabrir la caja
        </Boton>
      )}
    </div>
  );
}
