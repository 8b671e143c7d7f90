import { fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import type { Pago } from '@remanso/contract/caja/pagos.contract';
import { useRef, useState, type ReactNode } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { useFocoQueQueda } from '../../components/ui/useFocoQueQueda.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { FormularioDeMotivo } from './FormularioDeMotivo.tsx';
import { ERROR_AL_ANULAR } from './pagos.mutations.ts';
import { quienAnoto } from './pagos.view.ts';

type Anulable = Pick<Pago, 'id' | 'registradoEn' | 'registradoPor' | 'anulado' | 'anuladoPor'>;

interface PropiedadesDeRenglonAnulable {
  /** The payment or movement in words. */
  que: string;
  movimiento: Anulable;
  /** Why it was annulled, of one that was. */
  motivo: string | null;
  /** The booking or reason that it is for, shown before who noted it and when. */
  deQue?: string | undefined;
  nota?: string | undefined;
  /** The words of the button that annuls. */
  accion: string;
  anulacion: {
    mutate: (entrada: { id: number; motivo: string }) => void;
    isPending: boolean;
    error: Error | null;
  };
  /** Other buttons, beside the one that annuls. */
  children?: ReactNode;
}

/** A line of money with who noted it; it is annulled here, with a reason, and stays. */
export function RenglonAnulable({
  que,
  movimiento: { id, registradoEn, registradoPor, anulado, anuladoPor },
  motivo,
  deQue,
  nota,
  accion,
  anulacion: { mutate: anular, isPending, error },
  children,
}: PropiedadesDeRenglonAnulable) {
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
            {cuando}, anotó {quienAnoto(registradoPor)}.{nota && ` ${nota}`}
          </p>
          {anulado && (
            <p className="text-sm text-tinta-suave">
              Motivo: {motivo}. Anuló {quienAnoto(anuladoPor)}.
            </p>
          )}
        </div>
        {!anulado && children}
        {!anulado && !anulando && (
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
