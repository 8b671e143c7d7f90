import { fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import type { Pago } from '@remanso/contract/caja/pagos.contract';
import { useRef, useState, type ReactNode } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { useFocoQueQueda } from '../../components/ui/useFocoQueQueda.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { FormularioDeMotivo } from './FormularioDeMotivo.tsx';
import { ERROR_AL_ANULAR } from './pagos.mutations.ts';
import { anotado, quienAnoto } from './pagos.view.ts';

type Anulable = Pick<Pago, 'id' | 'registradoEn' | 'registradoPor' | 'anulado' | 'anuladoPor'> &
  Partial<Pick<Pago, 'medio'>>;

interface PropiedadesDeRenglonAnulable {
  /** The payment or movimiento in words, such as 'Cobro de $ 25.000 en efectivo'. */
  que: string;
  movimiento: Anulable;
  /** The reason why the payment or movimiento was annulled; null where it is not annulled. */
  motivo: string | null;
  /**
   * Whose booking was paid, or the reason of the movimiento. Shown before the time of recording and
   * the name of the person who recorded it.
   */
  deQue?: string | undefined;
  nota?: string | undefined;
  accion: string;
  /** False for a payment that only the cancelling of its booking gives back. */
  seAnula?: boolean;
  anulacion: {
    mutate: (entrada: { id: number; motivo: string }) => void;
    isPending: boolean;
    error: Error | null;
  };
  /** Further buttons beside 'Anular'. A line that is annulled shows none. */
  children?: ReactNode;
}

/**
 * A line for a payment or movimiento, with the name of the person who recorded it. The desk can
 * annul the line with a reason; an annulled line stays in the list.
 */
export function RenglonAnulable({
  que,
  movimiento,
  motivo,
  deQue,
  nota,
  accion,
  seAnula = true,
  anulacion: { mutate: anular, isPending, error },
  children,
}: PropiedadesDeRenglonAnulable) {
  const { id, registradoEn, anulado, anuladoPor } = movimiento;
  const [anulando, setAnulando] = useState(false);
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
              <del>{que}</del> Anulado
            </p>
          ) : (
            <p className="font-medium">{que}</p>
          )}
          <p className="text-sm text-tinta-suave">
            {deQue && `${deQue}. `}
            {cuando}
            {anotado(movimiento)}.{nota && ` ${nota}`}
          </p>
          {anulado && (
            <p className="text-sm text-tinta-suave">
              Motivo: {motivo}. Anuló {quienAnoto(anuladoPor)}.
            </p>
          )}
        </div>
        {!anulado && children}
        {seAnula && !anulado && !anulando && (
          <Boton
            ref={boton}
            variante="ghost"
            tamano="sm"
            className="print:hidden"
            aria-label={`Anular: ${que}, ${cuando}`}
            onClick={() => setAnulando(true)}
          >
            Anular
          </Boton>
        )}
      </div>
      {!anulado && anulando && (
        <FormularioDeMotivo
          etiqueta="Motivo de la anulación"
          siFalta="El motivo de la anulación es obligatorio"
          accion={accion}
          enviando={isPending}
          problema={error ? mensajeDe(error, ERROR_AL_ANULAR) : undefined}
          alEnviar={(porque) => anular({ id, motivo: porque })}
          alDejar={() => setAnulando(false)}
        />
      )}
    </li>
  );
}
