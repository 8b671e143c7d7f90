import { useId } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { FormularioDeCliente } from '../../../../entities/persona/FormularioDeCliente.tsx';
import type { ClienteEscrito } from './borrador-del-mostrador.ts';
import type { ClienteElegido } from './reservar.view.ts';

interface PropiedadesDeClienteNuevo {
  escrito: ClienteEscrito;
  /** The id of the form. The button that books submits the form by this id. */
  formulario: string;
  alCrear: (cliente: ClienteElegido) => void;
  /**
   * Called with an existing client, where the client has an account already and the person at the
   * desk chooses that account.
   */
  alElegir: (cliente: ClienteElegido) => void;
  alVolver: () => void;
}

export function ClienteNuevo({
  escrito,
  formulario,
  alCrear,
  alElegir,
  alVolver,
}: PropiedadesDeClienteNuevo) {
  const idDeTitulo = useId();
  return (
    <section
      ref={enfocarLoQueFalta}
      aria-labelledby={idDeTitulo}
      className="guijarro border-2 border-borde p-4"
    >
      <h3 tabIndex={-1} id={idDeTitulo} className="mb-3 text-lg font-semibold outline-none">
        Cliente nuevo
      </h3>
      <FormularioDeCliente
        id={formulario}
        escrito={escrito}
        alCrear={alCrear}
        siYaEsta={(cliente) =>
          cliente.activo ? { texto: 'Usar esta cuenta', hacer: () => alElegir(cliente) } : null
        }
      >
        {(enviando) => (
          <div className="flex flex-wrap justify-end gap-2">
            <Boton variante="secondary" disabled={enviando} onClick={alVolver}>
              Volver a buscar
            </Boton>
            <Boton type="submit" variante="primary" cargando={enviando}>
              Crear cliente
            </Boton>
          </div>
        )}
      </FormularioDeCliente>
    </section>
  );
}

/**
 * Focuses the first empty field. A field that was filled in from the text of the search is skipped.
 */
function enfocarLoQueFalta(seccion: HTMLElement | null): void {
  const campos = [...(seccion?.querySelectorAll('input') ?? [])];
  const vacio = campos.find(({ value }) => value === '');
  (vacio ?? seccion?.querySelector('h3'))?.focus();
}
