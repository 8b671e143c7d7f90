import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { Nota } from '../../components/ui/Nota.tsx';

/**
 * Reminds the owner to enter the centre's address and telephone. As long as they are missing, the
 * landing and the messages show example data.
 */
export function FaltaDecir() {
  return (
    <div className="contenedor pt-5">
      <Nota tono="aviso">
        Falta decir dónde queda el centro y a qué teléfono llamar: hasta entonces, la portada y los
        mensajes muestran un ejemplo.{' '}
        <Enlace a="/dashboard/centro" className={enlaceDeTexto}>
          Completar los datos
        </Enlace>
      </Nota>
    </div>
  );
}
