import { EleccionDeCliente } from './EleccionDeCliente.tsx';
import type { ClienteElegido } from './reservar.view.ts';
import type { useClienteNuevo } from './useClienteNuevo.ts';
import { enfocarCampo } from './useReservaParaCliente.ts';

interface PropiedadesDeQuienReserva {
  nuevo: ReturnType<typeof useClienteNuevo>;
  elegido: ClienteElegido | null;
  error: string | undefined;
  alElegir: (cliente: ClienteElegido | null, recienCreado?: boolean) => void;
}

/** The choice of the client, or the form for a new one. */
export function QuienReserva({ nuevo, ...eleccion }: PropiedadesDeQuienReserva) {
  return (
    <div onSubmitCapture={nuevo.alEnviar} onInput={nuevo.alEscribir}>
      <EleccionDeCliente
        {...eleccion}
        esNuevo={nuevo.abierto}
        formulario={nuevo.formulario}
        escrito={nuevo.escrito}
        alCambiarEsNuevo={nuevo.abrir}
        alSeguir={() => enfocarCampo('personas', ':checked')}
      />
    </div>
  );
}
