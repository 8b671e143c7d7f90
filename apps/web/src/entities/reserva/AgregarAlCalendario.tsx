import { Boton } from '../../components/ui/Boton.tsx';
import type { AspectoDeBoton } from '../../components/ui/clasesDeBoton.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { entregarArchivo } from '../../lib/api/entregarArchivo.ts';

const SI_FALLA = 'Error al obtener el turno para el calendario';

interface PropiedadesDeAgregarAlCalendario extends AspectoDeBoton {
  id: number;
  className?: string;
}

/** A button that downloads a booking as a calendar file, for the calendar app of the device. */
export function AgregarAlCalendario({ id, ...aspecto }: PropiedadesDeAgregarAlCalendario) {
  return (
    <Boton {...aspecto} onClick={() => void agregar(id)}>
      Agregar al calendario
    </Boton>
  );
}

async function agregar(id: number): Promise<void> {
  try {
    const texto = await llamar('GET /reservas/{id}/calendario.ics', {
      params: { id },
      siFalla: SI_FALLA,
    });
    entregarArchivo(`turno-${id}.ics`, texto, 'text/calendar');
  } catch (error) {
    cartel.error(mensajeDe(error, SI_FALLA));
  }
}
