import { UserRound } from 'lucide-react';
import { Enlace } from '../ui/Enlace.tsx';
import { clasesDeBoton } from '../ui/clasesDeBoton.ts';

/** The header's way to one's own account; on a tablet, where the row is full, only its picture is seen. */
export function EnlaceDeCuenta() {
  return (
    <Enlace a="/mi-cuenta" className={clasesDeBoton({ variante: 'ghost' }, 'px-3!')}>
      <UserRound aria-hidden="true" className="size-5" />
      <span className="md:max-lg:sr-only">Mi Cuenta</span>
    </Enlace>
  );
}
