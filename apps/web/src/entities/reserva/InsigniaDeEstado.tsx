import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WavesHorizontal from 'lucide-react/icons/waves-horizontal';
import { Insignia } from '../../components/ui/Insignia.tsx';
import { insigniaDe } from './reserva.view.ts';

const ICONOS = {
  pendiente: CircleDashed,
  confirmada: CircleCheck,
  completada: WavesHorizontal,
  cancelada: CircleX,
} as const;

type PropiedadesDeInsigniaDeEstado = Pick<ReservaDeCliente, 'estado' | 'senia' | 'cerrada'>;

export function InsigniaDeEstado(reserva: PropiedadesDeInsigniaDeEstado) {
  const { texto, tono } = insigniaDe(reserva);
  const Icono = reserva.cerrada ? TriangleAlert : ICONOS[reserva.estado];
  return (
    <Insignia tono={tono} icono={<Icono aria-hidden="true" className="size-4" />}>
      {texto}
    </Insignia>
  );
}
