import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import WavesHorizontal from 'lucide-react/icons/waves-horizontal';
import { Insignia } from '../../components/ui/Insignia.tsx';
import { ESTADOS, type EstadoEnVista } from './reserva.view.ts';

const ICONOS = {
  pendiente: CircleDashed,
  confirmada: CircleCheck,
  completada: WavesHorizontal,
  cancelada: CircleX,
} as const;

interface PropiedadesDeInsigniaDeEstado {
  estado: EstadoEnVista;
  /** True where the booking waits for what its holder is to transfer. */
  faltaLaSenia?: boolean;
}

export function InsigniaDeEstado({ estado, faltaLaSenia }: PropiedadesDeInsigniaDeEstado) {
  const { texto, tono } = ESTADOS[estado];
  const Icono = ICONOS[estado];
  return (
    <Insignia tono={tono} icono={<Icono aria-hidden="true" className="size-4" />}>
      {faltaLaSenia ? 'Falta la seña' : texto}
    </Insignia>
  );
}
