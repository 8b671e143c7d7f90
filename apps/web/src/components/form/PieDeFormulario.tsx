import { Boton } from '../ui/Boton.tsx';
import type { AspectoDeBoton } from '../ui/clasesDeBoton.ts';

interface PropiedadesDePieDeFormulario {
  /** The id of the form that the button sends. */
  formulario: string;
  accion: string;
  variante?: AspectoDeBoton['variante'];
  /** The text of the button that leaves without sending. */
  volver?: string;
  ocupado: boolean;
  alCerrar: () => void;
}

/** The foot of a modal that holds a form. */
export function PieDeFormulario({
  formulario,
  accion,
  variante = 'terracota',
  volver = 'Cancelar',
  ocupado,
  alCerrar,
}: PropiedadesDePieDeFormulario) {
  return (
    <>
      <Boton variante="secondary" disabled={ocupado} onClick={alCerrar}>
        {volver}
      </Boton>
      <Boton type="submit" form={formulario} variante={variante} cargando={ocupado}>
        {accion}
      </Boton>
    </>
  );
}
