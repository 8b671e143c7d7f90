import { SEXOS } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { HacerSerie } from '../../../../entities/serie/hacer/HacerSerie.tsx';
import { nombreDeTitular } from '../dia.view.ts';

interface PropiedadesDeRepetirHecha {
  reserva: ReservaDelMostrador;
  alCerrar: () => void;
}

/** The window that repeats a booking that is made, with the same people. */
export function RepetirHecha({ reserva, alCerrar }: PropiedadesDeRepetirHecha) {
  const { cliente, franja, participantes, personas } = reserva;
  if (cliente.id === null) return null;
  const acompaniantes = participantes
    .filter(({ esTitular }) => !esTitular)
    .map(({ nombre, sexo }) => ({
      nombre,
      ...(sexo !== 'NO_DECLARA' && { genero: SEXOS.find((uno) => uno === sexo) }),
    }));
  return (
    <HacerSerie
      pedido={{
        clienteId: cliente.id,
        franjaId: franja.id,
        inicio: franja.inicio,
        personas,
        acompaniantes,
      }}
      titular={nombreDeTitular(reserva)}
      alHacer={alCerrar}
      alCerrar={alCerrar}
    />
  );
}
