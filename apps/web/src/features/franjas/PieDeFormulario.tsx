import { Boton } from '../../components/ui/Boton.tsx';

interface PropiedadesDePieDeFormulario {
  /** The id of the form that the button sends. */
  formulario: string;
  accion: string;
  ocupado: boolean;
  alCerrar: () => void;
}

/** The foot of a modal that holds a form. */
export function PieDeFormulario({
  formulario,
  accion,
  ocupado,
  alCerrar,
}: PropiedadesDePieDeFormulario) {
  return (
    <>
      <Boton variante="secondary" disabled={ocupado} onClick={alCerrar}>
        Cancelar
      </Boton>
      <Boton type="submit" form={formulario} variante="terracota" cargando={ocupado}>
        {accion}
      </Boton>
    </>
  );
}
