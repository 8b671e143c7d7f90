import type { AvisoDeReserva } from '@remanso/contract/seguimiento/avisos.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { vencer } from '../../lib/vencimientos.ts';
import { entregaDe, nombreDeAviso } from './avisos.view.ts';

const ERROR_AL_REENVIAR = 'Error al reenviar el mensaje';

interface PropiedadesDeMensajeEnLista {
  aviso: AvisoDeReserva;
  /** The turno of the message in words; undefined where the list shows it already. */
  sobre?: string | undefined;
  /** False for a message about no booking: the server sends only messages about bookings again. */
  reenviable?: boolean;
}

/**
 * A message to a client in a list: its kind, its e-mail address, whether it was sent, and a button
 * that sends it again.
 */
export function MensajeEnLista({ aviso, sobre, reenviable = true }: PropiedadesDeMensajeEnLista) {
  const consultas = useQueryClient();
  const [enviando, setEnviando] = useState(false);
  const nombre = nombreDeAviso(aviso.tipo);
  const { texto, termino } = entregaDe(aviso);

  async function reenviar() {
    setEnviando(true);
    try {
      const { message } = await llamar('POST /avisos/{id}/reenviar', {
        params: { id: aviso.id },
        siFalla: ERROR_AL_REENVIAR,
      });
      cartel.exito(message);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_REENVIAR));
    } finally {
      setEnviando(false);
      await vencer(consultas, 'avisos');
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-borde py-2 last:border-0">
      <div className="min-w-[min(10rem,100%)] flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{nombre}</p>
        {sobre && <p className="text-sm">{sobre}</p>}
        <p className="text-sm text-tinta-suave">{aviso.para}</p>
        <p className="text-sm text-tinta-suave">{texto}</p>
      </div>
      {termino && reenviable && (
        <Boton
          variante="outline"
          tamano="sm"
          cargando={enviando}
          aria-label={`Reenviar: ${nombre}, ${aviso.para}`}
          onClick={() => void reenviar()}
        >
          Reenviar
        </Boton>
      )}
    </li>
  );
}
