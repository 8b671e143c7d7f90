import { Boton } from '../ui/Boton.tsx';
import type { AspectoDeBoton } from '../ui/clasesDeBoton.ts';

interface PropiedadesDePieDeFormulario {
  /** The id of the form that the main button sends. */
  formulario: string;
  accion: string;
  variante?: AspectoDeBoton['variante'];
  /** The text of the button that closes the modal without sending. */
  volver?: string;
  ocupado: boolean;
  alCerrar: () => void;
}

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
