import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { ControlDeCampo, TextosDeCampo } from '../Campo.tsx';
import { MarcoDeCampo } from '../MarcoDeCampo.tsx';
import { clasesDeControl } from '../clasesDeControl.ts';

interface PropiedadesDeCampoContrasena extends ControlDeCampo, TextosDeCampo {
  autoComplete: 'current-password' | 'new-password';
}

export function CampoContrasena({
  etiqueta,
  ayuda,
  error,
  ...input
}: PropiedadesDeCampoContrasena) {
  const [visible, setVisible] = useState(false);
  const Icono = visible ? EyeOff : Eye;
  return (
    <MarcoDeCampo etiqueta={etiqueta} ayuda={ayuda} error={error}>
      {(enlaces) => (
        <div className="relative">
          <input
            {...input}
            {...enlaces}
            type={visible ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={`${clasesDeControl} pr-13`}
          />
          <button
            type="button"
            aria-label={visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            aria-pressed={visible}
            className="guijarro absolute inset-y-0.5 right-0.5 grid w-12 place-items-center text-tinta-suave hover:text-tinta"
            onClick={() => setVisible(!visible)}
          >
            <Icono aria-hidden="true" className="size-5.5" />
          </button>
        </div>
      )}
    </MarcoDeCampo>
  );
}
