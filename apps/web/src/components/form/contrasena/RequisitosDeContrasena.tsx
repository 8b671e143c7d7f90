import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { requisitosDe } from './contrasena.view.ts';

/**
 * The requirements of a new password; each gets a tick once the typed text meets it. A field shows
 * this as its `ayuda`, which is inline text, so it is not a list element.
 */
export function RequisitosDeContrasena({ contrasena }: { contrasena: string }) {
  return (
    <span className="grid de-a-pares gap-x-4 gap-y-1 py-1">
      {requisitosDe(contrasena).map(({ texto, cumple }) => {
        const Icono = cumple ? CircleCheck : Circle;
        return (
          <span key={texto} className={`flex gap-1.5 ${cumple ? 'font-medium text-exito' : ''}`}>
            <Icono aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {texto}
              <span className="sr-only"> {cumple ? '(está)' : '(falta)'}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}
