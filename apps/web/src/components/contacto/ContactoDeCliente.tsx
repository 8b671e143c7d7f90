import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { enlaceDeWhatsapp } from '../../lib/whatsapp.ts';
import { EnlaceDeWhatsapp } from './EnlaceDeWhatsapp.tsx';

const ENLACE =
  'guijarro inline-flex min-h-8 items-center gap-1.5 break-all text-petroleo underline decoration-1 underline-offset-4 hover:decoration-2';
const ICONO = 'size-4 shrink-0';

interface PropiedadesDeContactoDeCliente {
  cliente: Pick<Cliente, 'nombre' | 'apellido' | 'email' | 'telefono'>;
  /** The message that is already written when the chat opens. */
  recordatorio?: string | undefined;
}

/**
 * The ways to reach a client: WhatsApp, where the number allows it, is how the desk usually writes.
 */
export function ContactoDeCliente({ cliente, recordatorio }: PropiedadesDeContactoDeCliente) {
  const { nombre, apellido, email, telefono } = cliente;
  const whatsapp = enlaceDeWhatsapp(telefono, recordatorio);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <a className={ENLACE} href={`tel:${telefono.replaceAll(/[^+\d]/g, '')}`}>
        <Phone aria-hidden="true" className={ICONO} />
        {telefono}
      </a>
      {whatsapp && (
        <EnlaceDeWhatsapp
          enlace={whatsapp}
          texto={recordatorio ? 'Recordar por WhatsApp' : 'WhatsApp'}
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
