import { nombreDeFecha } from '@remanso/contract/calendario';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { useRecienHecha } from '../../../entities/reserva/propias/useRecienHecha.ts';
import { destinoCon } from '../../../lib/direccion/direccion.ts';

/**
 * Says which booking was just made, where it is not the next turn, which the home screen shows.
 * `proxima` is the id of the next turn. A booking that waits for its seña asks for it elsewhere on
 * the screen.
 */
export function RecienHecha({ proxima }: { proxima: number | undefined }) {
  const hecha = useRecienHecha();
  if (!hecha || hecha.senia || hecha.id === proxima) return null;
  const [desde, hasta] = hecha.horario.split(' - ');
  return (
    <Nota tono="exito">
      <p>
        Reserva confirmada: {nombreDeFecha(hecha.fecha)}, de {desde} a {hasta}.{' '}
        <Enlace
          a={destinoCon('/reservas/mis-reservas', { reserva: hecha.id })}
          className={enlaceDeTexto}
        >
          Ver la reserva
        </Enlace>
      </p>
    </Nota>
  );
}
