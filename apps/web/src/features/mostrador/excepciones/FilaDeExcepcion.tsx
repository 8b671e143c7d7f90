import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import { MarcaDeExcepcion } from './MarcaDeExcepcion.tsx';
import { TEXTOS, textoDeFechas, type Excepcion } from './excepciones.view.ts';

const BOTON =
  'guijarro grid size-11 shrink-0 place-items-center text-tinta-suave hover:bg-hundido hover:text-tinta';

interface PropiedadesDeFilaDeExcepcion {
  excepcion: Excepcion;
  hoy: string;
  alEditar: (excepcion: Excepcion) => void;
  alQuitar: (excepcion: Excepcion) => void;
}

/** An exception. One that is over can no longer be corrected or deleted. */
export function FilaDeExcepcion({
  excepcion,
  hoy,
  alEditar,
  alQuitar,
}: PropiedadesDeFilaDeExcepcion) {
  const { tipo, titulo, detalle, hasta } = excepcion;
  const { nombre, conArticulo } = TEXTOS[tipo];
  const cual = `${conArticulo}${titulo === nombre ? '' : ` ${titulo}`}, ${textoDeFechas(excepcion)}`;
  return (
    <li className="flex items-start gap-3 border-b border-borde py-3 last:border-0">
      <span className="mt-0.5">
        <MarcaDeExcepcion tipo={tipo} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="cifras text-sm font-semibold text-tinta-suave">
          <span className="inline-block first-letter:uppercase">{textoDeFechas(excepcion)}</span>
          {titulo !== nombre && ` · ${nombre}`}
        </p>
        <p className="font-semibold [overflow-wrap:anywhere]">{titulo}</p>
        <p className="cifras text-sm">{detalle}</p>
      </div>
      {hasta >= hoy && (
        <>
          <button
            type="button"
            aria-label={`Editar ${cual}`}
            title="Editar"
            className={`${BOTON} -mr-2`}
            onClick={() => alEditar(excepcion)}
          >
            <Pencil aria-hidden="true" className="size-4.5" />
          </button>
          <button
            type="button"
            aria-label={`Quitar ${cual}`}
            title="Quitar"
            className={BOTON}
            onClick={() => alQuitar(excepcion)}
          >
            <Trash aria-hidden="true" className="size-4.5" />
          </button>
        </>
      )}
    </li>
  );
}
