import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { clientOf } from '../../apps/api/test/support/client.ts';

/**
 * Opens the demonstration's centre from 6 to 22 every day, which makes sixteen franjas a day.
 * Earlier bookings stay.
 */
export async function fillWeek(origin: string, token: string): Promise<void> {
  const tramos = [{ horaInicio: '06:00', horaFin: '22:00' }];
  const body = DIAS_SEMANA.map((diaSemana) => ({ diaSemana, activo: true, tramos }));
  await clientOf(origin).make(actualizarHorariosBase, { as: { token }, body });
}
