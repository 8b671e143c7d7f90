import { fechaDe } from '@remanso/contract/calendario';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BotonDeWhatsapp } from '../../../components/contacto/BotonDeWhatsapp.tsx';
import { CampoCasilla } from '../../../components/form/CampoCasilla.tsx';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { quienDe } from '../../../entities/conflicto/conflictos.view.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { useCentro } from '../../../lib/centro.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';
import { useRecienCambiado } from '../../../lib/vivo/useRecienCambiado.ts';
import { vencer } from '../../../lib/vencimientos.ts';
import { enlaceDeWhatsapp } from '../../../lib/whatsapp.ts';
import { ERROR_AL_MARCAR, marcar } from './recados.mutations.ts';
import {
  cuandoEs,
  destinatarioDe,
  mensajeDeRecado,
  quienAviso,
  sinChat,
  type UnRecado,
} from './recados.view.ts';

/**
 * A recado: the text of the message, a link that opens the WhatsApp chat, and a tick. Beside the
 * tick is the name of the user who has sent the message.
 */
export function RecadoEnLista({ recado }: { recado: UnRecado }) {
  const { hecho } = recado;
  const { cliente, personas } = destinatarioDe(recado);
  const hoy = fechaDe(useMinuto());
  const config = useQuery({ ...consultasDeConfig.delCentro(), enabled: recado.tipo === 'SENIA' });
  const mensaje = mensajeDeRecado(recado, useCentro(), hoy, config.data?.datosDeTransferencia);
  const { avisado, alCambiar } = useMarca(recado);
  const marca = useRecienCambiado(hecho?.en ?? '');
  const quien = quienDe({ cliente, personas });
  return (
    <li
      className={`flex flex-col gap-x-8 gap-y-2 border-t border-borde px-4 py-4 first:border-t-0 sm:px-5 lg:flex-row lg:items-center lg:justify-between ${marca}`}
    >
      <div className={`min-w-0 ${avisado ? 'text-tinta-suave' : ''}`}>
        <h3 className="flex flex-wrap items-baseline gap-x-3">
          <span className="cifras text-lg font-bold">{cuandoEs(recado)}</span>
          <span className="font-semibold">{quien}</span>
        </h3>
        <p className="max-w-prose text-sm text-tinta-suave">{mensaje}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-x-5 lg:w-96">
        <div className="flex max-w-full basis-46 items-center">
          <Chat telefono={cliente.telefono} mensaje={mensaje} quien={quien} />
        </div>
        <div className="min-w-26 flex-1">
          <CampoCasilla
            etiqueta="Avisado"
            aria-label={`Avisado: ${quien}, ${cuandoEs(recado)}`}
            checked={avisado}
            onChange={({ target }) => alCambiar((target as HTMLInputElement).checked)}
          />
          {hecho && <p className="cifras text-sm text-tinta-suave">{quienAviso(hecho, hoy)}</p>}
        </div>
      </div>
    </li>
  );
}

interface PropiedadesDeChat {
  telefono: string;
  mensaje: string;
  quien: string;
}

function Chat({ telefono, mensaje, quien }: PropiedadesDeChat) {
  const enlace = enlaceDeWhatsapp(telefono, mensaje);
  if (!enlace) return <p className="cifras text-sm font-medium text-aviso">{sinChat(telefono)}</p>;
  return <BotonDeWhatsapp enlace={enlace} nombre={quien} className="max-w-full px-4!" />;
}

/**
 * The state of the tick of a recado. A press shows at once; after the server's answer the tick
 * shows what the server has saved.
 */
function useMarca(recado: UnRecado) {
  const consultas = useQueryClient();
  const [pedido, setPedido] = useState<boolean | null>(null);
  async function alCambiar(avisado: boolean) {
    setPedido(avisado);
    try {
      await marcar(recado, avisado);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_MARCAR));
    }
    await vencer(consultas, 'recados');
    setPedido(null);
  }
  return { avisado: pedido ?? recado.hecho !== null, alCambiar };
}
