import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { enlaceDeWhatsapp } from '../../lib/whatsapp.ts';

const ENLACE =
  'guijarro inline-flex min-h-8 items-center gap-1.5 break-all text-petroleo underline decoration-1 underline-offset-4 hover:decoration-2';
const ICONO = 'size-4 shrink-0';

/** How to reach a client: the desk talks over WhatsApp wherever the number allows it. */
export function ContactoDeCliente({ cliente }: { cliente: ReservaDeAdmin['cliente'] }) {
  const whatsapp = enlaceDeWhatsapp(cliente.telefono);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <a className={ENLACE} href={`tel:${cliente.telefono.replaceAll(/[^+\d]/g, '')}`}>
        <Phone aria-hidden="true" className={ICONO} />
        {cliente.telefono}
      </a>
      {whatsapp && (
        <a
          className={ENLACE}
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp de ${cliente.nombre} ${cliente.apellido}, en otra pestaña`}
        >
          <MessageCircle aria-hidden="true" className={ICONO} />
          WhatsApp
        </a>
      )}
      <a className={ENLACE} href={`mailto:${cliente.email}`}>
        <Mail aria-hidden="true" className={ICONO} />
        {cliente.email}
      </a>
    </p>
  );
}
