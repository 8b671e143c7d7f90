import { useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';

const SI_FALLA = 'Error al enviar el enlace';

/** Says that nobody has confirmed the e-mail of the account, and sends the link again. */
export function EmailSinConfirmar({ email }: { email: string }) {
  const [enviando, setEnviando] = useState(false);
  const [resultado, setResultado] = useState<{ error: string | null } | null>(null);

  async function enviar() {
    setEnviando(true);
    setResultado(null);
    try {
      await llamar('POST /auth/confirmar-email/enviar', { siFalla: SI_FALLA });
      setResultado({ error: null });
    } catch (fallo) {
      setResultado({ error: mensajeDe(fallo, SI_FALLA) });
    } finally {
      setEnviando(false);
    }
  }

  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-borde pt-5">
      <Nota tono="aviso">
        Falta confirmar el email: hay un enlace en el mensaje que llegó a{' '}
        <strong className="[overflow-wrap:anywhere]">{email}</strong>. Sin confirmar, llegan hasta
        diez mensajes de reservas por día.
      </Nota>
      {resultado && (
        <Nota
          tono={resultado.error ? 'peligro' : 'exito'}
          role={resultado.error ? 'alert' : 'status'}
        >
          {resultado.error ?? 'Salió otro enlace. El anterior ya no sirve.'}
        </Nota>
      )}
      <Boton
        variante="outline"
        className="sm:self-start"
        cargando={enviando}
        onClick={() => void enviar()}
      >
        Enviar otro enlace
      </Boton>
    </div>
  );
}
