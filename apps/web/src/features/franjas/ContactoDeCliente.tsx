import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { Mail, Phone } from 'lucide-react';
import { EnlaceDeWhatsapp } from './EnlaceDeWhatsapp.tsx';
import { nombreDeTitular } from './dia.view.ts';
import { enlaceParaCliente, recordatorio } from './mensajes.view.ts';

const ENLACE =
  'guijarro inline-flex min-h-8 items-center gap-1.5 break-all text-petroleo underline decoration-1 underline-offset-4 hover:decoration-2';
const ICONO = 'size-4 shrink-0';

interface PropiedadesDeContactoDeCliente {
  reserva: ReservaDeAdmin;
  /** False once there is nothing to remind of. */
  conRecordatorio: boolean;
}

/** How to reach a client: the desk talks over WhatsApp wherever the number allows it. */
export function ContactoDeCliente({ reserva, conRecordatorio }: PropiedadesDeContactoDeCliente) {
  const { cliente } = reserva;
  const whatsapp = enlaceParaCliente(reserva, conRecordatorio ? recordatorio(reserva) : '');
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <a className={ENLACE} href={`tel:${cliente.telefono.replaceAll(/[^+\d]/g, '')}`}>
        <Phone aria-hidden="true" className={ICONO} />
        {cliente.telefono}
      </a>
      {whatsapp && (
        <EnlaceDeWhatsapp
          enlace={whatsapp}
          texto={conRecordatorio ? 'Recordar por WhatsApp' : 'WhatsApp'}
          nombre={nombreDeTitular(reserva)}
        />
      )}
      <a className={ENLACE} href={`mailto:${cliente.email}`}>
        <Mail aria-hidden="true" className={ICONO} />
        {cliente.email}
      </a>
    </p>
  );
}
