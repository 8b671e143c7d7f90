import Copy from 'lucide-react/icons/copy';
import { Boton } from '../../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../../components/ui/dialogo/Modal.tsx';
import { copiar } from '../../../../../lib/compartir.ts';

interface PropiedadesDeSecretoDeWebhook {
  secreto: string;
  alCerrar: () => void;
}

/** The dialog that shows the secreto of a program that was added. It is not shown again. */
export function SecretoDeWebhook({ secreto, alCerrar }: PropiedadesDeSecretoDeWebhook) {
  return (
    <Modal
      abierto
      enfocarTitulo
      titulo="El secreto del programa"
      alCerrar={alCerrar}
      pie={
        <Boton variante="terracota" onClick={alCerrar}>
          Ya lo guardé
        </Boton>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          Con este secreto el programa comprueba que los avisos son de este centro. Hay que copiarlo
          ahora: no se vuelve a mostrar.
        </p>
        <p className="guijarro bg-hundido px-4 py-3 font-mono text-sm select-all [overflow-wrap:anywhere]">
          {secreto}
        </p>
        <Boton
          variante="agua"
          className="self-start"
          icono={<Copy aria-hidden="true" className="size-4.5" />}
          onClick={() =>
            void copiar(secreto, {
              copiado: 'Secreto copiado',
              fallo: 'No se pudo copiar el secreto',
            })
          }
        >
          Copiar secreto
        </Boton>
      </div>
    </Modal>
  );
}
