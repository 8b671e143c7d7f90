import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { enlaceDeWhatsapp } from '../../lib/whatsapp.ts';
import { EnlaceDeWhatsapp } from './EnlaceDeWhatsapp.tsx';

interface PropiedadesDeEnlaceDeRecado {
  cliente: ReservaDelMostrador['cliente'];
  texto: string;
}

/**
 * Opens the client's chat with the message written; where no chat can be opened, shows the number
 * to call.
 */
export function EnlaceDeRecado({ cliente, texto }: PropiedadesDeEnlaceDeRecado) {
  const enlace = enlaceDeWhatsapp(cliente.telefono, texto);
  if (!enlace) return <span className="cifras text-sm">{cliente.telefono}</span>;
  return (
    <EnlaceDeWhatsapp
      enlace={enlace}
      texto="Avisar"
      accion="Avisar por WhatsApp"
      nombre={`${cliente.nombre} ${cliente.apellido}`}
    />
  );
}
