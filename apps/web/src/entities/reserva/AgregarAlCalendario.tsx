import { Boton } from '../../components/ui/Boton.tsx';
import type { AspectoDeBoton } from '../../components/ui/clasesDeBoton.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';

const SI_FALLA = 'Error al obtener el turno para el calendario';

interface PropiedadesDeAgregarAlCalendario extends AspectoDeBoton {
  id: number;
  className?: string;
}

/** A button that opens a booking as a calendar file, for the calendar app of the device. */
export function AgregarAlCalendario({ id, ...aspecto }: PropiedadesDeAgregarAlCalendario) {
  return (
    <Boton {...aspecto} onClick={() => void agregar(id)}>
      Agregar al calendario
    </Boton>
  );
}

/** Opens an https link of the server: browsers inside other apps ignore files that a page makes. */
async function agregar(id: number): Promise<void> {
  try {
    const { url } = await llamar('POST /reservas/{id}/calendario', {
      params: { id },
      siFalla: SI_FALLA,
    });
    // The path alone keeps the page at its own origin where PUBLIC_URL names another one.
    window.location.assign(new URL(url).pathname);
  } catch (error) {
    cartel.error(mensajeDe(error, SI_FALLA));
  }
}
