import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import type { EstadoDeLogin } from '../../lib/direccion/destino.ts';

interface PropiedadesDeNoLlega {
  email: string;
  /** True where people of the desk may be here, who enter by their password. */
  conContrasena: boolean;
  alCambiarEmail: () => void;
}

/** Says what to look at where a code does not arrive. */
export function NoLlega({ email, conContrasena, alCambiarEmail }: PropiedadesDeNoLlega) {
  return (
    <details className="text-tinta-suave">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-petroleo">
        ¿No llega?
      </summary>
      <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-5">
        <li>Puede tardar un minuto, o estar en spam.</li>
        <li>
          Va a <span className="font-semibold [overflow-wrap:anywhere]">{email}</span>. Si tiene un
          error,{' '}
          <button type="button" className={enlaceDeTexto} onClick={alCambiarEmail}>
            cambiar el email
          </button>
          .
        </li>
        {conContrasena && (
          <li>
            ¿Trabajas en el centro? Entra con tu contraseña:{' '}
            <Enlace a="/login" state={{ email } satisfies EstadoDeLogin} className={enlaceDeTexto}>
              iniciar sesión
            </Enlace>
            .
          </li>
        )}
      </ul>
    </details>
  );
}
