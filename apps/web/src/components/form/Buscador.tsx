import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { MarcoDeCampo } from './MarcoDeCampo.tsx';
import { clasesDeControl } from './clasesDeControl.ts';

const ESPERA_MS = 300;

interface PropiedadesDeBuscador {
  etiqueta: string;
  ejemplo: string;
  /** The search text that the page's address has now. */
  valor: string;
  /** Called with the text when the person pauses typing. */
  alBuscar: (texto: string) => void;
  className?: string;
}

/**
 * A search field without a button: it searches when the person pauses typing. When the page's
 * address changes, as on going back, the field shows the address's search text.
 */
export function Buscador({ etiqueta, ejemplo, valor, alBuscar, className }: PropiedadesDeBuscador) {
  const [texto, setTexto] = useState(valor);
  const [visto, setVisto] = useState(valor);
  const campo = useRef<HTMLInputElement>(null);
  if (valor !== visto) {
    setVisto(valor);
    setTexto(valor);
  }

  useEffect(() => {
    if (texto === valor) return;
    const reloj = setTimeout(() => alBuscar(texto), ESPERA_MS);
    return () => clearTimeout(reloj);
    // oxlint-disable-next-line react/exhaustive-deps -- A new function of the parent's must not begin the wait anew.
  }, [texto, valor]);

  return (
    <MarcoDeCampo etiqueta={etiqueta} etiquetaOculta className={className ?? ''}>
      {(enlaces) => (
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-tinta-suave"
          />
          <input
            {...enlaces}
            ref={campo}
            type="search"
            value={texto}
            maxLength={120}
            placeholder={ejemplo}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className={`${clasesDeControl} pr-13 pl-12 [&::-webkit-search-cancel-button]:hidden`}
            onChange={(evento) => setTexto(evento.target.value)}
            onKeyDown={(evento) => {
              if (evento.key === 'Enter' && texto !== valor) alBuscar(texto);
            }}
          />
          {texto !== '' && (
            <button
              type="button"
              aria-label="Borrar la búsqueda"
              className="guijarro absolute inset-y-0.5 right-0.5 grid w-12 place-items-center text-tinta-suave hover:text-tinta"
              onClick={() => {
                setTexto('');
                alBuscar('');
                campo.current?.focus();
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
      )}
    </MarcoDeCampo>
  );
}
