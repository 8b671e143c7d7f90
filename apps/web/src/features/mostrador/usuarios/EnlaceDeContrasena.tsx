import Copy from 'lucide-react/icons/copy';
import { Boton } from '../../../components/ui/Boton.tsx';
import { clasesDeBoton } from '../../../components/ui/clasesDeBoton.ts';
import { copiar } from '../../../lib/compartir.ts';
import { enlaceDeWhatsapp } from '../../../lib/whatsapp.ts';
import { mensajeConEnlace, type EnlaceDado } from './enlace-de-contrasena.view.ts';

/**
 * Shows the link by which a person chooses a password, so that an administrator can give the link
 * to the person. The link cannot be shown again.
 */
export function EnlaceDeContrasena({ dado }: { dado: EnlaceDado }) {
  const { enlace, horas, persona } = dado;
  const chat = enlaceDeWhatsapp(persona.telefono, mensajeConEnlace(dado));
  return (
    <div className="flex flex-col gap-4">
      <p>
        Con este enlace, {persona.nombre} elige su contraseña. Sirve una sola vez y durante {horas}{' '}
        horas, y no se vuelve a mostrar.
      </p>
      <p className="guijarro bg-hundido px-4 py-3 text-sm select-all [overflow-wrap:anywhere]">
        {enlace}
      </p>
      <p className="text-sm text-tinta-suave">
        Quien lo abre entra a esa cuenta: es solo para su dueño.
      </p>
      <div className="flex flex-wrap gap-3">
        <Boton
          variante="agua"
          icono={<Copy aria-hidden="true" className="size-4.5" />}
          onClick={() => void copiar(enlace)}
        >
          Copiar enlace
        </Boton>
        {chat && (
          <a
            className={clasesDeBoton({ variante: 'outline' })}
            href={chat}
            target="_blank"
            rel="noreferrer"
          >
            Mandar por WhatsApp
          </a>
        )}
      </div>
    </div>
  );
}
