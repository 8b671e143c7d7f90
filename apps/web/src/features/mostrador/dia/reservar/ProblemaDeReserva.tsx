import { FALTAN_NOMBRES } from '@remanso/contract/reserva/reservas.rules';
import { Nota } from '../../../../components/ui/Nota.tsx';

interface PropiedadesDeProblemaDeReserva {
  texto: string;
  esAviso: boolean;
  /** True where another franja would do. */
  conOtros: boolean;
}

/** What keeps the booking from being made. */
export function ProblemaDeReserva({ texto, esAviso, conOtros }: PropiedadesDeProblemaDeReserva) {
  return (
    // An error about missing names is no alert, because the focus goes to the field, which shows
    // its own error.
    <Nota
      key={texto}
      tono={esAviso ? 'aviso' : 'peligro'}
      role={texto === FALTAN_NOMBRES ? 'status' : 'alert'}
    >
      {texto}
      {conOtros && (
        <span className="block font-normal">
          {' '}
          Se puede elegir otro horario: lo demás queda escrito.
        </span>
      )}
    </Nota>
  );
}
