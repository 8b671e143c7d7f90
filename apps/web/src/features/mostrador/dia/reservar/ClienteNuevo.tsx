import { useId } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { FormularioDeCliente } from '../../../../entities/persona/FormularioDeCliente.tsx';
import type { ClienteEscrito } from './borrador-del-mostrador.ts';
import type { ClienteElegido } from './reservar.view.ts';

interface PropiedadesDeClienteNuevo {
  escrito: ClienteEscrito;
  /** The id of the form, which the booking's button also submits. */
  formulario: string;
  alCrear: (cliente: ClienteElegido) => void;
  /** Called where the account turns out to be there already. */
  alElegir: (cliente: ClienteElegido) => void;
  alVolver: () => void;
}

/** Creates an account at the desk without leaving the booking. */
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

/** Focuses the first field that is empty; the name that was searched for is filled in already. */
function enfocarLoQueFalta(seccion: HTMLElement | null): void {
  const campos = [...(seccion?.querySelectorAll('input') ?? [])];
  const vacio = campos.find(({ value }) => value === '');
  (vacio ?? seccion?.querySelector('h3'))?.focus();
}
