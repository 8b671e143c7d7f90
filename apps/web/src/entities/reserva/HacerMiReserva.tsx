import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';

export function HacerMiReserva() {
  return (
    <BotonEnlace
      a="/reservas/nueva-reserva"
      variante="terracota"
      icono={<CalendarPlus aria-hidden="true" className="size-5" />}
    >
      Hacer Mi Reserva
    </BotonEnlace>
  );
}
