import { enlaceDeTelefono } from '@remanso/contract/persona/enlace-de-telefono.rules';
import { useCentro } from '../../lib/centro.ts';

/** The items of a list: the WhatsApp and the telephone of the centre, as far as it has them. */
export function ContactoDelCentro({ className }: { className: string }) {
  const { whatsapp, telefono } = useCentro();
  return (
    <>
      {whatsapp && (
        <li>
          <a className={className} href={`https://wa.me/${whatsapp}`}>
            Escribir por WhatsApp
          </a>
        </li>
      )}
      {telefono && (
        <li>
          <a className={className} href={enlaceDeTelefono(telefono)}>
            Llamar al {telefono}
          </a>
        </li>
      )}
    </>
  );
}
