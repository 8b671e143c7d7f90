import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { BuscadorDeCliente } from '../../../../entities/persona/BuscadorDeCliente.tsx';
import { enfocar } from '../../../../lib/enfocar.ts';
import { ClienteNuevo } from './ClienteNuevo.tsx';
import { NotaDelElegido } from './NotaDelElegido.tsx';
import type { ClienteEscrito } from './borrador-del-mostrador.ts';
import { datosBuscados, type ClienteElegido } from './reservar.view.ts';

interface PropiedadesDeEleccionDeCliente {
  elegido: ClienteElegido | null;
  /** True while the form for a new client is open. `formulario` is the id of that form. */
  esNuevo: boolean;
  formulario: string;
  /**
   * The data that the borrador has of the form for a new client. These data take precedence over
   * the text of the search.
   */
  escrito: ClienteEscrito | null;
  error: string | undefined;
  alElegir: (cliente: ClienteElegido | null, recienCreado?: boolean) => void;
  alCambiarEsNuevo: (esNuevo: boolean) => void;
  /** Called when the person presses Enter after a client is chosen. */
  alSeguir: () => void;
}

/** The choice of the client: shows a search, the form for a new client, or the chosen client. */
export function EleccionDeCliente({
  elegido,
  esNuevo,
  formulario,
  escrito,
  error,
  alElegir,
  alCambiarEsNuevo,
  alSeguir,
}: PropiedadesDeEleccionDeCliente) {
  const [texto, setTexto] = useState('');

  if (elegido) {
    return (
      <div className="flex flex-col gap-2">
        <div
          ref={enfocar}
          tabIndex={-1}
          onKeyDownCapture={({ key, target, currentTarget }) => {
            if (key === 'Enter' && target === currentTarget) alSeguir();
          }}
          className="outline-none guijarro flex flex-wrap items-center gap-x-3 gap-y-1 bg-agua px-4 py-2.5 text-sobre-agua"
        >
          <UserCheck aria-hidden="true" className="size-5 shrink-0" />
          <p className="min-w-0 flex-1">
            <strong className="[overflow-wrap:anywhere]">
              {elegido.nombre} {elegido.apellido}
            </strong>{' '}
            <span className="cifras whitespace-nowrap">{elegido.telefono}</span>
          </p>
          <Boton variante="secondary" tamano="sm" onClick={() => alElegir(null)}>
            Cambiar cliente
          </Boton>
        </div>
        <NotaDelElegido cliente={elegido.id} />
      </div>
    );
  }
  if (esNuevo) {
    return (
      <ClienteNuevo
        escrito={{ ...datosBuscados(texto), ...escrito }}
        formulario={formulario}
        alCrear={(cliente) => alElegir(cliente, true)}
        alElegir={alElegir}
        alVolver={() => alCambiarEsNuevo(false)}
      />
    );
  }
  return (
    <BuscadorDeCliente
      texto={texto}
      error={error}
      alEscribir={setTexto}
      alElegir={alElegir}
      alCrear={() => alCambiarEsNuevo(true)}
    />
  );
}
