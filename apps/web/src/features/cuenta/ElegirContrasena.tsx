import { useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';

const SI_FALLA = 'No se pudo enviar el email';

/**
 * Offers a first password to somebody whose account a code has made: an e-mail leads to the screen
 * that chooses it.
 */
export function ElegirContrasena() {
  const { email } = useUsuario();
  const [enviando, setEnviando] = useState(false);
  const [enviado, setEnviado] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function pedir() {
    if (!email) return;
    setEnviando(true);
    setError(null);
    try {
      const body = { email };
      await llamar('POST /password-reset/solicitar', { sinSesion: true, body, siFalla: SI_FALLA });
      setEnviado(true);
    } catch (fallo) {
      setError(mensajeDe(fallo, SI_FALLA));
    } finally {
      setEnviando(false);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Nota tono="peligro" role="alert">
          {error}
        </Nota>
      )}
      {enviado ? (
        <Nota tono="exito" role="status">
          Te enviamos un email a {email}: abre su enlace y elige tu contraseña.
        </Nota>
      ) : (
        <Boton className="sm:self-start" cargando={enviando} onClick={() => void pedir()}>
          Elegir una contraseña
        </Boton>
      )}
    </div>
  );
}
