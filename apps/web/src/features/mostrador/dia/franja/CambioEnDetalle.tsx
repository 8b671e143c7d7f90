import { nombreDeFecha } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { EnlaceDeWhatsapp } from '../../../../components/contacto/EnlaceDeWhatsapp.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Enlace, enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { enfocar } from '../../../../lib/enfocar.ts';
import { ERROR_AL_DESHACER } from '../../../../entities/reserva/reservas.mutations.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { nombreDeTitular } from '../dia.view.ts';
import { destinoDeFecha } from '../../../../entities/franja/dia-en-direccion.view.ts';
import { aQuienEstanOfrecidos } from '../espera/ofrecidos.view.ts';
import type { CambioHecho } from '../ventanas.ts';
import { useDeshacerCambio } from '../reserva/reservas-del-dia.mutations.ts';

interface PropiedadesDeCambioEnDetalle {
  /** The franja whose details are open. */
  franja: Franja;
  hecho: CambioHecho;
  hoy: string;
  alHacer: (hecho: CambioHecho) => void;
  alCerrar: () => void;
}

/**
 * Tells the last change of a booking of the franja, with a link that writes to the client and a
 * button that undoes the change, or with why it cannot be undone. This note takes the focus, because the booking that had the focus
 * is no longer on screen.
 */
export function CambioEnDetalle({
  franja,
  hecho,
  hoy,
  alHacer,
  alCerrar,
}: PropiedadesDeCambioEnDetalle) {
  const { mutateAsync: deshacer, isPending } = useDeshacerCambio();
  const { tono = 'exito', texto, enlace, nombre, reserva, otroDia } = hecho;
  const ofrecidos =
    reserva?.franja.id === franja.id ? aQuienEstanOfrecidos(franja, reserva.personas) : null;

  async function deshacerlo(deQuien: ReservaDelMostrador) {
    try {
      await deshacer(deQuien);
      const titular = nombreDeTitular(deQuien);
      alHacer({
        texto: `La reserva de ${titular} quedó como estaba.`,
        enlace: null,
        nombre: titular,
      });
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_DESHACER));
    }
  }

  return (
    <div ref={enfocar} tabIndex={-1} className="mb-4 outline-none">
      <Nota tono={tono} role="status">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p>{texto}</p>
          {enlace && (
            <EnlaceDeWhatsapp enlace={enlace} texto="Avisar por WhatsApp" nombre={nombre} />
          )}
          {otroDia && (
            <Enlace a={destinoDeFecha(otroDia, hoy)} className={enlaceDeTexto} onClick={alCerrar}>
              Ver el {nombreDeFecha(otroDia)}
            </Enlace>
          )}
          {ofrecidos && <p className="text-sm">{ofrecidos}.</p>}
          {reserva && !ofrecidos && (
            <Boton
              variante="outline"
              tamano="sm"
              className="ml-auto"
              cargando={isPending}
              onClick={() => void deshacerlo(reserva)}
            >
              Deshacer
            </Boton>
          )}
        </div>
      </Nota>
    </div>
  );
}
