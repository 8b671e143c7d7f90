import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { enlaceDeTelefono } from '@remanso/contract/persona/enlace-de-telefono.rules';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { enlaceDeWhatsapp } from '../../lib/whatsapp.ts';
import { EnlaceDeWhatsapp } from './EnlaceDeWhatsapp.tsx';

const ENLACE =
  'guijarro inline-flex min-h-8 items-center gap-1.5 break-all text-petroleo underline decoration-1 underline-offset-4 hover:decoration-2';
const ICONO = 'size-4 shrink-0';

interface PropiedadesDeContactoDeCliente {
  cliente: Pick<Cliente, 'nombre' | 'apellido' | 'email' | 'telefono'>;
  /** The text that WhatsApp has ready in the message field when the chat opens. */
  recordatorio?: string | undefined;
  /** The text of the WhatsApp link where a text is ready; 'Recordar por WhatsApp' by default. */
  accion?: string;
}

/**
 * Links to a client's telephone, WhatsApp and e-mail. The WhatsApp link is shown only where the
 * telephone number can be one of WhatsApp.
 */
export function ContactoDeCliente({
  cliente,
  recordatorio,
  accion = 'Recordar por WhatsApp',
}: PropiedadesDeContactoDeCliente) {
  const { nombre, apellido, email, telefono } = cliente;
  const whatsapp = enlaceDeWhatsapp(telefono, recordatorio);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <a className={ENLACE} href={enlaceDeTelefono(telefono)}>
        <Phone aria-hidden="true" className={ICONO} />
        {telefono}
      </a>
      {whatsapp && (
        <EnlaceDeWhatsapp
          enlace={whatsapp}
          texto={recordatorio ? accion : 'WhatsApp'}
          nombre={`${nombre} ${apellido}`}
        />
      )}
      {email === null ? (
        <span className="text-tinta-suave">Sin email</span>
      ) : (
        <a className={ENLACE} href={`mailto:${email}`}>
          <Mail aria-hidden="true" className={ICONO} />
          {email}
        </a>
      )}
    </p>
  );
}
