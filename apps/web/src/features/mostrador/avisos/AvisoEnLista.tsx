import type { AvisoFallido } from '@remanso/contract/seguimiento/avisos.contract';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { confirmar } from '../../../components/ui/dialogo/confirmar.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { cuando, intentosEnPalabras, nombreDeAviso } from '../../../entities/aviso/avisos.view.ts';
import {
  ERROR_AL_DESCARTAR,
  ERROR_AL_REINTENTAR,
  descartar,
  reintentar,
} from './avisos.mutations.ts';

interface PropiedadesDeAvisoEnLista {
  aviso: AvisoFallido;
  /**
   * Called after each attempt to send the aviso again, even a failed one, and after the aviso was
   * discarded.
   */
  alCambiar: () => Promise<void>;
}

export function AvisoEnLista({ aviso, alCambiar }: PropiedadesDeAvisoEnLista) {
  const { id, tipo, para, persona, creadoEn, intentos, motivo } = aviso;
  const [enviando, setEnviando] = useState(false);
  const nombre = nombreDeAviso(tipo);

  async function mandarOtraVez() {
    setEnviando(true);
    try {
      cartel.exito((await reintentar(id)).message);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_REINTENTAR));
    } finally {
      setEnviando(false);
      await alCambiar();
    }
  }

  async function preguntarYDescartar() {
    const hecho = await confirmar({
      titulo: '¿Descartar el mensaje?',
      detalle: `«${nombre}» para ${para} no se va a volver a mandar.`,
      accion: 'Descartar',
      siFalla: ERROR_AL_DESCARTAR,
      alConfirmar: () => descartar(id),
    });
    if (!hecho) return;
    cartel.exito('Mensaje descartado');
    await alCambiar();
  }

  return (
    <li className="flex flex-col gap-3 border-t border-borde px-4 py-4 first:border-t-0 sm:flex-row sm:justify-between sm:gap-8 sm:px-5">
      <div className="min-w-0">
        <h2 className="font-semibold">{nombre}</h2>
        <p className="[overflow-wrap:anywhere]">
          {persona && <strong>{`${persona.nombre} ${persona.apellido}, `}</strong>}
          {para}
        </p>
        <p className="text-sm text-tinta-suave">
          <time dateTime={creadoEn}>{cuando(creadoEn)}</time>, {intentosEnPalabras(intentos)}
        </p>
        <p className="mt-1 text-sm text-tinta-suave [overflow-wrap:anywhere]">Motivo: {motivo}</p>
      </div>
      <div className="-mx-2 flex shrink-0 flex-wrap gap-x-1 sm:mx-0">
        <Boton
          variante="ghost"
          className="px-3! text-sm"
          icono={<RotateCw aria-hidden="true" className="size-4.5" />}
          aria-label={`Reintentar: ${nombre}, ${para}`}
          cargando={enviando}
          onClick={() => void mandarOtraVez()}
        >
          Reintentar
        </Boton>
        <Boton
          variante="ghost"
          className="px-3! text-sm text-peligro!"
          icono={<Trash aria-hidden="true" className="size-4.5" />}
          aria-label={`Descartar: ${nombre}, ${para}`}
          disabled={enviando}
          onClick={() => void preguntarYDescartar()}
        >
          Descartar
        </Boton>
      </div>
    </li>
  );
}
