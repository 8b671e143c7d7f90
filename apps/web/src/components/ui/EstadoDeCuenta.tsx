import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import { Insignia } from './Insignia.tsx';

export function EstadoDeCuenta({ activo }: { activo: boolean }) {
  const Icono = activo ? CircleCheck : CircleOff;
  return (
    <Insignia
      tono={activo ? 'exito' : 'neutro'}
      icono={<Icono aria-hidden="true" className="size-4" />}
    >
      {activo ? 'Activo' : 'Inactivo'}
    </Insignia>
  );
}
