import { FALTAN_NOMBRES } from '@remanso/contract/reserva/reservas.rules';
import { Nota } from '../../../../components/ui/Nota.tsx';

interface PropiedadesDeProblemaDeReserva {
  texto: string;
  esAviso: boolean;
  /** True where the person can choose another franja and book a turn there. */
  conOtros: boolean;
}

export function ProblemaDeReserva({ texto, esAviso, conOtros }: PropiedadesDeProblemaDeReserva) {
  return (
    // The error about missing names is no alert: the focus goes to the field, which shows an error
    // itself.
    <Nota
      key={texto}
      tono={esAviso ? 'aviso' : 'peligro'}
      role={texto === FALTAN_NOMBRES ? 'status' : 'alert'}
    >
      {texto}
      {conOtros && (
        <span className="block font-normal"> Elige otro horario: lo demás queda escrito.</span>
      )}
    </Nota>
  );
}
