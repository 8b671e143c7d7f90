import { useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { BarcoDePapel } from './BarcoDePapel.tsx';
import { VolverDeContrasena } from './VolverDeContrasena.tsx';
import { reenvioDe } from './enlace.view.ts';
import { ERROR_AL_ENVIAR, pedirEnlace } from './pedirEnlace.ts';
import { useEspera } from './useEspera.ts';

interface PropiedadesDeEnlaceEnviado {
  email: string;
  alCorregir: () => void;
}

/**
 * The screen 'Revisa tu email'. The button that sends the link again is disabled for some seconds
 * after each sending, and once the server would send no more links.
 */
export function EnlaceEnviado({ email, alCorregir }: PropiedadesDeEnlaceEnviado) {
  const [envios, setEnvios] = useState(1);
  const [enviando, setEnviando] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { restan, empezar } = useEspera();
  const { puede, texto } = reenvioDe(envios, restan);

  async function reenviar() {
    setEnviando(true);
    setError(null);
    try {
      await pedirEnlace(email);
      setEnvios(envios + 1);
      empezar();
    } catch (fallo) {
      setError(mensajeDe(fallo, ERROR_AL_ENVIAR));
    } finally {
      setEnviando(false);
    }
  }

  return (
    <>
      <BarcoDePapel className="mb-5 w-36" />
      <Titulo documento="Revisa tu email">Revisa tu email</Titulo>
      <p className="mt-3 text-lg">
        Si hay una cuenta con <strong className="[overflow-wrap:anywhere]">{email}</strong>, ahí
        llega un enlace para elegir una contraseña nueva.
      </p>
      <p className="mt-3 text-lg">El enlace vale 1 hora y una sola vez.</p>
      <p className="mt-3 mb-6 text-tinta-suave">
        Si en unos minutos no llegó, puede estar en spam.
      </p>
      <div className="flex flex-col gap-4">
        {error && (
          <Nota tono="peligro" role="alert">
            {error}
          </Nota>
        )}
        {envios > 1 && !error && (
          <Nota key={envios} tono="exito" role="status">
            Salió otro enlace. El anterior ya no sirve.
          </Nota>
        )}
        <Boton
          variante="outline"
          tamano="lg"
          cargando={enviando}
          aria-disabled={!puede}
          onClick={() => puede && void reenviar()}
        >
          {texto}
        </Boton>
        <Boton variante="ghost" onClick={alCorregir}>
          Usar otro email
        </Boton>
      </div>
      <VolverDeContrasena />
    </>
  );
}
