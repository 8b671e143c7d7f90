import type { Pago } from '@remanso/contract/pagos.contract';
import { fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import { useRef, useState, type SubmitEvent } from 'react';
import { MarcoDeCampo } from '../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../components/form/clasesDeControl.ts';
import { Boton } from '../../components/ui/Boton.tsx';
import { enfocar } from '../../components/ui/enfocar.ts';
import { useFocoQueQueda } from '../../components/ui/useFocoQueQueda.ts';
import { mensajeDe } from '../../lib/ErrorDeApi.ts';
import { ERROR_AL_ANULAR, useAnularPago } from './pagos.mutations.ts';
import { movimientoEnPalabras, quienAnoto } from './pagos.view.ts';

interface PropiedadesDePagoEnLista {
  pago: Pago;
  /** Whose booking it is, where the list is of several. */
  deQuien?: string;
}

/** A payment or a refund, with who noted it; it is annulled here, with a reason, and stays. */
export function PagoEnLista({ pago, deQuien }: PropiedadesDePagoEnLista) {
  const [anulando, setAnulando] = useState(false);
  const { anulado, anuladoPor, motivo, nota, registradoEn, registradoPor } = pago;
  const movimiento = movimientoEnPalabras(pago);
  const cuando = `${fechaCorta(fechaDe(registradoEn))}, ${horaDe(registradoEn)}`;
  const renglon = useRef<HTMLLIElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const foco = useFocoQueQueda(() => boton.current ?? renglon.current);
  return (
    <li {...foco} ref={renglon} tabIndex={-1} className="border-b border-borde py-2 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-[min(10rem,100%)] flex-1 [overflow-wrap:anywhere]">
          {anulado ? (
            <p className="text-tinta-suave">
              <del>{movimiento}</del> Anulado
            </p>
          ) : (
            <p className="font-medium">{movimiento}</p>
          )}
          <p className="text-sm text-tinta-suave">
            {deQuien && `${deQuien}. `}
            {cuando}, anotó {quienAnoto(registradoPor)}.{nota && ` ${nota}`}
          </p>
          {anulado && (
            <p className="text-sm text-tinta-suave">
              Motivo: {motivo}. Anuló {quienAnoto(anuladoPor)}.
            </p>
          )}
        </div>
        {!anulado && !anulando && (
          <Boton
            ref={boton}
            variante="ghost"
            tamano="sm"
            className="print:hidden"
            aria-label={`Anular: ${movimiento}, ${cuando}`}
            onClick={() => setAnulando(true)}
          >
            Anular
          </Boton>
        )}
      </div>
      {!anulado && anulando && <Anulacion id={pago.id} alDejar={() => setAnulando(false)} />}
    </li>
  );
}

function Anulacion({ id, alDejar }: { id: number; alDejar: () => void }) {
  const [motivo, setMotivo] = useState('');
  const [falta, setFalta] = useState(false);
  const { mutate: anular, isPending, error } = useAnularPago();
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault();
    if (isPending) return;
    const vacio = motivo.trim() === '';
    setFalta(vacio);
    if (vacio) evento.currentTarget.querySelector('input')?.focus();
    else anular({ id, motivo: motivo.trim() });
  };
  const problema = error ? mensajeDe(error, ERROR_AL_ANULAR) : undefined;
  return (
    <form noValidate className="my-2 flex flex-col gap-2" onSubmit={enviar}>
      <MarcoDeCampo
        etiqueta="Motivo de la anulación"
        error={falta ? 'El motivo de la anulación es obligatorio' : problema}
      >
        {(enlaces) => (
          <input
            {...enlaces}
            ref={enfocar}
            type="text"
            maxLength={200}
            autoComplete="off"
            value={motivo}
            className={clasesDeControl}
            onChange={({ target }) => {
              setMotivo(target.value);
              setFalta(false);
            }}
          />
        )}
      </MarcoDeCampo>
      <div className="flex justify-end gap-2">
        <Boton variante="secondary" tamano="sm" disabled={isPending} onClick={alDejar}>
          Volver
        </Boton>
        <Boton type="submit" variante="danger" tamano="sm" cargando={isPending}>
          Anular pago
        </Boton>
      </div>
    </form>
  );
}
