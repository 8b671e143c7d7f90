import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { enlaceDeWhatsapp } from '../../lib/whatsapp.ts';
import { EnlaceDeWhatsapp } from './EnlaceDeWhatsapp.tsx';

interface PropiedadesDeEnlaceDeRecado {
  cliente: ReservaDelMostrador['cliente'];
  texto: string;
}

/**
 * A link that opens a WhatsApp chat with the client, with the message already written. Where the
 * telephone number does not permit a chat, the number is shown instead.
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
