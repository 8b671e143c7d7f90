import { cancelableHasta } from '@remanso/contract/reserva/reservas.rules';
import { Nota } from '../../../components/ui/Nota.tsx';
import { ahora } from '../../../lib/tiempo/reloj.ts';
import { cancelacionDe } from '../reserva.view.ts';

/** The deadline for cancelling, shown before the booking is made. */
export function PlazoParaCancelar({ inicio, horas }: { inicio: string; horas: number }) {
  const hasta = cancelableHasta(inicio, horas);
  const nueva = { estado: 'confirmada', cancelableHasta: hasta, cerrada: null } as const;
  const cancelacion = cancelacionDe(nueva, ahora());
  if (cancelacion.puede) return <p className="text-tinta-suave">{cancelacion.plazo}</p>;
  return (
    <Nota tono="aviso">
      <p>Esta reserva no la vas a poder cancelar desde tu cuenta.</p>
      <p className="font-normal">
        {horas === 1 ? 'Falta menos de 1 hora' : `Faltan menos de ${horas} horas`} para el turno.
      </p>
    </Nota>
  );
}
