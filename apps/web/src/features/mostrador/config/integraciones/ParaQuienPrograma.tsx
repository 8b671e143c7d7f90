import Copy from 'lucide-react/icons/copy';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { copiar } from '../../../../lib/compartir.ts';
import { DOCUMENTOS, datosParaQuienPrograma } from './datos-para-quien-programa.view.ts';

/** Shows the data that the owner hands, beside the llave, to whoever writes the program. */
export function ParaQuienPrograma() {
  const { direccion, encabezado, enTexto } = datosParaQuienPrograma(location.origin);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-72 text-tinta-suave [overflow-wrap:anywhere]">
        Para quien hace el programa:{' '}
        <a
          className="font-semibold text-petroleo underline decoration-2 underline-offset-4 hover:decoration-terracota"
          href={DOCUMENTOS}
          target="_blank"
          rel="noopener"
        >
          cómo se usa la API<span className="sr-only">, en otra pestaña</span>
        </a>
        . La dirección es <code className="text-sm text-tinta">{direccion}</code>, y en cada pedido
        va la llave: <code className="text-sm text-tinta">{encabezado}</code>
      </p>
      <Boton
        variante="ghost"
        tamano="sm"
        icono={<Copy aria-hidden="true" className="size-4" />}
        onClick={() =>
          void copiar(enTexto, { copiado: 'Datos copiados', fallo: 'No se pudieron copiar' })
        }
      >
        Copiar estos datos
      </Boton>
    </div>
  );
}
