import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { DE_UN_TEXTO, copiar } from '../../../../lib/compartir.ts';

export interface Secreto {
  titulo: string;
  /** A sentence that says for what the secreto is. */
  paraQue: string;
  texto: string;
  /** The content below the button that copies the text. */
  junto?: ReactNode;
}

interface PropiedadesDeSecretoUnaVez {
  secreto: Secreto;
  alCerrar: () => void;
}

/** The dialog that shows a secreto of a program that was added. It is not shown again. */
export function SecretoUnaVez({
  secreto: { titulo, paraQue, texto, junto },
  alCerrar,
}: PropiedadesDeSecretoUnaVez) {
  return (
    <Modal
      abierto
      enfocarTitulo
      soloPorElPie
      titulo={titulo}
      alCerrar={alCerrar}
      pie={
        <Boton variante="terracota" onClick={alCerrar}>
          Ya lo guardé
        </Boton>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{paraQue} No se vuelve a mostrar: copia y guarda este texto ahora.</p>
        <p className="guijarro bg-hundido px-4 py-3 font-mono text-sm select-all [overflow-wrap:anywhere]">
          {texto}
        </p>
        <Boton
          variante="agua"
          className="self-start"
          icono={<Copy aria-hidden="true" className="size-4.5" />}
          onClick={() => void copiar(texto, DE_UN_TEXTO)}
        >
          Copiar
        </Boton>
        {junto}
      </div>
    </Modal>
  );
}
